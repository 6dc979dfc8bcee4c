-- Messages, quotes in them, notifications and live updates.

-- One thread per pair of profiles, persons or companies; each has a side of its own.
create table message_threads (
  id uuid primary key,
  -- Both profiles in a fixed order, so that two first messages at once meet in one row.
  pair text not null unique,
  last_number int not null default 0,
  created_at timestamptz not null
);

create table message_sides (
  thread_id uuid not null references message_threads on delete cascade,
  side smallint not null check (side in (0, 1)),
  user_id uuid references users,
  company_id uuid references companies,
  -- Read up to this message. A company's members share it: what one member has read counts as read by all.
  read_number int not null default 0,
  unread int not null default 0 check (unread >= 0),
  last_message_at timestamptz not null,
  primary key (thread_id, side),
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1)
);
create index message_sides_user on message_sides (user_id, last_message_at desc, thread_id desc) where user_id is not null;
create index message_sides_company on message_sides (company_id, last_message_at desc, thread_id desc)
  where company_id is not null;

-- A question about an offer's price and what became of it, or an application for a job offer. Both sides talk about it in a thread.
create table quotes (
  id uuid primary key,
  kind text not null check (kind in ('quote', 'application')),
  offer_id uuid not null references offers,
  -- Of the moment of asking.
  offer_title text not null,
  seller_id uuid not null references companies,
  -- The person who asked; with buyer_company_id set, on behalf of that company.
  buyer_user_id uuid not null references users,
  buyer_company_id uuid references companies,
  thread_id uuid not null references message_threads,
  -- What the buyer would pay, and what the seller proposes, in grosze; at most MAX_PRICE of the API.
  asked_amount bigint check (asked_amount between 0 and 100000000000),
  wanted_by date,
  price bigint check (price between 1 and 100000000000),
  -- The last day in Poland.
  valid_until date,
  proposed_at timestamptz,
  status text not null default 'asked' check (status in ('asked', 'proposed', 'accepted', 'declined', 'expired')),
  status_since timestamptz not null,
  -- Of an open one: when it expires automatically.
  expires_at timestamptz,
  order_id uuid unique references orders,
  created_at timestamptz not null,
  constraint open_expires check ((status in ('asked', 'proposed')) = (expires_at is not null)),
  constraint whole_proposal check (num_nonnulls(price, valid_until, proposed_at) in (0, 3)),
  constraint order_of_accepted check (order_id is null or (status = 'accepted' and kind = 'quote'))
);
-- One open request of a buyer for an offer, also when two come at once. Ids of persons and companies are all different.
create unique index quotes_open on quotes (offer_id, coalesce(buyer_company_id, buyer_user_id)) where expires_at is not null;
create index quotes_seller on quotes (seller_id, status_since desc, id desc);
create index quotes_buyer_user on quotes (buyer_user_id, status_since desc, id desc) where buyer_company_id is null;
create index quotes_buyer_company on quotes (buyer_company_id, status_since desc, id desc) where buyer_company_id is not null;
create index quotes_expiring on quotes (expires_at) where expires_at is not null;

create table quote_events (
  id bigint generated always as identity primary key,
  quote_id uuid not null references quotes on delete cascade,
  at timestamptz not null,
  step text not null check (step in ('ask', 'propose', 'accept', 'decline', 'expire')),
  -- The status after this event.
  status text not null,
  -- Nobody for what is automatic.
  actor_user_id uuid references users,
  actor_company_id uuid references companies,
  -- Of a question what the buyer would pay, of a proposal its price.
  amount bigint,
  valid_until date
);
create index quote_events_quote on quote_events (quote_id, id);

