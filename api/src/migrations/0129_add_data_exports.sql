-- Requests for a copy of one's own data. A job writes the file; ready_at, file_key and size are set together.
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  requested_at timestamptz not null,
  ready_at timestamptz,
  file_key text,
  size bigint,
  expires_at timestamptz,
  check (num_nonnulls(ready_at, file_key, size, expires_at) in (0, 4))
);
-- Of two requests at once the second is refused.
create unique index data_exports_pending on data_exports (user_id) where ready_at is null;
create index data_exports_by_user on data_exports (user_id, requested_at);
create index data_exports_by_expiry on data_exports (expires_at);
