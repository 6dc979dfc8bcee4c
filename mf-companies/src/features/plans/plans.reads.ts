import type { PaymentHistoryPage, PlanPage } from '@wspolnik/contract';
import { defineRead, listQuery, oneOf, transient } from '@wspolnik/kit';

/** `payment` is what the provider's page returns with (specification §2); the page is that of the history. */
export const plansQuery = listQuery('/companies/payments/plans', {
  payment: transient(oneOf(['success', 'canceled'])),
});
export type PlansQuery = ReturnType<typeof plansQuery.parse>;

/** All plans, and what they would do to the offers of the company in use. */
export const plansRead = defineRead<PlanPage>('payment/plans-list/');

export const paymentHistoryRead = defineRead<PaymentHistoryPage, PlansQuery>('payment/history/', {
  query: plansQuery,
  defaults: { limit: '10' },
});
