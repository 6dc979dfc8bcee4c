import type { NotificationKind } from '@wspolnik/contract/notifications';
import { toMoney } from '../../platform/money.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import type { EarnedHalf } from './rewards.ts';

interface RewardNotification {
  kind: Extract<NotificationKind, 'RewardMatured' | 'RewardReversed'>;
  orderId: string;
  /** Title of the offer. */
  offer: string;
  halves: readonly EarnedHalf[];
  /** The admin who decided; null for an automatic change. */
  byUserId: string | null;
}

/** Notifies the owners of the halves. A referrer may not see the order and gets no link to it. */
export async function notifyRewarded(
  tx: Db,
  { kind, orderId, offer, halves, byUserId }: RewardNotification,
  now: Date,
): Promise<void> {
  const by = byUserId === null ? {} : { actingUserId: byUserId };
  for (const { accountOwner, type, amount } of halves) {
    const subject = type === 'BUY' ? { subject: { type: 'order', id: orderId } as const } : {};
    const params = { offer, points: toMoney(amount), points_type: type };
    await notify(tx, { to: accountOwner, kind, actor: null, ...by, ...subject, params }, now);
  }
}
