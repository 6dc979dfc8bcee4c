import type {
  QuoteCandidate,
  QuoteCandidates,
  QuoteRequest,
  QuoteRequestAnswer,
  QuoteRequestPage,
  RefusedSeller,
} from '@wspolnik/contract';
import { companySummary } from './companies.ts';
import { offerSummary } from './offers.ts';
import { quote, quoteProposal } from './quotes.ts';
import { idOf, pageOf } from './wire.ts';

export function quoteCandidate(overrides: Partial<QuoteCandidate> = {}): QuoteCandidate {
  const offer = offerSummary({ individual_price: true, price_from: null, price_net_from: null });
  return { offer, asked: false, ...overrides };
}

export function quoteCandidates(results: QuoteCandidate[] = [quoteCandidate()]): QuoteCandidates {
  return { results };
}

const REQUEST_ID = idOf(901);

/** To two sellers, of whom one has answered. */
export function quoteRequest(overrides: Partial<QuoteRequest> = {}): QuoteRequest {
  const shared = { request_id: REQUEST_ID, wanted_by: '2026-02-01' };
  const proposal = quoteProposal();
  return {
    id: REQUEST_ID,
    created_at: '2026-01-03T10:00:00.000Z',
    category: { id: idOf(701), name: 'Meble', name_en: 'Furniture' },
    text: 'Ile kosztuje zabudowa recepcji, cztery metry?',
    wanted_by: '2026-02-01',
    quotes: [
      quote({ ...shared, id: idOf(1), status: 'proposed', proposal, allowed_actions: ['accept', 'decline'] }),
      quote({
        ...shared,
        id: idOf(2),
        seller: companySummary({ id: idOf(302), name: 'Meblarnia Sosna' }),
        thread_id: idOf(52),
        allowed_actions: ['decline'],
      }),
    ],
    ...overrides,
  };
}

export function quoteRequestPage(results: QuoteRequest[] = [quoteRequest()]): QuoteRequestPage {
  return pageOf(results);
}

export function refusedSeller(overrides: Partial<RefusedSeller> = {}): RefusedSeller {
  return { offer_id: idOf(503), seller: companySummary({ id: idOf(303) }), code: 'quote_exists', ...overrides };
}

export function quoteRequestAnswer(overrides: Partial<QuoteRequestAnswer> = {}): QuoteRequestAnswer {
  return { request: quoteRequest(), refused: [], ...overrides };
}
