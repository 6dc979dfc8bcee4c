-- One question to several sellers. Its text is in the conversation with each of them.
create table quote_requests (
  id uuid primary key,
  buyer_user_id uuid not null references users,
  -- Null for a request that the person makes for themselves.
  buyer_company_id uuid references companies,
  -- What all offers have in common.
  category_id uuid references categories on delete set null,
  wanted_by date,
  created_at timestamptz not null);
create index quote_requests_buyer_user on quote_requests (buyer_user_id, created_at desc, id desc) where buyer_company_id is null;
create index quote_requests_buyer_company on quote_requests (buyer_company_id, created_at desc, id desc)
  where buyer_company_id is not null;
create index quote_requests_category on quote_requests (category_id) where category_id is not null;

alter table quotes add column request_id uuid references quote_requests on delete set null;
create index quotes_request on quotes (request_id) where request_id is not null;
