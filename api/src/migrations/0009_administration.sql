-- For admins: the audit log, the contact form and the figures of each day.

-- Append only: who moderated what. A correction is another row.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  -- Null without an account, as of the sender of a file.
  actor_id uuid references users (id),
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
create index audit_log_by_date on audit_log (at desc, id desc);
create index audit_log_by_subject on audit_log (subject_type, subject_id, at desc);
-- Filters of the list; also its distinct actions and actors, by skipping from one to the next.
create index audit_log_by_action on audit_log (action, at desc, id desc);
create index audit_log_by_kind on audit_log (subject_type, at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_by_actor_and_action on audit_log (actor_id, action, at desc, id desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- Numbers of messages, shown to the sender. A robot gets one as well, and nothing is stored under it.
create sequence contact_numbers start 1001;

-- Messages of the contact form.
create table contact_messages (
  id uuid primary key,
  number bigint not null unique,
  topic text not null check (topic in ('help', 'abuse', 'privacy', 'invoices', 'other')),
  name text not null check (name <> ''),
  email text not null,
  text text not null check (text <> '' and char_length(text) <= 2000),
  locale text not null check (locale in ('pl', 'en')),
  -- The sender, if signed in.
  user_id uuid references users on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  created_at timestamptz not null,
  -- Of the latest answer or change of status; the deletion counts from here.
  updated_at timestamptz not null
);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_by_time on contact_messages (created_at desc, id desc);
create index contact_messages_by_update on contact_messages (updated_at);
create index contact_messages_by_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_waiting on contact_messages (created_at) where status = 'waiting';
-- Search: the number, and words of name, address and text.
create index contact_messages_by_words on contact_messages
  using gin (fold_text(name || ' ' || email || ' ' || text) gin_trgm_ops);

create table contact_files (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  position int not null,
  -- Of the file store, private.
  key text not null,
  name text not null,
  mime text not null,
  size int not null
);
create index contact_files_by_message on contact_files (message_id, position);

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  answered_by uuid not null references users,
  text text not null check (text <> ''),
  at timestamptz not null
);
create index contact_answers_by_message on contact_answers (message_id, at);

-- Figures of each day in Poland, written by a job: counting a million rows takes longer than a page may.
create table daily_statistics (
  day date primary key,
  sign_ups int not null,
  active_companies int not null,
  orders int not null,
  -- Grosze: rewards of buyers and referrers for verified orders, and paid withdrawals.
  granted bigint not null,
  paid bigint not null
);
