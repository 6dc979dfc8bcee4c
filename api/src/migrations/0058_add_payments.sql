-- Payments through a provider. A row moves nothing by itself; the provider's signed event does.
create table payments (
  id uuid primary key,
  provider text not null,
  -- The provider's own id of it, when it has one.
  provider_ref text,
  purpose text not null check (purpose in ('recharge', 'plan')),
  company_id uuid not null references companies,
  created_by uuid not null references users,
  -- Grosze.
  amount bigint not null check (amount > 0),
  currency text not null default 'PLN' check (currency = 'PLN'),
  -- Of a plan its id.
  reference text,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'canceled')),
  redirect_url text not null,
  created_at timestamptz not null,
  -- After this the browser gives up. Money that arrives later counts all the same.
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint plan_has_reference check ((purpose = 'plan') = (reference is not null)),
  constraint settled_when_over check ((status = 'pending') = (settled_at is null))
);
create index payments_company on payments (company_id, created_at desc);

-- Every signed event once, whatever became of it: what a provider says again has no second effect.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id uuid references payments,
  kind text not null,
  -- As the event says: grosze, null when it names no sum.
  amount bigint,
  currency text,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_payment on payment_events (payment_id);
