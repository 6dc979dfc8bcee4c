-- The mirror of every debt account: what all holders owe for rewards that were reversed after they had been paid out.
alter table ledger_accounts drop constraint known_kind, add constraint known_kind check (
  case when num_nonnulls(user_id, company_id) = 1
       then kind in ('available', 'frozen', 'assigned', 'withdrawable', 'hold', 'debt')
       else num_nonnulls(user_id, company_id) = 0 and kind in ('clearing.card', 'clearing.bank', 'clearing.debt') end
);
insert into ledger_accounts (kind) values ('clearing.debt');

-- To whom a debt goes back. The balance of a debt account is the sum of amount - paid of its rows.
create table reward_debts (
  order_id uuid not null references orders,
  -- The reward that was reversed.
  type text not null check (type in ('BUY', 'NETWORK_BUY')),
  debtor_user_id uuid references users,
  debtor_company_id uuid references companies,
  seller_id uuid not null references companies,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  created_at timestamptz not null,
  primary key (order_id, type),
  constraint one_debtor check (num_nonnulls(debtor_user_id, debtor_company_id) = 1)
);
create index reward_debts_user on reward_debts (debtor_user_id, created_at) where debtor_user_id is not null and paid < amount;
create index reward_debts_company on reward_debts (debtor_company_id, created_at)
  where debtor_company_id is not null and paid < amount;
