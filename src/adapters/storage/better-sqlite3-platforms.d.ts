declare module 'better-sqlite3/*' {
  import Database from 'better-sqlite3';

  export default Database;
}
