import { start } from './main.js';
await start('action', import.meta.dirname);
