import type { OrderStatus } from '@wspolnik/contract/orders';
import { DAY_MS } from '@wspolnik/settings';
import type { MailLocale } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

interface Waiting {
  status: OrderStatus;
  /** Days in the status after which the buyer is reminded; null for no reminder. */
  remindedAfter: number | null;
  /** Days in the status after which it ends automatically. */
  endsAfter: number;
}

/** Orders with a due timer, the longest waiting first; in the order of the index orders_waiting. */
export async function selectWaiting(db: Db, waiting: Waiting, now: Date, limit: number): Promise<string[]> {
  const { status, remindedAfter, endsAfter } = waiting;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db.query<{ id: string }>(sql`
    select r.id from orders r
    where r.status = ${status} and r.status in ('bought', 'rejected', 'verified')
      and r.status_since <= ${before(remindedAfter ?? endsAfter)}
      and (r.status_since <= ${before(endsAfter)} or r.reminded_at is null or r.reminded_at < r.status_since)
    order by r.status_since limit ${limit}::int`);
  return rows.map(({ id }) => id);
}

/** The person who ordered; undefined for a deleted account. */
export function selectBuyerToRemind(
  db: Db,
  orderId: string,
): Promise<{ email: string; first_name: string; locale: MailLocale } | undefined> {
  return db.one(sql`
    select u.email, u.first_name, u.locale from orders r join users u on u.id = r.buyer_user_id
    where r.id = ${orderId} and u.deleted_at is null and u.disabled_at is null`);
}
