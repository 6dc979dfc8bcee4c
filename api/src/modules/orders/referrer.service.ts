import type { SetReferrerBody } from '@wspolnik/contract/referrals';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { hasReferrer } from './order-actions.ts';
import { publishChange } from './order-notifications.ts';
import { updateReferrer } from './orders.sql.ts';
import { findReferrer } from './reflinks.sql.ts';
import { lockFor, recordAction } from './transition.ts';

/**
 * The buyer names the person or company that recommended the offer: once, only in status bought, and nobody who shares a
 * person with the buyer or the seller.
 *
 * @throws ApiProblem referrer_set, validation_failed (referrer); for more see `lockFor`
 */
export async function setReferrer(tx: Db, caller: Identity, body: SetReferrerBody, now: Date): Promise<void> {
  const token = requiredText('referrer', body.referrer);
  const order = await lockFor(tx, 'reflink-actions', body.transaction_id, caller);
  if (hasReferrer(order)) throw problem('referrer_set');
  const referrer = await findReferrer(tx, token, {
    sellerId: order.seller_id,
    buyerUserId: order.buyer_user_id,
    buyerCompanyId: order.buyer_company_id,
    at: new Date(order.created_at),
  });
  if (!referrer) throw invalidField('referrer', 'invalid');
  await updateReferrer(tx, order.id, referrer, now);
  await recordAction(tx, order, 'reflink-actions', caller, now);
  await publishChange(tx, order, now);
}