-- Private: read only through a signed address. Deleted with the applicant's account.
create table quote_documents (
  id uuid primary key,
  quote_id uuid not null references quotes on delete cascade,
  file_key text not null,
  -- The file's name on the applicant's side.
  name text not null,
  mime text not null,
  -- Bytes.
  size int not null,
  created_at timestamptz not null
);
create index quote_documents_quote on quote_documents (quote_id, id);

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  -- 1, 2, 3… within the thread, assigned under the lock of its row: the order of reading, and the cursor of pages.
  number int not null check (number > 0),
  side smallint not null check (side in (0, 1)),
  -- The person who wrote; with sender_company_id set, on behalf of that company.
  author_id uuid not null references users,
  sender_company_id uuid references companies,
  -- Empty only beside a step of a quote: an acceptance needs no words.
  text text not null,
  -- The step of a quote that the message is; what was written with it is in no other place.
  quote_event_id bigint unique references quote_events,
  stems tsvector not null default '',
  -- For the search in threads. Stored, because folding a text costs more than reading its words.
  words tsvector not null generated always as (to_tsvector('simple', f_words(text)) || stems) stored,
  image_key text,
  thumbnail_key text,
  image_width int,
  image_height int,
  client_id uuid,
  created_at timestamptz not null,
  hidden_at timestamptz,
  unique (thread_id, number),
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  constraint no_empty_message check (text <> '' or quote_event_id is not null)
);
-- The same client_id is stored once per sender, also when it comes twice at once.
create unique index messages_client on messages (author_id, coalesce(sender_company_id, author_id), client_id)
  where client_id is not null;
create index messages_words on messages using gin (words);

-- A profile that receives no messages from another one. A company's members share its blocks, as they share its messages.
create table message_blocks (
  id uuid primary key,
  blocker_user_id uuid references users,
  blocker_company_id uuid references companies,
  blocked_user_id uuid references users,
  blocked_company_id uuid references companies,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint one_blocker check (num_nonnulls(blocker_user_id, blocker_company_id) = 1),
  constraint one_blocked check (num_nonnulls(blocked_user_id, blocked_company_id) = 1)
);
-- Ids of persons and companies are all different.
create unique index message_blocks_pair on message_blocks
  (coalesce(blocker_user_id, blocker_company_id), coalesce(blocked_user_id, blocked_company_id));

-- One row per person; company_id says that it reached the person as a member of that company.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  company_id uuid references companies on delete cascade,
  kind text not null,
  actor_user_id uuid references users,
  actor_company_id uuid references companies,
  subject_type text,
  subject_id uuid,
  params jsonb not null default '{}',
  -- When the first of several likes came that this row stands for; null for a row of one event.
  began_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- Switched off in the product: neither listed nor counted nor pushed, but still mailed when the person wants mail.
  hidden boolean not null default false,
  -- When a mail at once is due; null when none is planned.
  mail_due_at timestamptz,
  -- The last mail that contained it.
  mailed_at timestamptz,
  constraint one_actor check (num_nonnulls(actor_user_id, actor_company_id) <= 1),
  constraint whole_subject check ((subject_type is null) = (subject_id is null))
);
create index notifications_by_date on notifications (user_id, created_at desc, id desc);
create index notifications_unseen on notifications (user_id) where seen_at is null;
-- A thread has one unseen notification, however many messages wait in it, and a post one of likes: notify() relies on this
-- index.
create unique index notifications_renewed on notifications (user_id, kind, subject_id)
  where kind in ('MessageForUser', 'MessageForCompany', 'PostReacted') and seen_at is null;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null;

-- What a person chose for a kind of notification; a kind without a row has its default (notification-channels.ts).
create table notification_settings (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_product boolean not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  -- The choice that a mailed link ended, so that the same link can restore it.
  mail_before text check (mail_before in ('now', 'daily')),
  updated_at timestamptz not null,
  primary key (user_id, kind)
);

-- One row per started daily digest. The latest one is where the next begins.
create table notification_digests (
  sent_for timestamptz primary key
);

-- Frames for open browsers over the websocket, one row per receiving user; retained 24 hours for those who reconnect.
create table realtime_frames (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- Null until a process delivers to the user. Assigned by the causing transaction it would lock the user's counter
  -- until the commit, or a reader would miss a lower number that commits later.
  seq bigint check (seq > 0),
  type text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create unique index realtime_frames_in_order on realtime_frames (user_id, seq) where seq is not null;
create index realtime_frames_waiting on realtime_frames (user_id, id) where seq is null;
create index realtime_frames_by_date on realtime_frames (created_at);

-- The last number of a user's frames. Its row lock makes the numbers gap-free.
create table realtime_cursors (
  user_id uuid primary key references users on delete cascade,
  last_seq bigint not null default 0
);
