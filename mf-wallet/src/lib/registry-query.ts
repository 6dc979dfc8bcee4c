import type { TransactionType } from '@wspolnik/api/contract';
import { listQuery, oneOf, transient } from '@wspolnik/shared-ui/remote';

/** The movements that a company has; the specification's names stand in the URL. */
export const COMPANY_TYPES = [
  'BUY',
  'SELL',
  'NETWORK_BUY',
  'WALLET_RECHARGE',
  'PAY_OFF',
] as const satisfies readonly TransactionType[];

/** A person neither sells nor recharges. */
export const PERSON_TYPES = ['BUY', 'NETWORK_BUY', 'PAY_OFF'] as const satisfies readonly TransactionType[];

/** Dialogs with an address of their own: Back closes them, a reload keeps them. */
const DIALOGS = ['recharge', 'withdrawal', 'settle'] as const;
export type RegistryDialog = (typeof DIALOGS)[number];

export const registryQuery = listQuery('/points/registry', {
  points_type: oneOf(COMPANY_TYPES),
  open: transient(oneOf(DIALOGS)),
  /** What the payment provider sent the person back with; it proves nothing. */
  payment: transient(oneOf(['success', 'canceled'])),
});
export type RegistryQuery = ReturnType<typeof registryQuery.parse>;
