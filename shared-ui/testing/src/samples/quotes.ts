import type {
  MessageQuote,
  Quote,
  QuoteCounts,
  QuoteLine,
  QuotePage,
  QuoteProposal,
  QuoteStatus,
} from '@wspolnik/contract';
import { buyer, seller } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** Ewa's open question to `seller`. */
export function quote(overrides: Partial<Quote> = {}): Quote {
  return {
    id: idOf(1),
    kind: 'quote',
    status: 'asked',
    status_since: '2026-01-03T10:00:00.000Z',
    created_at: '2026-01-03T10:00:00.000Z',
    offer: {
      id: idOf(501),
      title: 'Meble biurowe na wymiar',
      image: null,
      price_from: null,
      price_to: null,
      price_type: 'gross',
      vat_rate: '23',
    },
    buyer: { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null },
    seller,
    thread_id: idOf(51),
    text: 'Ile kosztuje zabudowa recepcji, cztery metry?',
    amount: null,
    wanted_by: null,
    proposal: null,
    expires_at: '2026-01-17T10:00:00.000Z',
    order: null,
    request_id: null,
    documents: [],
    history: [
      {
        at: '2026-01-03T10:00:00.000Z',
        status: 'asked',
        step: 'ask',
        actor: 'Ewa Nowak',
        text: 'Ile kosztuje zabudowa recepcji, cztery metry?',
        amount: null,
        amount_net: null,
        vat_rate: null,
        version: null,
        lines: [],
        valid_until: null,
      },
    ],
    allowed_actions: [],
    ...overrides,
  };
}

export function quoteProposal(overrides: Partial<QuoteProposal> = {}): QuoteProposal {
  return {
    version: 1,
    lines: [],
    amount: '5400.00',
    amount_net: '4390.24',
    vat_rate: '23',
    valid_until: '2026-01-20',
    at: '2026-01-04T10:00:00.000Z',
    reward_total: '540.00',
    reward_buyer: '270.00',
    reward_covered: true,
    ...overrides,
  };
}

export function quoteLine(overrides: Partial<QuoteLine> = {}): QuoteLine {
  return {
    name: 'Blat dębowy',
    quantity: '2.5',
    unit: 'm²',
    price_net: '1600.00',
    amount_net: '4000.00',
    ...overrides,
  };
}

/** The step of Ewa's question in the thread. */
export function messageQuote(overrides: Partial<MessageQuote> = {}): MessageQuote {
  const { id, kind, status, offer, allowed_actions } = quote();
  return {
    id,
    kind,
    status,
    step: 'ask',
    latest: true,
    amount: null,
    amount_net: null,
    vat_rate: null,
    version: null,
    lines: [],
    valid_until: null,
    wanted_by: null,
    offer: { id: offer.id, title: offer.title, price_type: 'gross', vat_rate: '23' },
    reward_total: null,
    reward_buyer: null,
    reward_covered: null,
    order: null,
    documents: [],
    allowed_actions,
    ...overrides,
  };
}

/** Counts of a list of these quotes. */
export function quoteCounts(quotes: readonly Quote[] = []): QuoteCounts {
  const of = (status: QuoteStatus) => quotes.filter((each) => each.status === status).length;
  return {
    asked: of('asked'),
    proposed: of('proposed'),
    accepted: of('accepted'),
    hired: of('hired'),
    declined: of('declined'),
    expired: of('expired'),
  };
}

/** A side's list with all its quotes. */
export function quotePage(results: Quote[] = [quote()], overrides: Partial<QuotePage> = {}): QuotePage {
  return { ...pageOf(results), counts: quoteCounts(results), ...overrides };
}
