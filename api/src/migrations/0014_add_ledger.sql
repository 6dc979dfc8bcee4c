-- Double entry, append only. Amounts are grosze.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  user_id uuid references users,
  company_id uuid references companies,
  kind text not null,
  balance bigint not null default 0,
  constraint known_kind check (
    case when num_nonnulls(user_id, company_id) = 1
         then kind in ('available', 'frozen', 'assigned', 'withdrawable', 'hold', 'debt')
         else num_nonnulls(user_id, company_id) = 0 and kind in ('clearing.card', 'clearing.bank') end
  ),
  constraint no_overdraft check (balance >= 0)
) with (fillfactor = 50);
create unique index ledger_accounts_user on ledger_accounts (user_id, kind) where user_id is not null;
create unique index ledger_accounts_company on ledger_accounts (company_id, kind) where company_id is not null;
create unique index ledger_accounts_system on ledger_accounts (kind) where user_id is null and company_id is null;
insert into ledger_accounts (kind) values ('clearing.card'), ('clearing.bank');

-- One row is one transfer: it takes `amount` from one account and gives it to another, so debits always equal credits.
create table ledger_entries (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  from_account bigint not null references ledger_accounts,
  to_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  type text not null check (type in ('BUY', 'SELL', 'NETWORK_BUY', 'WALLET_RECHARGE', 'PAY_OFF')),
  points_status text not null check (
    points_status in ('withdrawn', 'withdrawable', 'paid_off', 'assigned', 'rejected')),
  order_id uuid references orders,
  -- Null for system accounts, which carry no running balance.
  from_balance bigint,
  to_balance bigint,
  created_at timestamptz not null default now(),
  check (from_account <> to_account)
);
create index ledger_entries_from on ledger_entries (from_account, id desc);
create index ledger_entries_to on ledger_entries (to_account, id desc);
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;

create trigger ledger_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- Rewards that the seller's balance could not cover yet; `pay-event-off` settles them.
create table reward_dues (
  order_id uuid primary key references orders,
  company_id uuid not null references companies,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  -- Set when paid, or when the order was cancelled and nothing is owed any more.
  settled_at timestamptz
);
create index reward_dues_open on reward_dues (company_id, created_at) where settled_at is null;

create function ledger_account(owner_user uuid, owner_company uuid, account_kind text) returns bigint
  language plpgsql as $$
declare account bigint;
begin
  loop
    select a.id into account from ledger_accounts a
     where a.user_id is not distinct from owner_user and a.company_id is not distinct from owner_company
       and a.kind = account_kind;
    if found then return account; end if;
    insert into ledger_accounts (user_id, company_id, kind) values (owner_user, owner_company, account_kind)
      on conflict do nothing;
  end loop;
end $$;

-- Posts one entry; the same key again changes nothing and answers the first entry's id. Errors: 23514 when the paying
-- account is too short, 22023 when the key was used with other arguments.
create function ledger_post(key text, payer bigint, payee bigint, grosze bigint, entry_type text, status text, for_order uuid)
  returns bigint language plpgsql as $$
declare
  entry ledger_entries;
  payer_after bigint;
  payee_after bigint;
begin
  -- Lock before the insert, in id order: its foreign keys take KEY SHARE, and 50 sessions that upgrade from there build
  -- multixacts (a fifth of the throughput). System accounts are hot and carry no balance: never locked, never updated.
  perform 1 from ledger_accounts a
    where a.id in (payer, payee) and num_nonnulls(a.user_id, a.company_id) = 1
    order by a.id for no key update;
  select * into entry from ledger_entries e where e.idempotency_key = key;
  if found then
    if (entry.from_account, entry.to_account, entry.amount) <> (payer, payee, grosze) then
      raise exception 'ledger key % was used with other arguments', key using errcode = '22023';
    end if;
    return entry.id;
  end if;
  update ledger_accounts a set balance = a.balance - grosze
    where a.id = payer and num_nonnulls(a.user_id, a.company_id) = 1 returning a.balance into payer_after;
  update ledger_accounts a set balance = a.balance + grosze
    where a.id = payee and num_nonnulls(a.user_id, a.company_id) = 1 returning a.balance into payee_after;
  insert into ledger_entries
    (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance)
    values (key, payer, payee, grosze, entry_type, status, for_order, payer_after, payee_after)
    returning * into entry;
  return entry.id;
end $$;
