import type { PointsStatus, WalletRow } from '@wspolnik/api/contract';
import { type BadgeProps, formatMoney } from '@wspolnik/shared-ui';
import type { MessageDescriptor } from 'react-intl';
import { statusMessages, type typeMessages } from './registry.messages.ts';

/** How the movement is called: a payout and the settling of what was due are both PAY_OFF. */
export function rowTitle({ type, transaction_id }: WalletRow): keyof typeof typeMessages {
  if (type === 'PAY_OFF' && transaction_id) return 'SETTLED';
  return type in TYPES ? type : 'UNKNOWN';
}

const TYPES = { BUY: true, SELL: true, NETWORK_BUY: true, WALLET_RECHARGE: true, PAY_OFF: true };

const TONES: Record<PointsStatus, BadgeProps['tone']> = {
  assigned: 'info',
  withdrawable: 'points',
  withdrawn: 'info',
  paid_off: 'neutral',
  rejected: 'neutral',
};

/** The same status means something else with each kind of movement. */
export function rowStatus(row: WalletRow): { tone: BadgeProps['tone']; message: MessageDescriptor } {
  return { tone: TONES[row.points_status], message: statusMessages[statusName(row)] };
}

function statusName({ type, points_status, transaction_id }: WalletRow): keyof typeof statusMessages {
  // Assigned points wait for their time with who earned them, and are set aside with who will pay them.
  if (points_status === 'assigned') return type === 'SELL' ? 'frozen' : 'assigned';
  if (points_status !== 'paid_off' || transaction_id) return points_status;
  return type === 'WALLET_RECHARGE' ? 'credited' : 'transferred';
}

/**
 * The order of the movement, where the reader has it: the seller among sales, the buyer among orders. Who referred sees no
 * order, but the offer.
 */
export function rowLink({ type, transaction_id: id, offer }: WalletRow): string | null {
  if (!id || type === 'NETWORK_BUY') return offer && `/offers/${offer.id}`;
  const side = type === 'BUY' ? 'orders' : 'sales';
  return `/transactions/${side}?open=${id}#order-${id}`;
}

/** With its sign, a real minus in front: `+100,00 zł`, `−50,01 zł`. */
export function signedMoney(amount: string): string {
  return amount.startsWith('-') ? `−${formatMoney(amount.slice(1))}` : `+${formatMoney(amount)}`;
}
