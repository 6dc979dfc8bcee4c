-- The rewards of new orders of one seller, as reward_reserve does each of them, in the order of the arguments: available → frozen,
-- or due (`covered` is false) when what the ones before have left is too short. One lock and one posting for all, because the
-- seller's account is what every purchase of a popular offer waits for. reward_reserve stays for processes that are still of
-- the release before.
create function rewards_reserve(orders uuid[], seller uuid, rewards bigint[], times timestamptz[])
  returns table (order_id uuid, covered boolean) language plpgsql as $$
declare
  available bigint;
  available_before bigint;
  frozen bigint;
  frozen_before bigint;
  remaining bigint;
  remainings bigint[] := '{}';
  covers boolean[] := '{}';
  reward bigint;
begin
  if orders is null then return; end if;
  if 0 = all (rewards) then
    return query select w.id, true from unnest(orders) as w (id);
    return;
  end if;
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
  remaining := available_before;
  foreach reward in array rewards loop
    covers := covers || (reward <= remaining);
    if reward <= remaining then remaining := remaining - reward; end if;
    remainings := remainings || remaining;
  end loop;
  insert into reward_dues (order_id, company_id, amount, created_at)
    select w.id, seller, w.amount, w.at from unnest(orders, rewards, times, covers) as w (id, amount, at, covers)
    where not w.covers;
  if remaining < available_before then
    insert into ledger_entries
      (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance, created_at)
      select 'buy:' || w.id, available, frozen, w.amount, 'SELL', 'assigned', w.id,
             w.remaining, frozen_before + available_before - w.remaining, w.at
      from unnest(orders, rewards, times, covers, remainings) with ordinality
        as w (id, amount, at, covers, remaining, place)
      where w.covers and w.amount > 0 order by w.place;
    update ledger_accounts a
      set balance = case when a.id = frozen then frozen_before + available_before - remaining else remaining end
      where a.id in (available, frozen);
  end if;
  return query select w.id, w.covers from unnest(orders, covers) as w (id, covers);
end $$;
