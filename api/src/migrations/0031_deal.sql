-- What invoices of a profile say, given once and copied to each order (ADR 135). Account numbers are encrypted (ADR 57).
create table invoice_details (
  id uuid primary key,
  user_id uuid references users (id),
  company_id uuid references companies (id),
  name text not null check (name <> ''),
  nip text check (nip ~ '^[0-9]{10}$'),
  address text,
  zip_code text,
  city text,
  email text,
  phone text,
  bank_number text,
  updated_by uuid not null references users (id),
  updated_at timestamptz not null,
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1),
  constraint no_plain_number check (bank_number !~ '^[0-9]+$')
);
create unique index invoice_details_user on invoice_details (user_id) where user_id is not null;
create unique index invoice_details_company on invoice_details (company_id) where company_id is not null;
create index invoice_details_updated_by on invoice_details (updated_by);

-- The copy of each side of an order. A side without a row was erased, or its order is from a process of the version before.
create table order_invoices (
  id uuid primary key,
  order_id uuid not null references orders (id),
  side text not null check (side in ('seller', 'buyer')),
  name text not null check (name <> ''),
  nip text check (nip ~ '^[0-9]{10}$'),
  address text,
  zip_code text,
  city text,
  email text,
  phone text,
  bank_number text,
  corrected_at timestamptz,
  constraint no_plain_number check (bank_number !~ '^[0-9]+$'),
  unique (order_id, side)
);

-- The offer's words at the purchase; `taken_at` is later than the order for orders from before this table.
create table order_terms (
  order_id uuid primary key references orders (id),
  title text not null,
  description text not null,
  scope text[] not null,
  delivery_time text,
  taken_at timestamptz not null
);

-- `due_notice_of` is the due date that the buyer was reminded of automatically: another date is reminded of again.
alter table orders
  add column due_on date,
  add column paid_on date,
  add column payment_reminded_at timestamptz,
  add column due_notice_of date;
create index orders_unpaid_of_seller on orders (seller_id, due_on)
  where paid_on is null and status not in ('cancelled', 'rejected');
create index orders_unpaid on orders (due_on) where paid_on is null and status not in ('cancelled', 'rejected');

-- The day that a step names: of payment, or until when to pay.
alter table order_events add column day date;

-- Orders from before: what companies show, and of persons only the name, because nobody asked them for more. They get no due date:
-- nobody agreed on one.
insert into order_terms (order_id, title, description, scope, delivery_time, taken_at)
select r.id, r.offer_title, o.description, o.scope, o.delivery_time, now() from orders r join offers o on o.id = r.offer_id;

insert into order_invoices (id, order_id, side, name, nip, address, zip_code, city, email, phone)
select gen_random_uuid(), r.id, s.side, c.name, case when c.nip ~ '^[0-9]{10}$' then c.nip end, c.address, c.zip_code, c.city, c.email, c.phone
from orders r
cross join lateral (values ('seller', r.seller_id), ('buyer', r.buyer_company_id)) s (side, company_id)
join companies c on c.id = s.company_id and c.deleted_at is null
where r.status <> 'cancelled';

insert into order_invoices (id, order_id, side, name)
select gen_random_uuid(), r.id, 'buyer', u.first_name || ' ' || u.last_name
from orders r join users u on u.id = r.buyer_user_id and u.deleted_at is null
where r.buyer_company_id is null and r.status <> 'cancelled';
