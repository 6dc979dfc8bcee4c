create table withdrawals (
  id uuid primary key,
  -- Whose points: the person or the company.
  user_id uuid references users,
  company_id uuid references companies,
  requested_by uuid not null references users,
  -- Grosze.
  amount bigint not null check (amount > 0),
  bank_number text,
  broker_account text,
  status text not null default 'requested' check (status in ('requested', 'approved', 'paid', 'rejected')),
  rejected_reason text,
  created_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1),
  constraint one_target check (num_nonnulls(bank_number, broker_account) = 1),
  constraint rejected_with_reason check ((status = 'rejected') = (rejected_reason is not null))
);
create index withdrawals_user on withdrawals (user_id, created_at desc, id desc) where user_id is not null;
create index withdrawals_company on withdrawals (company_id, created_at desc, id desc) where company_id is not null;
create index withdrawals_open on withdrawals (created_at, id) where status in ('requested', 'approved');
