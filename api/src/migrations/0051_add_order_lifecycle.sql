alter table orders
  -- When the order came into its present status: every waiting time of domain §3 counts from here.
  add column status_since timestamptz not null default now(),
  -- Submissions after a rejection; the first one is none.
  add column resubmissions int not null default 0 check (resubmissions between 0 and 3),
  -- Counted under the order's own lock, so that two uploads at once cannot both be the last one.
  add column document_count int not null default 0 check (document_count between 0 and 10),
  add column info_count int not null default 0 check (info_count between 0 and 20),
  -- The buyer was told that the order will soon be cancelled by itself; older than status_since means not yet.
  add column reminded_at timestamptz;
update orders set status_since = updated_at;

-- What waits for its time, and nothing else: finished orders are most of the table.
create index orders_waiting on orders (status, status_since) where status in ('bought', 'rejected', 'verified');
create index orders_by_date on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);

-- Private: read under a signed address alone.
create table order_documents (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  file_key text not null,
  -- As the buyer calls it.
  name text not null,
  mime text not null,
  -- Bytes.
  size int not null,
  created_at timestamptz not null
);
create index order_documents_order on order_documents (order_id, id);

create table order_infos (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index order_infos_order on order_infos (order_id, id);
