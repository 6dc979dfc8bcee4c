import type { OrderMessages } from '@wspolnik/contract/messages';
import { isBlocked } from '../../platform/blocks.sql.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { profileCard } from '../notifications/index.ts';
import { ORDER_NUMBER } from '../orders/index.ts';
import { isDelivered, type MessageRow, selectMessages } from './messages.sql.ts';
import { keyOf } from './threads.sql.ts';

export type OrderSides = Pick<OrderMessages, 'order' | 'thread_id' | 'other' | 'blocked_by_me' | 'can_write'>;

/** The order for a profile that is one of its sides: who the other one is, and the thread of both. Relies on the threads' pair. */
export function findOrderSides(db: Db, reader: AccountOwner, orderId: string): Promise<OrderSides | undefined> {
  const { userId, companyId } = reader;
  const sells = sql`r.seller_id = ${companyId}::uuid`;
  const buys = companyId
    ? sql`r.buyer_company_id = ${companyId}::uuid`
    : sql`r.buyer_user_id = ${userId}::uuid and r.buyer_company_id is null`;
  const [me, other] = [sql`${companyId ?? userId}::uuid`, sql`coalesce(c.id, u.id)`];
  const [myKey, otherKey] = [
    sql`${keyOf(reader)}::text collate "C"`,
    sql`(case when c.id is not null then 'company:' || c.id else 'user:' || u.id end) collate "C"`,
  ];
  return db.one<OrderSides>(sql`
    select json_build_object('id', r.id, 'number', ${ORDER_NUMBER}, 'side', case when ${sells} then 'seller' else 'buyer' end) as "order",
      t.id as thread_id, ${profileCard(sql`u`, sql`c`)} as other, ${isBlocked(me, other)} as blocked_by_me,
      case when c.id is not null then c.deleted_at is null and c.status = 'active'
        else u.deleted_at is null and u.disabled_at is null end and not ${isBlocked(me, other)} as can_write
    from orders r
    left join companies c on c.id = case when ${sells} then r.buyer_company_id else r.seller_id end
    left join users u on c.id is null and u.id = r.buyer_user_id
    left join message_threads t on t.pair = least(${myKey}, ${otherKey}) || ' ' || greatest(${myKey}, ${otherKey})
    where r.id = ${orderId} and (${sells} or ${buys})`);
}

/** Ids of messages about the order, among them the steps of its quote. Two branches, so that each relies on its own index. */
const aboutOrder = (orderId: string): Sql => sql`
  select a.id from messages a where a.order_id = ${orderId}
  union all
  select a.id from quotes q join quote_events e on e.quote_id = q.id join messages a on a.quote_event_id = e.id
  where q.order_id = ${orderId}`;

/** The newest messages of the thread about the order, oldest first. */
export function listOrderMessages(
  db: Db,
  reader: AccountOwner,
  { threadId, orderId, limit }: { threadId: string; orderId: string; limit: number },
): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    selectMessages(
      reader,
      sql`select m.* from messages m
        where m.id in (${aboutOrder(orderId)}) and m.thread_id = ${threadId} and ${isDelivered(reader)}
        order by m.number desc limit ${limit}`,
    ),
  );
}

/** The unread messages of the thread that `read_to` and `unread_behind` of the contract are about. */
export async function findUnreadOfOrder(
  db: Db,
  { userId, companyId }: AccountOwner,
  { threadId, orderId }: { threadId: string; orderId: string },
): Promise<Pick<OrderMessages, 'read_to' | 'unread_behind'>> {
  const row = await db.one<Pick<OrderMessages, 'read_to' | 'unread_behind'>>(sql`
    with unread as (
      select m.id, m.number, m.id in (${aboutOrder(orderId)}) as is_about
      from message_sides s
      join messages m on m.thread_id = s.thread_id and m.number > s.read_number and m.side <> s.side and not m.withheld
      where s.thread_id = ${threadId} and coalesce(s.user_id, s.company_id) = ${companyId ?? userId}::uuid
    ), elsewhere as (select min(number) as number from unread where not is_about)
    select (select u.id from unread u, elsewhere e where u.is_about and u.number < coalesce(e.number, u.number + 1)
            order by u.number desc limit 1) as read_to,
      exists (select from unread u, elsewhere e where u.is_about and u.number > e.number) as unread_behind`);
  return row ?? { read_to: null, unread_behind: false };
}
