-- Points: double entry, rewards, payments and withdrawals. Amounts are grosze.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  user_id uuid references users,
  company_id uuid references companies,
  kind text not null,
  balance bigint not null default 0,
  constraint known_kind check (
    case when num_nonnulls(user_id, company_id) = 1
         then kind in ('available', 'frozen', 'assigned', 'withdrawable', 'hold', 'debt')
         else num_nonnulls(user_id, company_id) = 0 and kind in ('clearing.card', 'clearing.bank', 'clearing.debt') end
  ),
  constraint no_overdraft check (balance >= 0),
  -- A million million zł, more than there is: sums of a profile's balances stay exact in a double (2^53 grosze).
  constraint exact_in_a_double check (balance < 100000000000000)
) with (fillfactor = 50);
create unique index ledger_accounts_user on ledger_accounts (user_id, kind) where user_id is not null;
create unique index ledger_accounts_company on ledger_accounts (company_id, kind) where company_id is not null;
create unique index ledger_accounts_system on ledger_accounts (kind) where user_id is null and company_id is null;
-- clearing.debt mirrors every debt account: what all owners owe for rewards that were reversed after they had been paid out.
insert into ledger_accounts (kind) values ('clearing.card'), ('clearing.bank'), ('clearing.debt');

-- Append only. One row is one transfer: it takes `amount` from one account and gives it to another, so debits always equal
-- credits.
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
-- Figures of a day. Rows come in the order of time, so an index of block ranges is enough and costs a write next to nothing.
create index ledger_entries_by_time on ledger_entries using brin (created_at) with (autosummarize = on);

create trigger ledger_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- Rewards that the seller's balance could not cover yet; `pay-event-off` settles them.
create table reward_dues (
  order_id uuid primary key references orders,
  company_id uuid not null references companies,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  -- A pending reward may be granted and mature before its seller pays: then the payment goes to the receiver at once.
  granted_at timestamptz,
  matured_at timestamptz,
  -- When the seller was notified that this pending reward, then its oldest, is overdue.
  overdue_told_at timestamptz,
  -- Set when paid, or when the order was cancelled and nothing is owed any more.
  settled_at timestamptz,
  constraint granted_before_matured check (matured_at is null or granted_at is not null)
);
create index reward_dues_open on reward_dues (company_id, created_at) where settled_at is null;

-- To whom a debt is returned. The balance of a debt account is the sum of amount - paid of its rows.
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

-- The id of an account, created when it does not exist. Each branch compares by equality, which an index serves; for "is not
-- distinct from" PostgreSQL reads the whole table.
create function ledger_account(owner_user uuid, owner_company uuid, account_kind text) returns bigint
  language plpgsql as $$
declare account bigint;
begin
  loop
    if owner_company is not null then
      select a.id into account from ledger_accounts a
       where a.company_id = owner_company and a.kind = account_kind and owner_user is null;
    elsif owner_user is not null then
      select a.id into account from ledger_accounts a where a.user_id = owner_user and a.kind = account_kind;
    else
      select a.id into account from ledger_accounts a
       where a.user_id is null and a.company_id is null and a.kind = account_kind;
    end if;
    if found then return account; end if;
    insert into ledger_accounts (user_id, company_id, kind) values (owner_user, owner_company, account_kind)
      on conflict do nothing;
  end loop;
end $$;

-- Posts one entry; the same key again changes nothing and answers the first entry's id. Errors: 23514 when the paying
-- account is too short, 22023 when the key was used with other arguments. Few statements: each one inside a function costs as
-- much as a small query, and they run while other purchases wait for the seller's account.
create function ledger_post(
  key text, payer bigint, payee bigint, grosze bigint, entry_type text, status text, for_order uuid, posted_at timestamptz
) returns bigint language plpgsql as $$
declare
  entry ledger_entries;
  payer_before bigint;
  payee_before bigint;
