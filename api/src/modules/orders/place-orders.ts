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

/** A purchase that is decided: its order, how lists will read that, and its answer. */
interface Placing {
  order: NewOrder;
  view: OrderView;
  memory: Memory;
}

/** What of an order only the statement that places it can tell. */
type Patch = Pick<Order, 'number' | 'reward_frozen'>;

interface Written {
  /** By the orders' ids; null when none was placed. */
  patches: Record<string, Patch> | null;
  /** Users who got a frame. */
  delivered: string[];
}

function announcementOf({ order: { id, buyer, now }, view }: Placing): Announcement {
  const notification = notificationOf(view, { to: sellerOf(view), kind: 'OfferBought', by: buyer });
  return { id, notification, frames: framesOfChange(view, 'seller'), now };
}

/**
 * Places the orders, tells the seller, reserves the rewards and keeps the answers, all in one statement: a purchase is the
 * write that there is most of, and a message to the database costs as much as several inserts (ADR 20). The rewards are
 * reserved when the rest is written, because that locks the seller's account, which every purchase of a popular offer waits
 * for.
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

/** Together with other orders of its seller that wait here (ADR 22). Undefined when it was not placed. */
const place = groupsOf(write);

export function placeOrder(db: Db, placing: Placing): Promise<Patch | undefined> {
  return place(db, placing.order.offer.company_id, placing);
}
