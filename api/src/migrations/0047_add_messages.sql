-- One thread per pair of profiles, persons or companies; each has a side of its own.
create table message_threads (
  id uuid primary key,
  -- Both profiles in one order, so that two who write first at once meet in one row.
  pair text not null unique,
  last_number int not null default 0,
  created_at timestamptz not null
);

create table message_sides (
  thread_id uuid not null references message_threads on delete cascade,
  side smallint not null check (side in (0, 1)),
  user_id uuid references users,
  company_id uuid references companies,
  -- Read up to this message. A company's members share it: what one has read the company has read.
  read_number int not null default 0,
  unread int not null default 0 check (unread >= 0),
  last_message_at timestamptz not null,
  primary key (thread_id, side),
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1)
);
create index message_sides_user on message_sides (user_id, last_message_at desc, thread_id desc) where user_id is not null;
create index message_sides_company on message_sides (company_id, last_message_at desc, thread_id desc)
  where company_id is not null;

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  -- 1, 2, 3… within the thread, given under the lock of its row: the order of reading, and the cursor of pages.
  number int not null check (number > 0),
  side smallint not null check (side in (0, 1)),
  -- The person who wrote; with sender_company_id set, on behalf of that company.
  author_id uuid not null references users,
  sender_company_id uuid references companies,
  text text not null check (text <> ''),
  image_key text,
  thumbnail_key text,
  image_width int,
  image_height int,
  client_id uuid,
  created_at timestamptz not null,
  unique (thread_id, number),
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4))
);
-- The same client_id is stored once per sender, also when it comes twice at once.
create unique index messages_client on messages (author_id, coalesce(sender_company_id, author_id), client_id)
  where client_id is not null;
