#!/usr/bin/env node
import { start } from './main.js';
await start('cli', import.meta.dirname);
