import { DELIVER_WITHIN_DAYS } from '@wspolnik/contract/limits';
import type { DeliverOnBody } from '@wspolnik/contract/order-calls';
import { DAY_MS } from '@wspolnik/settings';
import { polishDays } from '../../platform/polish-days.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { buyerOf, notifyOfOrder, publishChange } from './order-notifications.ts';
import { updateDeliverOn } from './orders.sql.ts';
import { lockFor, recordAction } from './transition.ts';

function refuseDay(day: string, now: Date): void {
  const [min] = polishDays(now, 1);
  const max = new Date(Date.parse(min) + DELIVER_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (day < min) throw invalidField('deliver_on', 'dateMin', { min });
  if (day > max) throw invalidField('deliver_on', 'dateMax', { max });
}

/**
 * The seller names the day by which the order is delivered, or takes it back. The buyer is notified; the same day again changes
 * nothing.
 *
 * @throws ApiProblem validation_failed (deliver_on: `dateMin` {min}, `dateMax` {max}); for more see `lockFor`
 */
export async function setDeliverOn(tx: Db, caller: Identity, body: DeliverOnBody, now: Date): Promise<void> {
  const { transaction_id: id, deliver_on: day } = body;
  const order = await lockFor(tx, 'sale-deliver-on', id, caller);
  if (day !== null) refuseDay(day, now);
  if (!(await updateDeliverOn(tx, id, day, now))) return;
  await recordAction(tx, order, 'sale-deliver-on', caller, now);
  const params = { what: day === null ? 'no_delivery' : 'delivery' };
  await notifyOfOrder(tx, order, { to: buyerOf(order), kind: 'DealChanged', by: caller, params }, now);
  await publishChange(tx, order, now);
}
