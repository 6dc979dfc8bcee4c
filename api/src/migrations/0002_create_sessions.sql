-- A session is a family of refresh tokens: each is used once and replaced. Only hashes are kept.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_open_by_user on sessions (user_id) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- Links sent by mail. Used rows stay until they expire, so that opening a link twice can be told from a forged one.
create table one_time_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  user_id uuid not null references users (id),
  -- What was registered with: it counts once its own link is opened, so that nobody plants a password on a foreign address.
  registration jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_by_user on one_time_tokens (user_id, purpose);

-- Mail is written in the transaction that causes it. With SMTP a delivered row is deleted (it carries live links);
-- without, the development pages show the table.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null
);
create index outbox_by_attempt on outbox (next_attempt_at);

create table throttle_counters (
  key text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
create index throttle_counters_by_end on throttle_counters (window_ends_at);

create table idempotency_keys (
  scope text not null,
  identity text not null,
  key text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (scope, identity, key)
);
create index idempotency_keys_by_date on idempotency_keys (created_at);
