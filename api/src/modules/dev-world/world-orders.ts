import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { toGrosze } from '../../platform/money.ts';
import type { CompanyIdentity, Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { addInfo, cancelSale, decideSale, placeOrder, submitOrder, timerJob } from '../orders/index.ts';
import type { MadeOrder, WorldOrder } from './dev-world.schemas.ts';

/** A day longer than a reward takes to mature. */
const COMPLETED_AFTER_MS = (MATURES_AFTER_DAYS + 1) * DAY_MS;

interface Placed {
  plan: WorldOrder;
  offerId: string;
  buyer: Identity;
  seller: CompanyIdentity;
  /** The token of a referral link. */
  ref: string | undefined;
}

/** Places the order and brings it into its status by the steps that both sides would take. */
export async function prepareOrder(
  context: Context,
  tx: Db,
  { plan, offerId, buyer, seller, ref }: Placed,
): Promise<MadeOrder> {
  const { status = 'bought', amount } = plan;
  const now = context.clock();
  const at = status === 'completed' ? new Date(now.getTime() - COMPLETED_AFTER_MS) : now;
  const then = { ...context, clock: () => at };
  const agreed = amount === undefined ? null : toGrosze(amount);
  const order = await placeOrder(then, tx, buyer, {
    offerId,
    amount: agreed,
    ref,
    termsOf: ({ price_from, vat_rate: vatRate, reward, reward_buyer: rewardBuyer }) => ({
      price: agreed ?? price_from ?? 0,
      vatRate,
      reward,
      rewardBuyer,
    }),
  });
  const transaction_id = order.id;
  const status_since = (status === 'completed' ? now : at).toISOString();
  const made = { id: order.id, number: order.number, status, status_since };
  const asSeen = { transaction_id, seen_status_since: at.toISOString() };
  if (status === 'cancelled') await cancelSale(tx, buyer, asSeen, at);
  if (status === 'bought' || status === 'cancelled') return made;
  await addInfo(tx, buyer, { transaction_id, text: 'Faktura 1/2026' }, at);
  await submitOrder(tx, buyer, { transaction_id }, at);
  if (status === 'in_verification') return made;
  const decision =
    status === 'rejected'
      ? ({ status, rejected_reason: 'Inny numer zamówienia.' } as const)
      : ({ status: 'verified' } as const);
  await decideSale(tx, seller, { ...asSeen, ...decision }, at);
  if (status === 'completed') await timerJob.run(context, tx, { id: order.id }, now);
  return made;
}
