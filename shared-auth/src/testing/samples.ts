import type { Me, Order, Page } from '@wspolnik/api/contract';

/** Valid, distinct UUIDs. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The only page of a list with these results; some lists have more fields. */
export function pageOf<T, More extends object>(results: T[], overrides?: Partial<Page<T>> & More) {
  const page = { count: results.length, count_exact: true, page: 1, limit: 30, next: null, previous: null, results };
  return { ...page, ...overrides };
}

/** A company as shown on an offer. */
export const seller = {
  id: idOf(900),
  name: 'Stolarnia Żuraw',
  image: null,
  thumbnail: null,
  city: 'Poznań',
  rating: 4.3,
};

/** A person without a company, who buys from `seller`. */
export const buyer: Me = {
  id: idOf(700),
  first_name: 'Ewa',
  last_name: 'Nowak',
  image: null,
  thumbnail: null,
  email: 'ewa@example.test',
  phone: null,
  locale: 'pl',
  role: 'USER',
  total_contacts: 0,
  shared_contacts: 0,
  companies: [],
};

export function order(overrides: Partial<Order> = {}): Order {
  return {
    id: idOf(1),
    number: 'W-000123',
    status: 'bought',
    status_since: '2026-01-03T10:00:00.000Z',
    created_at: '2026-01-03T10:00:00.000Z',
    offer: { id: idOf(501), title: 'Meble biurowe na wymiar', image: null },
    price: '1800.00',
    reward_total: '180.00',
    reward_buyer: '90.00',
    reward_network: '90.00',
    reward_frozen: true,
    buyer: { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null },
    seller,
    referrer: null,
    rejected_reason: null,
    documents: [],
    infos: [],
    resubmissions_left: 3,
    cancels_at: '2026-02-02T10:00:00.000Z',
    matures_at: null,
    history: [{ at: '2026-01-03T10:00:00.000Z', status: 'bought', action: 'buy', actor: 'Ewa Nowak', reason: null }],
    allowed_actions: [],
    ...overrides,
  };
}
