-- A change of address waits for the link that is mailed to the new one. A row whose link was opened stays until housekeeping
-- deletes it, so that opening the link again says what happened.
create table email_changes (
  hash text primary key,
  user_id uuid not null references users (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- One waiting change of a person: a new request replaces the previous one.
create unique index email_changes_pending on email_changes (user_id) where used_at is null;
create index email_changes_by_user on email_changes (user_id);
