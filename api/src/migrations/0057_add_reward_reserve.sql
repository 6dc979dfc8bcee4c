-- Opens the accounts (made on first use, in one order for all sessions) and locks them in id order, so that transactions
-- that need several can wait for each other but never in a circle. Answers in the order of the arguments.
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

-- The reward of a new order: available → frozen, or due when the balance is too short (answers false). One statement, because
-- the seller's account is the hot row of a popular offer: nothing may travel to the client and back while it is locked.
create function reward_reserve(for_order uuid, seller uuid, grosze bigint, reserved_at timestamptz)
  returns boolean language plpgsql as $$
declare
  available bigint := ledger_account(null, seller, 'available');
  frozen bigint := ledger_account(null, seller, 'frozen');
begin
  perform 1 from ledger_accounts a where a.id in (available, frozen) order by a.id for no key update;
  if (select a.balance from ledger_accounts a where a.id = available) < grosze then
    insert into reward_dues (order_id, company_id, amount, created_at) values (for_order, seller, grosze, reserved_at);
    return false;
  end if;
  perform ledger_post('buy:' || for_order, available, frozen, grosze, 'SELL', 'assigned', for_order, reserved_at);
  return true;
end $$;
