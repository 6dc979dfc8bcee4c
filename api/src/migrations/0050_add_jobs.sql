-- Work that waits for its time. A job is done in the transaction that deletes its row (a recurring one moves it on), so
-- effect and memory of it stand or fall together.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null unique,
  payload jsonb not null,
  run_at timestamptz not null,
  -- Set for a recurring job, whose row stays.
  every_seconds int check (every_seconds > 0),
  -- Failures in a row; the row waits longer after each.
  attempts int not null default 0,
  last_error text
);
create index jobs_due on jobs (run_at, id);
