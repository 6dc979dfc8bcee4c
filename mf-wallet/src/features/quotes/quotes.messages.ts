import type { QuoteStep } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';

export const quotesMessages = {
  title: { id: 'quote_list.title' },
  count: { id: 'quote_list.count' },
  changed: { id: 'quote_list.changed' },
  failed: { id: 'quote_list.failed' },
  filterLabel: { id: 'orders.filter.label' },
  filterAll: { id: 'orders.filter.all' },
  filterEmpty: { id: 'quote_list.filter.empty' },
  filterEmptyDetail: { id: 'quote_list.filter.empty_detail' },
  quote: { id: 'quote_list.quote' },
  application: { id: 'quote_list.application' },
  from: { id: 'orders.row.from' },
  by: { id: 'quote_list.by' },
  company: { id: 'quote_list.company' },
  documents: { id: 'quote_list.documents' },
  order: { id: 'quote_list.order' },
  thread: { id: 'quote_list.thread' },
  requests: { id: 'quote_list.requests' },
  compare: { id: 'quote_list.compare' },
  price: { id: 'quote_list.price' },
  budget: { id: 'quote_list.budget' },
  wantedBy: { id: 'quote_list.wanted_by' },
  validUntil: { id: 'quote_list.valid_until' },
  closes: { id: 'quote_list.closes' },
  cost: { id: 'quote_list.cost' },
  reward: { id: 'quote_list.reward' },
  details: { id: 'quote_list.details' },
  questionDetails: { id: 'quote_list.question_details' },
} as const satisfies Record<string, MessageDescriptor>;

/** On the page of one quote. */
export const quoteMessages = {
  title: { id: 'quote_page.title' },
  failed: { id: 'quote_page.failed' },
  missing: { id: 'quote_page.missing' },
  missingText: { id: 'quote_page.missing_text' },
  toList: { id: 'quote_page.to_list' },
  question: { id: 'quote_page.question' },
  asked: { id: 'quote_page.asked' },
  noText: { id: 'quote_page.no_text' },
  offer: { id: 'quote_page.offer' },
  proposal: { id: 'quote_page.proposal' },
  noProposal: { id: 'quote_page.no_proposal' },
  proposed: { id: 'quote_page.proposed' },
  pdf: { id: 'quote_page.pdf' },
  compare: { id: 'quote_page.compare' },
  compareHint: { id: 'quote_page.compare_hint' },
  line: { id: 'quote_page.line' },
  version: { id: 'quote_page.version' },
  vat: { id: 'quote_page.vat' },
  day: { id: 'quote_page.day' },
  none: { id: 'quote_page.none' },
  added: { id: 'quote_page.added' },
  removed: { id: 'quote_page.removed' },
  changed: { id: 'quote_page.changed' },
  less: { id: 'quote_page.less' },
  more: { id: 'quote_page.more' },
  history: { id: 'quote_page.history' },
  system: { id: 'quote_page.system' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's step. */
export const stepMessages = {
  ask: { id: 'quote_page.step.ask' },
  propose: { id: 'quote_page.step.propose' },
  accept: { id: 'quote_page.step.accept' },
  hire: { id: 'quote_page.step.hire' },
  decline: { id: 'quote_page.step.decline' },
  expire: { id: 'quote_page.step.expire' },
  reopen: { id: 'quote_page.step.reopen' },
} as const satisfies Record<QuoteStep, MessageDescriptor>;

export const sideMessages = {
  purchases: {
    intro: { id: 'quote_list.purchases.intro' },
    empty: { id: 'quote_list.purchases.empty' },
    emptyDetail: { id: 'quote_list.purchases.empty_detail' },
  },
  sales: {
    intro: { id: 'quote_list.sales.intro' },
    empty: { id: 'quote_list.sales.empty' },
    emptyDetail: { id: 'quote_list.sales.empty_detail' },
  },
} as const satisfies Record<OrderSide, Record<string, MessageDescriptor>>;

/** Keyed by the API's status. */
export const statusMessages = {
  asked: { id: 'quote_list.status.asked' },
  proposed: { id: 'quote_list.status.proposed' },
  accepted: { id: 'quote_list.status.accepted' },
  hired: { id: 'quote_list.status.hired' },
  declined: { id: 'quote_list.status.declined' },
  expired: { id: 'quote_list.status.expired' },
} as const satisfies Record<string, MessageDescriptor>;
