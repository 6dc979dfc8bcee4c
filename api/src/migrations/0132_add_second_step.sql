-- The second step of a sign-in. Secrets of authenticator apps are encrypted with a key that is not in the database; recovery
-- codes are keyed hashes.
create table totp_authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  -- Number of the 30-second period of the last accepted code: that code and older ones are never accepted again.
  last_step bigint not null,
  created_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A sign-in whose password was right and whose second step is awaited.
create table sign_in_challenges (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  passkey_challenge text,
  attempts int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at);

-- When the session proved a second step; null for a session of a password alone.
alter table sessions add column second_step_at timestamptz;
