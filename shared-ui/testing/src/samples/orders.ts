import type {
  BuyingLimits,
  CancelSalesReply,
  Order,
  OrderCounts,
  OrderDocument,
  OrderInfo,
  OrderParty,
  OrderReport,
  OrderStatus,
  OwnOrderPage,
  Referrer,
  Reflink,
  SentDocument,
} from '@wspolnik/contract';
import { buyer, seller } from './people.ts';
import { idOf, pageOf } from './wire.ts';

export function order(overrides: Partial<Order> = {}): Order {
  return {
    id: idOf(1),
    number: 'W-000123',
    status: 'bought',
    status_since: '2026-01-03T10:00:00.000Z',
    created_at: '2026-01-03T10:00:00.000Z',
    offer: { id: idOf(501), title: 'Meble biurowe na wymiar', image: null },
    price: '1800.00',
    price_net: '1463.41',
    vat_rate: '23',
    due_on: null,
    paid_on: null,
    overdue: false,
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
    report: null,
    resubmissions_left: 3,
    cancels_at: '2026-02-02T10:00:00.000Z',
    matures_at: null,
    history: [{ at: '2026-01-03T10:00:00.000Z', status: 'bought', action: 'buy', actor: 'Ewa Nowak', reason: null }],
    allowed_actions: [],
    ...overrides,
  };
}

/** Counts of a list of these orders, of which `needsAction` wait for the caller. */
export function orderCounts(orders: readonly Order[] = [], needsAction = 0): OrderCounts {
  const of = (status: OrderStatus) => orders.filter((each) => each.status === status).length;
  return {
    all: orders.length,
    needs_action: needsAction,
    overdue: orders.filter((each) => each.overdue).length,
    bought: of('bought'),
    in_verification: of('in_verification'),
    rejected: of('rejected'),
    verified: of('verified'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    reported: of('reported'),
  };
}

/** A side's list with all its orders. */
export function ownOrders(results: Order[] = [order()], overrides: Partial<OwnOrderPage> = {}): OwnOrderPage {
  return { ...pageOf(results), counts: orderCounts(results), ...overrides };
}

/** A buyer or referrer: Ewa, unless told otherwise. */
export function orderParty(overrides: Partial<OrderParty> = {}): OrderParty {
  return { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null, ...overrides };
}

/** Open, without an answer of the seller. */
export function orderReport(overrides: Partial<OrderReport> = {}): OrderReport {
  return {
    created_at: '2026-01-10T10:00:00.000Z',
    reason: 'Faktura jest opłacona, a sprzedający odrzuca zamówienie.',
    answer_until: '2026-01-15T10:00:00.000Z',
    answer: null,
    answered_at: null,
    documents: [],
    ...overrides,
  };
}

/** Of the seller's answer to a report. */
export function sentDocument(overrides: Partial<SentDocument> = {}): SentDocument {
  const { submitted: _, ...document } = orderDocument({ id: idOf(821), name: 'protokol.pdf' });
  return { ...document, ...overrides };
}

export function orderDocument(overrides: Partial<OrderDocument> = {}): OrderDocument {
  return {
    id: idOf(801),
    name: 'faktura.pdf',
    kind: 'pdf',
    size: 48_213,
    state: 'available',
    url: '/api/files/private-801.pdf',
    submitted: false,
    created_at: '2026-01-04T10:00:00.000Z',
    ...overrides,
  };
}

export function orderInfo(overrides: Partial<OrderInfo> = {}): OrderInfo {
  return {
    id: idOf(811),
    text: 'Faktura nr 12/2026.',
    submitted: false,
    created_at: '2026-01-04T10:05:00.000Z',
    ...overrides,
  };
}

export function reflink(overrides: Partial<Reflink> = {}): Reflink {
  return { token: 'ref-ewa', url: 'https://wspolnik.test/?ref=ref-ewa', ...overrides };
}

export function referrer(overrides: Partial<NonNullable<Referrer['referrer']>> = {}): Referrer {
  return { referrer: { type: 'user', name: 'Jan W.', ...overrides } };
}

/** Nothing is open and the reward is covered, unless told otherwise. */
export function buyingLimits(
  open: { offer?: number; seller?: number } = {},
  reward: Partial<Pick<BuyingLimits, 'reward' | 'reward_covered'>> = {},
): BuyingLimits {
  return {
    offer: { open: open.offer ?? 0, limit: 3 },
    seller: { open: open.seller ?? 0, limit: 10 },
    reward: { total: '180.00', buyer: '90.00' },
    reward_covered: true,
    ...reward,
  };
}

/** All were cancelled, unless told otherwise. */
export function cancelSalesReply(overrides: Partial<CancelSalesReply> = {}): CancelSalesReply {
  return { cancelled: [order({ status: 'cancelled' })], refused: [], ...overrides };
}