begin
  -- Lock before the insert, in id order: its foreign keys take KEY SHARE, and 50 sessions that upgrade from there build
  -- multixacts (a fifth of the throughput). System accounts are hot and carry no balance: never locked, never updated.
  select max(a.balance) filter (where a.id = payer), max(a.balance) filter (where a.id = payee)
    into payer_before, payee_before
    from (
      select l.id, l.balance from ledger_accounts l
      where l.id in (payer, payee) and num_nonnulls(l.user_id, l.company_id) = 1
      order by l.id for no key update
    ) a;
  -- A statement of its own after the lock: it sees what the previous owner of the lock has posted.
  insert into ledger_entries
    (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance, created_at)
    select key, payer, payee, grosze, entry_type, status, for_order, payer_before - grosze, payee_before + grosze, posted_at
    where not exists (select 1 from ledger_entries e where e.idempotency_key = key)
    returning * into entry;
  if not found then
    select * into strict entry from ledger_entries e where e.idempotency_key = key;
    if (entry.from_account, entry.to_account, entry.amount) <> (payer, payee, grosze) then
      raise exception 'ledger key % was used with other arguments', key using errcode = '22023';
    end if;
    return entry.id;
  end if;
  update ledger_accounts a set balance = a.balance + case when a.id = payee then grosze else -grosze end
    where a.id in (payer, payee) and num_nonnulls(a.user_id, a.company_id) = 1;
  return entry.id;
end $$;

-- Opens the accounts (created on first use, in one order for all sessions) and locks them in id order, so that transactions
-- that need several accounts wait for each other but never deadlock. Answers in the order of the arguments.
create function ledger_open(owner_users uuid[], owner_companies uuid[], kinds text[])
  returns table (id bigint, balance bigint) language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(made.account order by made.place) into ids from (
    select ledger_account(w.owner_user, w.owner_company, w.kind) as account, w.place from (
      select u.owner_user, u.owner_company, u.kind, u.place
      from unnest(owner_users, owner_companies, kinds) with ordinality as u(owner_user, owner_company, kind, place)
      order by u.owner_user, u.owner_company, u.kind
      offset 0
    ) w
  ) made;
  perform 1 from ledger_accounts a
    where a.id = any(ids) and num_nonnulls(a.user_id, a.company_id) = 1
    order by a.id for no key update;
  return query
    select a.id, a.balance from unnest(ids) with ordinality as i(id, place) join ledger_accounts a on a.id = i.id
    order by i.place;
end $$;

-- Payments through a provider. A row moves nothing by itself; the provider's signed event does.
create table payments (
  id uuid primary key,
  provider text not null,
  -- The provider's own id, when it has one.
  provider_ref text,
  purpose text not null check (purpose in ('recharge', 'plan')),
  -- Who gets the points or the plan: the company, or the person.
  user_id uuid references users,
  company_id uuid references companies,
  created_by uuid not null references users,
  amount bigint not null check (amount > 0),
  currency text not null default 'PLN' check (currency = 'PLN'),
  -- The id of the plan.
  reference text,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'canceled')),
  redirect_url text not null,
  -- The language of the page that the person pays from and returns to. Null: that of the person's settings.
  locale text check (locale in ('pl', 'en')),
  created_at timestamptz not null,
  -- The browser stops waiting then. Money that arrives later still counts.
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1),
  constraint plan_of_company check (purpose <> 'plan' or company_id is not null),
  constraint plan_has_reference check ((purpose = 'plan') = (reference is not null)),
  constraint settled_when_over check ((status = 'pending') = (settled_at is null))
);
create index payments_user on payments (user_id, created_at desc) where user_id is not null;
create index payments_company on payments (company_id, created_at desc) where company_id is not null;

-- Every signed event once, whatever its outcome: an event that the provider repeats has no second effect.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id uuid references payments,
  kind text not null,
  -- As the event says; null when it names no sum.
  amount bigint,
  currency text,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_payment on payment_events (payment_id);

