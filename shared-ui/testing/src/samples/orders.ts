import type {
  BuyingLimits,
  CancelSalesReply,
  Deal,
  DealDocument,
  DealSide,
  DealTerms,
  InvoiceDetails,
  OfferFigures,
  Order,
  OrderCounts,
  OrderDocument,
  OrderExport,
  OrderExportRow,
  OrderInfo,
  OrderParty,
  OrderReport,
  OrderStatus,
  OwnInvoiceDetails,
  OwnOrderPage,
  Referrer,
  Reflink,
  SalesFigures,
  SalesSummary,
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
    deliver_on: null,
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
    deliver: of('bought'),
    quotes: 0,
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

/** What an invoice says about a company. */
export function invoiceDetails(overrides: Partial<InvoiceDetails> = {}): InvoiceDetails {
  return {
    name: 'Stolarnia Dąb',
    nip: '5260250274',
    address: 'Piotrkowska 1',
    zip_code: '90-001',
    city: 'Łódź',
    email: 'biuro@stolarnia.test',
    phone: '+48600700800',
    bank_number: '61109010140000071219812874',
    ...overrides,
  };
}

export function ownInvoiceDetails(overrides: Partial<OwnInvoiceDetails> = {}): OwnInvoiceDetails {
  return { details: invoiceDetails(), stored: true, may_edit: true, suggested_bank_number: null, ...overrides };
}

/** Of `order()`, as the seller sees it: unpaid before its due date. */
export function deal(overrides: Partial<Deal> = {}): Deal {
  const person = { nip: null, address: null, zip_code: null, city: null, bank_number: null };
  return {
    id: idOf(1),
    number: 'W-000123',
    side: 'seller',
    seller: dealSide(),
    buyer: dealSide({ details: invoiceDetails({ name: 'Ewa Nowak', email: 'ewa@nowak.test', ...person }) }),
    price: '1800.00',
    price_net: '1463.41',
    vat: '336.59',
    vat_rate: '23',
    due_on: '2026-01-17',
    paid_on: null,
    overdue: false,
    reminded_at: null,
    remind_from: null,
    terms: dealTerms(),
    lines: [],
    documents: [dealDocument()],
    allowed_actions: ['deal-details', 'deal-due', 'deal-paid', 'deal-remind'],
    ...overrides,
  };
}

export function dealDocument(overrides: Partial<DealDocument> = {}): DealDocument {
  return { ...sentDocument({ id: idOf(831), name: 'zapytanie.pdf' }), source: 'quote', ...overrides };
}

/** The seller's. */
export function dealSide(overrides: Partial<DealSide> = {}): DealSide {
  return { details: invoiceDetails(), corrected_at: null, ...overrides };
}

export function dealTerms(overrides: Partial<DealTerms> = {}): DealTerms {
  return {
    title: 'Meble biurowe na wymiar',
    description: 'Projekt i wykonanie.',
    scope: ['Projekt', 'Montaż'],
    delivery_time: '21 dni',
    as_bought: true,
    ...overrides,
  };
}

/** Of the whole desk of a seller: three offers that were seen, one of them asked about and ordered. */
export function salesSummary(overrides: Partial<SalesSummary> = {}): SalesSummary {
  return {
    month: '2026-11',
    latest_month: '2026-11',
    figures: salesFigures(),
    previous: salesFigures({
      orders: 2,
      confirmed_gross: '1230.00',
      confirmed_net: '1000.00',
      open_gross: '0.00',
      open_net: '0.00',
    }),
    days: [
      { day: '2026-11-01', views: 12 },
      { day: '2026-11-02', views: 0 },
      { day: '2026-11-03', views: 30 },
    ],
    offers: [
      offerFigures({ views: 30, questions: 4, orders: 3, gross: '3690.00', reward: '300.00' }),
      offerFigures({ offer: { id: idOf(502), title: 'Audyt RODO', is_listed: true }, views: 12 }),
      offerFigures({ offer: { id: idOf(503), title: 'Szafa wnękowa', is_listed: false } }),
    ],
    ...overrides,
  };
}

export function salesFigures(overrides: Partial<SalesFigures> = {}): SalesFigures {
  return {
    orders: 3,
    cancelled: 1,
    confirmed_gross: '2460.00',
    confirmed_net: '2000.00',
    open_gross: '1230.00',
    open_net: '1000.00',
    average: '1230.00',
    reward: '300.00',
    ...overrides,
  };
}

export function offerFigures(overrides: Partial<OfferFigures> = {}): OfferFigures {
  return {
    offer: { id: idOf(501), title: 'Meble biurowe na wymiar', is_listed: true },
    views: 0,
    questions: 0,
    orders: 0,
    gross: '0.00',
    reward: '0.00',
    ...overrides,
  };
}

export function orderExportRow(overrides: Partial<OrderExportRow> = {}): OrderExportRow {
  const { number, status, created_at, offer, buyer: other, ...rest } = order();
  const { price, price_net, vat_rate, due_on, paid_on, reward_total, deliver_on } = rest;
  const money = { price, price_net, vat_rate, due_on, paid_on, reward_total, deliver_on };
  return { number, status, created_at, title: offer.title, other: other.name, ...money, ...overrides };
}

/** A file with all its rows. */
export function orderExport(results: OrderExportRow[] = [orderExportRow()], truncated = false): OrderExport {
  return { results, truncated };
}
