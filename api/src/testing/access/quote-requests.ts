import { addPricelessOffer, addQuoteRequest } from './order-makers.ts';
import { type Area, row, signedIn } from './row.ts';

export const quoteRequests: Area = {
  title: 'Requests to several sellers',
  rows: [
    row('GET /api/offers/quote-candidates/', signedIn(200)),
    row('GET /api/offers/quote-requests/', signedIn(200), async (world) => ({ mark: await addQuoteRequest(world) }), {
      seenBy: ['user'],
    }),
    row(
      'GET /api/offers/quote-requests/{id}/',
      ['not_authenticated', 200, 'not_found', 'not_found', 'not_found', 'not_found', 'not_found', 'not_found'],
      async (world) => ({ id: await addQuoteRequest(world) }),
      { who: 'Whoever asked.' },
    ),
    row(
      'POST /api/offers/quote-requests/',
      signedIn(201),
      async (world) => ({ body: { offer_ids: [await addPricelessOffer(world, world.market)], text: 'Ile za to?' } }),
      { standing: 'active' },
    ),
  ],
};
