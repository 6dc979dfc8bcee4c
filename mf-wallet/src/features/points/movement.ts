import type { PointsStatus, WalletGroup, WalletRow } from '@wspolnik/contract';
import { type BadgeProps, formatMoney } from '@wspolnik/system';
import type { MessageDescriptor } from 'react-intl';
import { statusMessages, type typeMessages } from './points.messages.ts';

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

export interface RowStatus {
  tone: BadgeProps['tone'];
  message: MessageDescriptor;
  /** The day that the message names. */
  at: string | null;
}

/** The status text depends on the type of movement. */
export function rowStatus(row: WalletRow): RowStatus {
  return { tone: TONES[row.points_status], message: statusMessages[statusName(row)], at: row.matures_at };
}

function statusName({ type, points_status, transaction_id, matures_at }: WalletRow): keyof typeof statusMessages {
  const isSale = type === 'SELL';
  switch (points_status) {
    // Assigned points wait for the earner; those of the seller are blocked until the purchase is confirmed.
    case 'assigned':
      return isSale ? 'frozen' : matures_at ? 'waiting' : 'assigned';
    case 'rejected':
      return isSale ? 'released' : 'rejected';
    case 'paid_off':
      if (isSale) return 'handed';
      if (transaction_id) return 'paid_off';
      return type === 'WALLET_RECHARGE' ? 'credited' : 'transferred';
    default:
      return points_status;
  }
}

export const movesBalance = ({ balance_change }: Pick<WalletRow, 'balance_change'>): boolean =>
  Number(balance_change) !== 0;

/** The row of a group: the step that changed the balance last, or the newest; named after the first. */
export function headOf({ steps }: WalletGroup): {
  newest: WalletRow;
  told: WalletRow;
  first: WalletRow;
} {
  const [newest] = steps;
  const first = steps.at(-1);
  if (!newest || !first) throw new Error('a group has at least one step');
  return { newest, first, told: steps.find(movesBalance) ?? newest };
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