-- Accounts that withdrawals may go to. A new one waits, so that its owners can stop one that somebody else has added.
create table payout_accounts (
  id uuid primary key,
  -- Whose points: the person or the company.
  user_id uuid references users,
  company_id uuid references companies,
  -- Both encrypted (platform/vault).
  bank_number text,
  broker_account text,
  -- Keyed hash of the number.
  account_hash text not null,
  added_by uuid not null references users,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1),
  constraint one_target check (num_nonnulls(bank_number, broker_account) = 1),
  constraint no_plain_number check (bank_number !~ '^[0-9]+$')
);
create unique index payout_accounts_user on payout_accounts (user_id, account_hash) where user_id is not null;
create unique index payout_accounts_company on payout_accounts (company_id, account_hash) where company_id is not null;

create table withdrawals (
  id uuid primary key,
  -- Whose points: the person or the company.
  user_id uuid references users,
  company_id uuid references companies,
  requested_by uuid not null references users,
  amount bigint not null check (amount > 0),
  -- Both encrypted (platform/vault); '' once the account is deleted.
  bank_number text,
  broker_account text,
  -- Keyed hash of the number, for equality.
  bank_hash text,
  status text not null default 'requested' check (status in ('requested', 'approved', 'paid', 'rejected')),
  rejected_reason text,
  created_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  constraint one_holder check (num_nonnulls(user_id, company_id) = 1),
  constraint one_target check (num_nonnulls(bank_number, broker_account) = 1),
  constraint no_plain_number check (bank_number !~ '^[0-9]+$'),
  constraint rejected_with_reason check ((status = 'rejected') = (rejected_reason is not null))
);
create index withdrawals_user on withdrawals (user_id, created_at desc, id desc) where user_id is not null;
create index withdrawals_company on withdrawals (company_id, created_at desc, id desc) where company_id is not null;
-- Number and age of what waits, from the index alone.
create index withdrawals_open on withdrawals (created_at, id) where status in ('requested', 'approved');
-- The admin's list: open ones first, the oldest on top; then decided ones, newest first. The second is for one status.
create index withdrawals_queue on withdrawals (
  (status in ('requested', 'approved')) desc, (case when status in ('requested', 'approved') then created_at end),
  decided_at desc, id desc);
create index withdrawals_by_status on withdrawals (
  status, (case when status in ('requested', 'approved') then created_at end), decided_at desc, id desc);
create index withdrawals_by_requester on withdrawals (requested_by);
-- Who else uses a bank account.
create index withdrawals_account on withdrawals (bank_hash) where bank_hash is not null;

-- Files of transfers for the bank. The text is stored encrypted, so that a file can be read again exactly as it was sent.
create table withdrawal_files (
  id uuid primary key,
  name text not null,
  content text not null,
  created_by uuid not null references users,
  created_at timestamptz not null
);
-- A withdrawal is in a second file only when an admin asks for it again.
create table withdrawal_file_items (
  withdrawal_id uuid not null references withdrawals,
  file_id uuid not null references withdrawal_files,
  primary key (withdrawal_id, file_id)
);

-- Comparisons of all balances with their entries.
create table ledger_checks (
  id uuid primary key,
  -- Null for the daily one.
  requested_by uuid references users,
  requested_at timestamptz not null,
  finished_at timestamptz,
  duration_ms int,
  entries bigint,
  accounts bigint,
  -- Null until it is finished.
  debits numeric,
  credits numeric,
  -- Accounts below zero or whose balance is not the sum of their entries.
  broken_count int,
  -- The first of them.
  broken jsonb,
  constraint whole_result check (num_nonnulls(finished_at, duration_ms, entries, accounts, debits, credits, broken_count, broken) in (0, 8))
);
create index ledger_checks_newest on ledger_checks (finished_at desc) where finished_at is not null;
-- One at a time: a second request is answered with the pending one.
create unique index ledger_checks_pending on ledger_checks ((true)) where finished_at is null;
