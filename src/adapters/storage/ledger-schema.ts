/** What a ledger holds; times are milliseconds on the harness's monotonic clock. */
export const LEDGER_SCHEMA = `
CREATE TABLE marks (
  kind TEXT NOT NULL CHECK (kind IN ('start', 'wait', 'stop')),
  at_ms REAL NOT NULL,
  until_ms REAL,
  reason TEXT,
  detail TEXT
) STRICT;
CREATE TABLE calls (
  attempt_id TEXT PRIMARY KEY,
  turn INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  launch_id TEXT,
  model_asked TEXT NOT NULL,
  prompt_characters INTEGER NOT NULL,
  requested_at_ms REAL NOT NULL,
  sent_at_ms REAL,
  headers_at_ms REAL,
  ended_at_ms REAL NOT NULL,
  status TEXT NOT NULL,
  http_status INTEGER,
  error TEXT,
  text TEXT NOT NULL,
  reasoning_text TEXT,
  finish_reason TEXT,
  model TEXT,
  streamed INTEGER NOT NULL,
  tool_call_count INTEGER NOT NULL,
  malformed_tool_call_count INTEGER NOT NULL,
  client_stalled INTEGER NOT NULL,
  connection_reused INTEGER,
  input_tokens REAL,
  cache_read_input_tokens REAL,
  cache_write_input_tokens REAL,
  output_tokens REAL,
  reasoning_output_tokens REAL,
  total_tokens REAL,
  usage_adjusted INTEGER
) STRICT;
CREATE TABLE stream_events (
  attempt_id TEXT NOT NULL REFERENCES calls,
  chunk INTEGER NOT NULL,
  at_ms REAL NOT NULL,
  byte_count INTEGER NOT NULL,
  classes TEXT NOT NULL,
  PRIMARY KEY (attempt_id, chunk)
) STRICT, WITHOUT ROWID;
CREATE TABLE tool_audit (
  at_ms REAL NOT NULL,
  turn INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT,
  arguments TEXT,
  source TEXT NOT NULL,
  outcome TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (turn, position)
) STRICT;
CREATE TABLE launches (
  launch_id TEXT PRIMARY KEY,
  answer TEXT,
  record TEXT NOT NULL
) STRICT;
`;
