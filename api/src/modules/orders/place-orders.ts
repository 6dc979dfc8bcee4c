import type { Order } from '../../contract/orders.ts';
import { groupsOf } from '../../platform/grouped-writes.ts';
import { type Memory, rememberingPart } from '../../platform/idempotent-write.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { type Announcement, announcementParts } from '../notifications/notify.ts';
import { reserved } from '../points/rewards.service.ts';
import { ORDER_NUMBER, type OrderView } from './order-list.sql.ts';
import { framesOfChange, notificationOf, sellerOf } from './order-notifications.ts';
import { type NewOrder, placingParts } from './place-order.sql.ts';

/** An accepted purchase: its order, the order as lists will read it, and its response. */
interface Placing {
  order: NewOrder;
  view: OrderView;
  memory: Memory;
}

/** Fields of an order that only its statement knows. */
type Patch = Pick<Order, 'number' | 'reward_frozen'>;

interface Written {
  /** By order id; null when none was placed. */
  patches: Record<string, Patch> | null;
  /** Users who got a frame. */
  delivered: string[];
}

function announcementOf({ order: { id, buyer, now }, view }: Placing): Announcement {
  const notification = notificationOf(view, { to: sellerOf(view), kind: 'OfferBought', by: buyer });
  return { id, notification, frames: framesOfChange(view, 'seller'), now };
}

/**
 * Places the orders, notifies the seller, reserves the rewards and stores the responses, all in one statement: purchases are
 * the most frequent write, and a message to the database costs as much as several inserts (ADR 20). The rewards are reserved
 * last, because that locks the seller's account, for which every purchase of a popular offer waits.
 */
async function write(db: Db, placings: readonly Placing[]): Promise<(Patch | undefined)[]> {
  const draw = {
    orders: sql`s.ids`,
    seller: placings[0]?.order.offer.company_id ?? '',
    rewards: sql`s.rewards`,
    times: sql`s.times`,
  };
  const written = await db.one<Written>(sql`
    with ${placingParts(placings.map(({ order }) => order))},
    ${announcementParts(placings.map(announcementOf), sql`placed`)},
    ready as (
      select r.id, r.number, r.reward, r.created_at
      from placed r join events e on e.order_id = r.id cross join (select count(*) from frames) f),
    reserved as (
      select c.order_id, c.covered
      from (
        select array_agg(r.id order by r.number) as ids, array_agg(r.reward order by r.number) as rewards,
               array_agg(r.created_at order by r.number) as times
        from ready r) s
      cross join lateral ${reserved(draw)} c),
    written as (
      select r.id, jsonb_build_object('number', ${ORDER_NUMBER}, 'reward_frozen', c.covered) as patch
      from ready r join reserved c on c.order_id = r.id),
    ${rememberingPart(placings.map(({ memory }) => memory))}
    select jsonb_object_agg(w.id, w.patch) as patches,
           (select coalesce(array_agg(distinct f.user_id), '{}') from frames f) as delivered
    from written w`);
  if (written) db.announce('frames', written.delivered);
  return placings.map(({ order }) => written?.patches?.[order.id]);
}

/** Placed together with other orders of its seller that wait in this process (ADR 22). Undefined when it was not placed. */
const place = groupsOf(write);

export function placeOrder(db: Db, placing: Placing): Promise<Patch | undefined> {
  return place(db, placing.order.offer.company_id, placing);
}
