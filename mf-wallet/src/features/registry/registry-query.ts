import type { TransactionType } from '@wspolnik/api/contract';

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
export const DIALOGS = ['recharge', 'withdrawal', 'settle'] as const;
export type RegistryDialog = (typeof DIALOGS)[number];

export interface RegistryState {
  /** Undefined shows every type. */
  points_type?: TransactionType | undefined;
  /** Number of the page as it stands in the URL. */
  page?: string | undefined;
  open?: RegistryDialog | undefined;
  /** What the payment provider sent the person back with; it proves nothing. */
  payment?: 'success' | 'canceled' | undefined;
}

const PATH = '/points/registry';

/** What the page reads from its URL. Nonsense falls back to the first page of every type. */
export function parseRegistryQuery(search: string): RegistryState {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    points_type: named(COMPANY_TYPES, params.get('points_type')),
    page: /^[1-9]\d{0,4}$/.test(page) ? page : undefined,
    open: named(DIALOGS, params.get('open')),
    payment: named(['success', 'canceled'] as const, params.get('payment')),
  };
}

/** The page in a state, without the locale's prefix. */
export function registryPath(state: RegistryState): string {
  const given = Object.entries(state).filter(([, value]) => value);
  const query = new URLSearchParams(given).toString();
  return query ? `${PATH}?${query}` : PATH;
}

function named<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((each) => each === value);
}
