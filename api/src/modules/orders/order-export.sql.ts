import type { OrderExportRow } from '@wspolnik/contract/orders';
import type { Db } from '../../storage/db.ts';
import { joinSql, sql } from '../../storage/sql.ts';
import { inStatuses, ORDER_NUMBER, type OrderSelection } from './order-list.sql.ts';

type Exported = Omit<OrderSelection, 'page'> & { side: 'buyer' | 'seller' };

/** The rows of a file, in the order of the list. */
export function selectForExport(db: Db, { side, conditions, limit, byDelivery, ...chosen }: Exported) {
  const all = chosen.statuses.length > 0 ? [...conditions, inStatuses(chosen)] : conditions;
  const other = side === 'buyer' ? sql`c.name` : sql`coalesce(b.name, u.first_name || ' ' || u.last_name)`;
  const order = byDelivery ? sql`r.deliver_on, r.created_at desc, r.id desc` : sql`r.created_at desc, r.id desc`;
  return db.query<OrderExportRow>(sql`
    select ${ORDER_NUMBER} as number, r.status, f_iso(r.created_at) as created_at, r.offer_title as title, ${other} as other,
      f_money(r.price) as price, f_money(f_net(r.price, r.vat_rate)) as price_net, r.vat_rate,
      r.due_on::text as due_on, r.paid_on::text as paid_on, f_money(r.reward) as reward_total,
      r.deliver_on::text as deliver_on
    from orders r join companies c on c.id = r.seller_id join users u on u.id = r.buyer_user_id
    left join companies b on b.id = r.buyer_company_id
    where ${joinSql(all, ' and ')} order by ${order} limit ${limit}::int`);
}
