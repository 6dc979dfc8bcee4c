-- The API's clock dates every entry, as it dates everything else; posted_at joins the arguments.
drop function ledger_post(text, bigint, bigint, bigint, text, text, uuid);

-- Posts one entry; the same key again changes nothing and answers the first entry's id. Errors: 23514 when the paying
-- account is too short, 22023 when the key was used with other arguments.
create function ledger_post(
  key text, payer bigint, payee bigint, grosze bigint, entry_type text, status text, for_order uuid, posted_at timestamptz
) returns bigint language plpgsql as $$
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
    (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance, created_at)
    values (key, payer, payee, grosze, entry_type, status, for_order, payer_after, payee_after, posted_at)
    returning * into entry;
  return entry.id;
end $$;
