-- A plan sells limits that are enforced; the texts of features are written by nobody any more.
alter table plans drop column features, drop column features_en;
-- Saved searches of a company at once. The free plan keeps what every profile has.
alter table plans add column saved_search_limit int not null default 20 check (saved_search_limit >= 20);
update plans set saved_search_limit = case id when 'standard' then 50 when 'premium' then 200 else 20 end;

-- The smaller plan that follows at the end of the paid time, until somebody takes it back.
alter table companies add column next_plan text constraint companies_next_plan references plans;
alter table companies add constraint next_plan_follows check (next_plan is null or plan_paid_until is not null);
create index companies_next_plan on companies (plan_paid_until) where next_plan is not null;

-- What the paid time of companies was worth: the unused days are credited when a larger plan replaces it.
create table plan_periods (
  id uuid primary key,
  company_id uuid not null references companies,
  plan text not null references plans,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Grosze: the payment and the credit that it was bought with.
  value bigint not null check (value > 0),
  -- Null when the credit alone paid for it.
  payment_id uuid unique references payments,
  created_at timestamptz not null,
  -- When its unused days went into the period of another plan.
  credited_at timestamptz,
  constraint ends_after_start check (ends_at > starts_at)
);
create index plan_periods_open on plan_periods (company_id, ends_at) where credited_at is null;

-- Paid time of before, worth what was paid for it last.
insert into plan_periods (id, company_id, plan, starts_at, ends_at, value, payment_id, created_at)
select gen_random_uuid(), c.id, c.plan, c.plan_paid_until - (case p.period when 'year' then interval '1 year' else interval '1 month' end),
       c.plan_paid_until, y.amount, y.id, now()
from companies c join plans p on p.id = c.plan
join lateral (
  select id, amount from payments
  where company_id = c.id and purpose = 'plan' and reference = c.plan and status = 'succeeded'
  order by settled_at desc limit 1) y on true
where c.plan_paid_until > now() and c.deleted_at is null;

-- The last number of each year. A payment takes the next one by updating the row in its own transaction: who comes next waits, and a
-- rollback gives the number back, so that none is missing.
create table receipt_series (
  year int primary key,
  last_number int not null check (last_number > 0)
);

-- Receipts of payments, as they were: the sides are copied, so that a later name or a deletion changes nothing.
create table receipts (
  id uuid primary key,
  year int not null,
  number int not null check (number > 0),
  -- As people write it: WSP/2026/000001.
  label text not null unique generated always as (
    'WSP/' || year::text || '/' || lpad(number::text, greatest(6, length(number::text)), '0')) stored,
  payment_id uuid not null unique references payments,
  -- Who paid: the company, or the person.
  user_id uuid references users,
  company_id uuid references companies,
  issued_at timestamptz not null,
  -- Grosze.
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  gross bigint not null check (gross > 0),
  -- Null for what is not taxed: points are vouchers.
  vat_percent int check (vat_percent > 0),
  seller jsonb not null,
  buyer jsonb not null,
  item jsonb not null,
  unique (year, number),
  constraint one_payer check (num_nonnulls(user_id, company_id) = 1),
  constraint adds_up check (net + vat = gross),
  constraint untaxed_has_no_vat check (vat_percent is not null or vat = 0)
);
create index receipts_of_person on receipts (user_id) where user_id is not null;
create trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change();

-- Files of a mail: name, type and content in base64.
alter table outbox add column attachments jsonb not null default '[]';
