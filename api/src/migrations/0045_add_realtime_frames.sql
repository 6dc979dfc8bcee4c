-- What open browsers are told over the websocket, one row per receiving user; kept 24 hours for those who reconnect.
create table realtime_frames (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- Null until a process delivers to the user. Given by the causing transaction it would have to lock the user's counter
  -- until its commit, or a reader would pass over a lower number that commits later.
  seq bigint check (seq > 0),
  type text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create unique index realtime_frames_in_order on realtime_frames (user_id, seq) where seq is not null;
create index realtime_frames_waiting on realtime_frames (user_id, id) where seq is null;
create index realtime_frames_by_date on realtime_frames (created_at);

-- The last number given to a user's frames. Its row lock is what makes the numbers gap-free.
create table realtime_cursors (
  user_id uuid primary key references users on delete cascade,
  last_seq bigint not null default 0
);
