import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The owner's accounts that are in the registry of points: a debt is no movement of points. */
const ownAccounts = ({ userId, companyId }: AccountOwner): Sql =>
  companyId
    ? sql`(select a.id from ledger_accounts a where a.company_id = ${companyId}::uuid and a.kind <> 'debt')`
    : sql`(select a.id from ledger_accounts a where a.user_id = ${userId}::uuid and a.kind <> 'debt')`;

/**
 * Grosze of the order `r`, whose referrer is the owner: `earned`, what the ledger has given them of it and not taken back, and
 * `pending`, the part of the reward that is still to come. A referrer is on neither side of the order (ADR 56), so every entry of
 * it that touches their accounts is of their part. Between two of their own accounts nothing is earned.
 */
export const earnedOfOrder = (owner: AccountOwner): Sql => sql`
  select l.earned, case when r.status = 'cancelled' then 0 else greatest(r.reward_network - l.earned, 0) end as pending
  from (
    select coalesce(sum(e.amount * (
             (e.to_account in ${ownAccounts(owner)})::int - (e.from_account in ${ownAccounts(owner)})::int)), 0)::bigint as earned
    from ledger_entries e where e.order_id = r.id) l`;

/** The points of the order `r` with its `earned` and `pending` as `e`, for a reader. */
export const earnedStateOfOrder = (): Sql => sql`
  select f_money(case when r.status = 'cancelled' then e.earned else e.earned + e.pending end) as points,
    case when r.status = 'cancelled' then 'lost'
         when e.earned = 0 then 'waiting'
         when r.status = 'completed' then 'withdrawable'
         else 'granted' end as points_state,
    case when r.status = 'verified' and e.earned > 0
         then f_iso(r.status_since + make_interval(days => ${MATURES_AFTER_DAYS}::int)) end as matures_at`;
