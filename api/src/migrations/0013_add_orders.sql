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
  price bigint not null check (price >= 0),
  reward bigint not null check (reward >= 0),
  status text not null default 'bought' check (
    status in ('bought', 'in_verification', 'rejected', 'verified', 'completed', 'cancelled', 'reported')),
  rejected_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_referrer check (num_nonnulls(referrer_user_id, referrer_company_id) <= 1)
);
create index orders_seller on orders (seller_id, created_at desc, id desc);
create index orders_buyer_user on orders (buyer_user_id, created_at desc, id desc) where buyer_company_id is null;
create index orders_buyer_company on orders (buyer_company_id, created_at desc, id desc) where buyer_company_id is not null;
create index orders_offer on orders (offer_id);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  -- The status after this event.
  status text not null,
  action text not null,
  actor_user_id uuid references users,
  actor_company_id uuid references companies,
  reason text
);
create index order_events_order on order_events (order_id, id);

-- One link per identity; whoever buys through it makes that identity the referrer.
create table referral_links (
  token text primary key,
  user_id uuid references users on delete cascade,
  company_id uuid references companies on delete cascade,
  created_at timestamptz not null default now(),
  constraint one_owner check (num_nonnulls(user_id, company_id) = 1)
);
create unique index referral_links_user on referral_links (user_id) where user_id is not null;
create unique index referral_links_company on referral_links (company_id) where company_id is not null;
