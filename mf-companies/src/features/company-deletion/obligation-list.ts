import type { CompanyObligations } from '@wspolnik/contract';
import { obligationMessages } from './company-deletion.messages.ts';

interface Kind {
  text: (typeof obligationMessages)[keyof typeof obligationMessages];
  /** Where it can be finished. */
  to: string;
}

type Blocking = Exclude<keyof CompanyObligations, 'points' | 'deletes_at'>;

const REGISTRY = '/points/registry';

/** In the order in which an owner deals with them. */
const KINDS: Record<Blocking, Kind> = {
  open_sales: { text: obligationMessages.openSales, to: '/transactions/sales' },
  open_purchases: { text: obligationMessages.openPurchases, to: '/transactions/orders' },
  pending_rewards: { text: obligationMessages.pendingRewards, to: REGISTRY },
  debts: { text: obligationMessages.debts, to: REGISTRY },
  withdrawals: { text: obligationMessages.withdrawals, to: REGISTRY },
  payments: { text: obligationMessages.payments, to: REGISTRY },
  waiting_points: { text: obligationMessages.waitingPoints, to: REGISTRY },
};

export interface Obligation extends Kind {
  kind: Blocking;
  /** A number, or an amount in zł. */
  value: number | string;
}

const isLeft = (value: number | string): boolean => Number(value) !== 0;

export function blockingObligations(obligations: CompanyObligations): Obligation[] {
  return (Object.keys(KINDS) as Blocking[])
    .map((kind) => ({ kind, value: obligations[kind], ...KINDS[kind] }))
    .filter(({ value }) => isLeft(value));
}

export const hasPoints = ({ points }: CompanyObligations): boolean => isLeft(points);
