import type {
  HistoryPayment,
  MembershipCard,
  MembershipCards,
  Plan,
  PlanSubscribeReply,
  Receipt,
} from '@wspolnik/contract';
import { idOf, pageOf } from './wire.ts';

/** A paid plan that is not the current one. */
export function plan(overrides: Partial<Plan> = {}): Plan {
  return {
    id: 'standard',
    title: 'Standard',
    title_en: 'Standard',
    price: '99.00',
    net_price: '80.49',
    vat_percent: 23,
    next_price: null,
    period: 'month',
    offer_limit: 10,
    saved_search_limit: 50,
    membership_limit: 3,
    current: false,
    next: false,
    paid_until: null,
    effect: null,
    change: null,
    ...overrides,
  };
}

/** Where to pay for a plan. */
export function planSubscribeReply(overrides: Partial<PlanSubscribeReply> = {}): PlanSubscribeReply {
  return { payment_id: idOf(41), redirect_url: `https://sandbox.test/pay/${idOf(41)}`, plan: null, ...overrides };
}

export function receipt(overrides: Partial<Receipt> = {}): Receipt {
  return { id: idOf(43), number: 'WSP/2026/000042', net: '80.49', vat: '18.51', vat_percent: 23, ...overrides };
}

/** A month of a plan that was paid. */
export function historyPayment(overrides: Partial<HistoryPayment> = {}): HistoryPayment {
  return {
    id: idOf(42),
    created_at: '2026-11-01T09:30:00.000Z',
    purpose: 'plan',
    plan: { id: 'standard', title: 'Standard', title_en: 'Standard' },
    amount: '99.00',
    currency: 'PLN',
    status: 'succeeded',
    receipt: receipt(),
    ...overrides,
  };
}

export function membershipCard(overrides: Partial<MembershipCard> = {}): MembershipCard {
  return { id: idOf(1), number: '0042', premium: false, ...overrides };
}

/** Two free numbers, and one that the company has. */
export function membershipCards(overrides: Partial<MembershipCards> = {}): MembershipCards {
  const [owned, ...free] = [
    membershipCard(),
    membershipCard({ id: idOf(2), number: '0077' }),
    membershipCard({ id: idOf(3), number: '0777', premium: true }),
  ] as const;
  return { free: pageOf(free), owned: [owned], limit: 3, ...overrides };
}
