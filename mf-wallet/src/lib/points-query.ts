import type { KnownTransactionType } from '@wspolnik/contract';
import { listQuery, oneOf, transient } from '@wspolnik/kit';

/** A company's types of movement; the URL uses the specification's names. */
export const COMPANY_TYPES = [
  'BUY',
  'SELL',
  'NETWORK_BUY',
  'WALLET_RECHARGE',
  'PAY_OFF',
] as const satisfies readonly KnownTransactionType[];

/** A person has no sales, and no page where they recharge (ADR 47). */
export const PERSON_TYPES = ['BUY', 'NETWORK_BUY', 'PAY_OFF'] as const satisfies readonly KnownTransactionType[];

/** Dialogs with a URL: Back closes them, a reload retains them. */
const DIALOGS = ['recharge', 'withdrawal', 'account', 'settle'] as const;
export type PointsDialog = (typeof DIALOGS)[number];

export const pointsQuery = listQuery('/points/registry', {
  points_type: oneOf(COMPANY_TYPES),
  open: transient(oneOf(DIALOGS)),
  /** The outcome that the payment provider's return URL claims; it proves nothing. */
  payment: transient(oneOf(['success', 'canceled'])),
});
export type PointsQuery = ReturnType<typeof pointsQuery.parse>;
