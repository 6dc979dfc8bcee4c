import type { PointsStatus, WalletRow } from '@wspolnik/api/contract';
import { type BadgeProps, formatMoney } from '@wspolnik/shared-ui';
import type { MessageDescriptor } from 'react-intl';
import { statusMessages, type typeMessages } from './registry.messages.ts';

/** Name of the movement. PAY_OFF is either a payout or, with a transaction, the settlement of a pending reward. */
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

/** The status text depends on the type of movement. */
export function rowStatus(row: WalletRow): { tone: BadgeProps['tone']; message: MessageDescriptor } {
  return { tone: TONES[row.points_status], message: statusMessages[statusName(row)] };
}

function statusName({ type, points_status, transaction_id }: WalletRow): keyof typeof statusMessages {
  // Assigned points are waiting for the earner and frozen for the seller who will pay them.
  if (points_status === 'assigned') return type === 'SELL' ? 'frozen' : 'assigned';
  if (points_status !== 'paid_off' || transaction_id) return points_status;
  return type === 'WALLET_RECHARGE' ? 'credited' : 'transferred';
}

/**
 * Link to the order if the reader has access: the seller among sales, the buyer among orders. A referrer has access
 * only to the offer.
 */
export function rowLink({ type, transaction_id: id, offer }: WalletRow): string | null {
  if (!id || type === 'NETWORK_BUY') return offer && `/offers/${offer.id}`;
  const side = type === 'BUY' ? 'orders' : 'sales';
  return `/transactions/${side}?open=${id}#order-${id}`;
}

/** With its sign, using the minus character U+2212: `+100,00 zł`, `−50,01 zł`. */
export function signedMoney(amount: string): string {
  return amount.startsWith('-') ? `−${formatMoney(amount.slice(1))}` : `+${formatMoney(amount)}`;
}
