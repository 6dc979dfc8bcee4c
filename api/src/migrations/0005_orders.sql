-- Referral links, orders, and reports about orders.

-- One link per identity, which becomes the referrer of a purchase through it.
create table referral_links (
  token text primary key,
  user_id uuid references users on delete cascade,
  company_id uuid references companies on delete cascade,
  created_at timestamptz not null default now(),
  constraint one_owner check (num_nonnulls(user_id, company_id) = 1)
);
create unique index referral_links_user on referral_links (user_id) where user_id is not null;
create unique index referral_links_company on referral_links (company_id) where company_id is not null;

create table orders (
  id uuid primary key,
  number int generated always as identity unique,
  offer_id uuid not null references offers,
  seller_id uuid not null references companies,
  -- The person who ordered; with buyer_company_id set, on behalf of that company.
  buyer_user_id uuid not null references users,
  buyer_company_id uuid references companies,
  referrer_user_id uuid references users,
  referrer_company_id uuid references companies,
  -- Snapshots at the moment of buying, grosze: a later edit of the offer changes no order.
  offer_title text not null,
  title_norm text not null generated always as (fold_text(offer_title)) stored,
  -- At most MAX_PRICE of the API.
  price bigint not null check (price between 0 and 100000000000),
  reward bigint not null check (reward between 0 and 100000000000),
  status text not null default 'bought' check (
    status in ('bought', 'in_verification', 'rejected', 'verified', 'completed', 'cancelled', 'reported')),
  -- When the order came into its present status: every waiting time of domain §3 counts from here.
  status_since timestamptz not null default now(),
  rejected_reason text,
  -- Submissions after a rejection; the first submission does not count.
  resubmissions int not null default 0 check (resubmissions between 0 and 3),
  -- Counted under the order's own lock, so that two uploads at once cannot both be the last one.
  document_count int not null default 0 check (document_count between 0 and 10),
  info_count int not null default 0 check (info_count between 0 and 20),
  -- Those of them that were added since the last submission: they can still be removed, and a resubmission needs one.
  new_document_count int not null default 0 check (new_document_count between 0 and 10),
  new_info_count int not null default 0 check (new_info_count between 0 and 20),
  -- When the buyer was warned of the automatic cancellation; a time before status_since is of an earlier status.
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_referrer check (num_nonnulls(referrer_user_id, referrer_company_id) <= 1)
);
-- None by offer: no query looks for the orders of an offer, and every purchase would write it.
-- With the status, so that the counts of a list's tabs come from the index alone.
create index orders_seller on orders (seller_id, created_at desc, id desc) include (status);
create index orders_buyer_user on orders (buyer_user_id, created_at desc, id desc) include (status) where buyer_company_id is null;
create index orders_buyer_company on orders (buyer_company_id, created_at desc, id desc) include (status)
  where buyer_company_id is not null;
create index orders_by_date on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
-- Open orders of a buyer with one seller, which every purchase counts.
create index orders_open_of_person on orders (buyer_user_id, seller_id)
  where status in ('bought', 'in_verification', 'rejected', 'reported');
create index orders_open_of_company on orders (buyer_company_id, seller_id)
  where buyer_company_id is not null and status in ('bought', 'in_verification', 'rejected', 'reported');
-- Sales whose reward may be blocked, which every read of a company's balance counts.
create index orders_open_of_seller on orders (seller_id)
  where status in ('bought', 'in_verification', 'rejected', 'reported');
-- What waits for its time, and nothing else: finished orders are most of the table.
create index orders_waiting on orders (status, status_since) where status in ('bought', 'rejected', 'verified');
-- Search of admins: by words of the title, and by buyer, also of what was bought for a company.
create index orders_title_search on orders using gin (title_norm gin_trgm_ops);
create index orders_by_buyer on orders (buyer_user_id, created_at desc, id desc);

-- Whether a referrer recommends themselves (ADR 56): somebody of theirs is the buyer, or one of the buying or the selling company.
create function referrer_is_related(
  referrer_user uuid, referrer_company uuid, seller uuid, buyer_user uuid, buyer_company uuid, since timestamptz
) returns boolean language sql stable as $$
  select coalesce(referrer_company in (seller, coalesce(buyer_company, seller)), false) or exists (
    select from people_of(referrer_user, referrer_company, since) theirs
    where theirs.user_id in (
      select user_id from people_of(buyer_user, buyer_company, since)
      union all select user_id from people_of(null, seller, since)))
$$;

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  -- The status after this event.
  status text not null,
  action text not null,
  actor_user_id uuid references users,
  actor_company_id uuid references companies,
  reason text,
  -- The reason for the seller where it differs; null: the same for both.
  reason_seller text
);
create index order_events_order on order_events (order_id, id);

-- Private: read only through a signed address.
create table order_documents (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  file_key text not null,
  -- The file's name on the buyer's side.
  name text not null,
  mime text not null,
  -- Bytes.
  size int not null,
  -- The seller has it to decide by; it can no longer be removed.
  submitted boolean not null default false,
  created_at timestamptz not null
);
create index order_documents_order on order_documents (order_id, id);

create table order_infos (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  text text not null check (text <> ''),
  -- As for documents.
  submitted boolean not null default false,
  created_at timestamptz not null
);
create index order_infos_order on order_infos (order_id, id);

-- A buyer's complaint about a sale, and an admin's decision about it.
create table order_reports (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- The order's status before the report.
  status_before text not null check (status_before in ('in_verification', 'rejected', 'verified')),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  decision text check (decision in ('verified', 'cancelled')),
  -- For the buyer.
  decision_reason text,
  -- For the seller where it differs; null: the same for both.
  decision_reason_seller text,
  decided_by uuid references users,
  decided_at timestamptz,
  constraint whole_decision check (num_nonnulls(decision, decision_reason, decided_by, decided_at) in (0, 4))
);
create unique index order_reports_open on order_reports (order_id) where decided_at is null;
create index order_reports_queue on order_reports ((decided_at is not null), created_at desc, id desc);
-- Number and age of what waits for an admin, from the index alone.
create index order_reports_waiting on order_reports (created_at) where decided_at is null;
