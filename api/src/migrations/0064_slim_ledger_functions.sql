-- The same rules in fewer statements: each one inside a function costs as much as a small query, and those of a purchase run
-- while everyone waits for the seller's account.

-- By equality, which an index serves; "is not distinct from" none does, so the whole table was read.
create or replace function ledger_account(owner_user uuid, owner_company uuid, account_kind text) returns bigint
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
-- account is too short, 22023 when the key was used with other arguments.
create or replace function ledger_post(
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
  -- A statement of its own after the lock: it sees what the session has posted that held it.
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

-- The reward of a new order: available → frozen, or due when the balance is too short (answers false). One statement, because
-- the seller's account is the hot row of a popular offer: nothing may travel to the client and back while it is locked.
-- Posts as ledger_post does, with the accounts that it has found and locked already.
create or replace function reward_reserve(for_order uuid, seller uuid, grosze bigint, reserved_at timestamptz)
  returns boolean language plpgsql as $$
declare
  available bigint;
  available_before bigint;
  frozen bigint;
  frozen_before bigint;
begin
  loop
    select max(a.id) filter (where a.kind = 'available'), max(a.balance) filter (where a.kind = 'available'),
           max(a.id) filter (where a.kind = 'frozen'), max(a.balance) filter (where a.kind = 'frozen')
      into available, available_before, frozen, frozen_before
      from (
        select l.id, l.kind, l.balance from ledger_accounts l
        where l.company_id = seller and l.kind in ('available', 'frozen')
        order by l.id for no key update
      ) a;
    exit when available is not null and frozen is not null;
    perform ledger_account(null, seller, 'available'), ledger_account(null, seller, 'frozen');
  end loop;
  if available_before < grosze then
    insert into reward_dues (order_id, company_id, amount, created_at) values (for_order, seller, grosze, reserved_at);
    return false;
  end if;
  insert into ledger_entries
    (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance, created_at)
    select 'buy:' || for_order, available, frozen, grosze, 'SELL', 'assigned', for_order,
           available_before - grosze, frozen_before + grosze, reserved_at
    where not exists (select 1 from ledger_entries e where e.idempotency_key = 'buy:' || for_order);
  if found then
    update ledger_accounts a set balance = a.balance + case when a.id = frozen then grosze else -grosze end
      where a.id in (available, frozen);
  end if;
  return true;
end $$;
