import type { Context } from '../../platform/context.ts';
import { enqueueAbsent } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { matureReward, notifyRewarded } from '../points/index.ts';
import { cancelOrder } from './cancel.service.ts';
import { buyerOf, notifyOfOrder, publishChange } from './order-notifications.ts';
import { selectBuyerToRemind, selectWaiting } from './order-timers.sql.ts';
import { cancelsAt, maturesAt, remindsAt, WAITING } from './order-times.ts';
import { lockOrder, type OrderRow, updateReminded } from './orders.sql.ts';
import { moveOrder } from './transition.ts';

const SWEEP_EVERY_SECONDS = 60;
/** Orders per status and sweep; the next sweep takes the rest. */
const BATCH = 500;
const TIMER = 'orders.timer';

/**
 * Finds the orders whose timers are due and enqueues a job for each, so that a failure does not block others. Waiting times
 * follow only from the orders: a change of status resets its timer.
 */
export const sweepJob: JobDefinition = {
  kind: 'orders.sweep',
  everySeconds: SWEEP_EVERY_SECONDS,
  async run(_context, tx, _payload, now) {
    for (const waiting of WAITING) {
      const ids = await selectWaiting(tx, waiting, now, BATCH);
      await enqueueAbsent(
        tx,
        ids.map((id) => ({ kind: TIMER, key: `${TIMER}:${id}`, payload: { id }, runAt: now })),
      );
    }
  },
};

async function complete(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const completed = await moveOrder(tx, order, { status: 'completed', action: 'complete', actor: null, now });
  const halves = await matureReward(tx, completed, now);
  const reward = { orderId: order.id, offer: order.offer_title, halves, byUserId: null };
  await notifyRewarded(tx, { kind: 'RewardMatured', ...reward }, now);
  await notifyOfOrder(tx, completed, { to: buyerOf(order), kind: 'OpinionInvited', by: null }, now);
  await publishChange(tx, completed, now, 'all');
}

/** By mail to the person who ordered. */
async function remind({ mailer, config }: Context, tx: Db, order: OrderRow, now: Date): Promise<void> {
  await updateReminded(tx, order.id, now);
  const buyer = await selectBuyerToRemind(tx, order.id);
  if (!buyer) return;
  const { email: to, first_name: name, locale } = buyer;
  const link = pageUrl(config.publicUrl, locale, `/transactions/orders?open=${order.id}#order-${order.id}`);
  const given = { offer: { kind: 'title', text: order.offer_title } } as const;
  const mail = composeMail('orderReminder', { to, locale, name, link, given });
  await mailer.enqueue(tx, mail);
}

const isDue = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

function wasReminded({ reminded_at, status_since }: OrderRow): boolean {
  return reminded_at !== null && reminded_at >= status_since;
}

/** Runs the due timer of one order in its current state: repeated or late, it finds nothing to do. */
export const timerJob: JobDefinition = {
  kind: TIMER,
  async run(context, tx, payload, now) {
    const order = await lockOrder(tx, (payload as { id: string }).id);
    if (!order) return;
    if (isDue(maturesAt(order), now)) return complete(tx, order, now);
    if (isDue(cancelsAt(order), now)) {
      return cancelOrder(tx, order, { actor: null, action: 'expire', reason: null }, now);
    }
    if (isDue(remindsAt(order), now) && !wasReminded(order)) await remind(context, tx, order, now);
  },
};
