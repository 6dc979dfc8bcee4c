-- Numbers of messages, told to the sender. A robot is told one as well, and nothing is stored under it.
create sequence contact_numbers start 1001;

-- What came by the form of the contact page.
create table contact_messages (
  id uuid primary key,
  number bigint not null unique,
  topic text not null check (topic in ('help', 'abuse', 'privacy', 'invoices', 'other')),
  name text not null check (name <> ''),
  email text not null,
  text text not null check (text <> '' and char_length(text) <= 2000),
  locale text not null check (locale in ('pl', 'en')),
  -- Who was signed in.
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
