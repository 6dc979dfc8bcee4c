import { polishDay } from '../../platform/polish-days.ts';
import { fileOf, formOf } from '../forms.ts';
import { newNip } from '../tax-numbers.ts';
import {
  addOffer,
  addOrder,
  addOrderDocument,
  addPaidOrder,
  addPricelessOffer,
  addQuote,
  addRecommendedOrder,
  inDays,
  infoOf,
  offerOfOrder,
  purchaseOf,
  seenOrder,
} from './order-makers.ts';
import { type Area, buyer, companies, everyone, type Outcomes, row, signedIn } from './row.ts';

const PDF = fileOf(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'faktura.pdf');

/** The terms of `addQuote` with a proposal: half of the price is more than the offer gives. */
const PROPOSED = { expected_price: '10.00', expected_vat_rate: '23', expected_reward: '1.00', valid_until: inDays(7) };

/** Of the seller's owners and managers. */
const DECIDES: Outcomes = [
  'not_authenticated',
  'company_required',
  'company_required',
  'forbidden',
  200,
  200,
  'not_found',
  'company_required',
];

export const orders: Area = {
  title: "Orders (the user's, of the company's offer)",
  rows: [
    row(
      'POST /api/offers/buy/',
      signedIn(201),
      async (world) => ({ body: await purchaseOf(world, await addOffer(world, world.market)) }),
      {
        standing: 'active',
        on: 'an offer of others',
      },
    ),
    row(
      'POST /api/offers/buy/',
      ['not_authenticated', 201, 201, 'own_offer', 'own_offer', 'own_offer', 201, 201],
      async (world) => ({ body: await purchaseOf(world, await addOffer(world)) }),
      { standing: 'active', on: "the company's offer" },
    ),
    row('GET /api/offers/buying-limits/', signedIn(200), async (world) => ({
      query: { offer_id: await addOffer(world, world.market) },
    })),
    row(
      'GET /api/offers/get-my-purchases/',
      signedIn(200),
      async (world) => {
        const id = await addOrder(world);
        return { mark: id, query: { purchase_id: id } };
      },
      { seenBy: ['user'] },
    ),
    row(
      'GET /api/offers/get-my-sales/',
      companies(200),
      async (world) => {
        const id = await addOrder(world);
        return { mark: id, query: { sale_id: id } };
      },
      { seenBy: ['member', 'manager', 'owner'] },
    ),
    row('GET /api/offers/get-my-purchases/export/', signedIn(200), async (world) => ({
      query: { offer_id: await offerOfOrder(world) },
    })),
    row('GET /api/offers/get-my-sales/export/', companies(200), async (world) => ({
      query: { offer_id: await offerOfOrder(world) },
    })),
    row('GET /api/offers/sales-summary/', companies(200), async (world) => ({ mark: await offerOfOrder(world) }), {
      seenBy: ['member', 'manager', 'owner'],
    }),
    row(
      'POST /api/offers/sale-deliver-on/',
      DECIDES,
      async (world) => ({ body: { transaction_id: await addOrder(world), deliver_on: inDays(7) } }),
      { who: 'An owner or manager of the seller.' },
    ),
    row('POST /api/offers/sale-add-document/', buyer(200), async (world) => ({
      body: formOf({ transaction_id: await addOrder(world), document: PDF }),
    })),
    row('POST /api/offers/sale-add-info/', buyer(200), async (world) => ({
      body: { transaction_id: await addOrder(world), text: 'Faktura 1/2026' },
    })),
    row('POST /api/offers/sale-remove-document/', buyer(200), async (world) => {
      const transaction_id = await addOrder(world, 'described');
      return { body: { transaction_id, document_id: await addOrderDocument(world, transaction_id) } };
    }),
    row('POST /api/offers/sale-remove-info/', buyer(200), async (world) => {
      const transaction_id = await addOrder(world, 'described');
      return { body: { transaction_id, info_id: await infoOf(world, transaction_id) } };
    }),
    row('POST /api/offers/resubmit/', buyer(200), async (world) => ({
      body: { transaction_id: await addOrder(world, 'described') },
    })),
    row('POST /api/offers/my-sales-change-status/', DECIDES, async (world) => ({
      body: { ...(await seenOrder(world, 'in_verification')), status: 'verified' },
    })),
    row(
      'POST /api/offers/cancel-sale/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 200, 200, 'not_found', 'not_found'],
      async (world) => ({ body: { ...(await seenOrder(world)), reason: 'Brak terminu' } }),
      { who: 'The buyer, or an owner or manager of the seller.' },
    ),
    row(
      'POST /api/offers/cancel-sales/',
      companies(200),
      async (world) => ({ body: { orders: [await seenOrder(world)], reason: 'Brak terminu' } }),
      { who: 'Whoever may cancel an order; the reply says which were not cancelled.' },
    ),
    row('POST /api/transaction/reflink-actions/', buyer(200), async (world) => {
      const { token } = await world.call<{ token: string }>('another user', 'reflink/');
      return { body: { transaction_id: await addOrder(world), referrer: token } };
    }),
    row('POST /api/offers/report/', buyer(200), async (world) => ({
      body: { ...(await seenOrder(world, 'in_verification')), reason: 'Nie odpowiada' },
    })),
    row(
      'POST /api/offers/answer-report/',
      DECIDES,
      async (world) => ({
        body: formOf({ transaction_id: await addOrder(world, 'reported'), text: 'Usługa wykonana', documents: PDF }),
      }),
      { who: 'An owner or manager of the seller.' },
    ),
    row(
      'GET /api/transaction/deal/{id}/',
      ['not_authenticated', 200, 'not_found', 200, 200, 200, 'not_found', 200],
      async (world) => ({ id: await addOrder(world) }),
      { who: 'Both sides, and admins.' },
    ),
    row(
      'GET /api/transaction/deal/{id}/pdf/',
      ['not_authenticated', 200, 'not_found', 200, 200, 200, 'not_found', 200],
      async (world) => ({ id: await addOrder(world) }),
      { who: 'Both sides, and admins.' },
    ),
    row(
      'POST /api/transaction/deal-details/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 200, 200, 'not_found', 'not_found'],
      async (world) => ({ body: { transaction_id: await addOrder(world), name: 'Jan Nowak', nip: newNip() } }),
      { who: 'The buyer, or an owner or manager of the seller, each about its side.' },
    ),
    row('POST /api/transaction/deal-due/', DECIDES, async (world) => ({
      body: { transaction_id: await addOrder(world), due_on: inDays(30) },
    })),
    row('POST /api/transaction/deal-paid/', DECIDES, async (world) => ({
      body: { transaction_id: await addOrder(world), paid_on: polishDay(new Date()) },
    })),
    row('POST /api/transaction/deal-unpaid/', DECIDES, async (world) => ({
      body: { transaction_id: await addPaidOrder(world) },
    })),
    row('POST /api/transaction/deal-remind/', DECIDES, async (world) => ({
      body: { transaction_id: await addOrder(world) },
    })),
    row('GET /api/accounts/invoice-details/', signedIn(200)),
    row(
      'PUT /api/accounts/invoice-details/',
      ['not_authenticated', 200, 200, 'forbidden', 200, 200, 200, 200],
      () => ({ body: { name: 'Jan Nowak', nip: newNip() } }),
      { who: 'The person, or an owner or manager of the company.' },
    ),
    row('GET /api/reflink/', signedIn(200), undefined, { standing: 'active' }),
    row('GET /api/reflink/referrer/', everyone(200), () => ({ query: { token: 'nobody' } })),
    row('POST /api/recommendations/click/', everyone(204), async (world) => ({
      body: { token: 'nobody', offer_id: await addOffer(world) },
    })),
    row(
      'GET /api/recommendations/',
      signedIn(200),
      async (world) => {
        const { offer } = await addRecommendedOrder(world);
        return { mark: offer, query: { limit: '1' } };
      },
      { seenBy: ['another user'] },
    ),
    row(
      'GET /api/recommendations/orders/',
      signedIn(200),
      async (world) => {
        const { id, offer } = await addRecommendedOrder(world);
        return { mark: id, query: { offer_id: offer } };
      },
      { seenBy: ['another user'] },
    ),
    row(
      'GET /api/offers/quotes/',
      signedIn(200),
      async (world) => {
        const id = await addQuote(world);
        return { mark: id, query: { quote_id: id } };
      },
      { on: 'asked', seenBy: ['user'] },
    ),
    row(
      'GET /api/offers/quotes/',
      signedIn(200),
      async (world) => {
        const id = await addQuote(world);
        return { mark: id, query: { side: 'received', quote_id: id } };
      },
      { on: 'received', seenBy: ['member', 'manager', 'owner'] },
    ),
    row(
      'GET /api/offers/quotes/{id}/pdf/',
      ['not_authenticated', 200, 'not_found', 200, 200, 200, 'not_found', 'not_found'],
      async (world) => ({ id: await addQuote(world, 'proposed') }),
      { who: 'Both sides.' },
    ),
    row(
      'POST /api/offers/quotes/',
      signedIn(201),
      async (world) => ({
        body: { offer_id: await addPricelessOffer(world, world.market), kind: 'quote', text: 'Ile za to?' },
      }),
      { standing: 'active' },
    ),
    row(
      'POST /api/offers/quotes/{id}/',
      ['not_authenticated', 'forbidden', 'not_found', 'forbidden', 200, 200, 'not_found', 'not_found'],
      async (world) => ({
        id: await addQuote(world),
        body: { action: 'propose', amount: '10.00', valid_until: inDays(7) },
      }),
      { standing: 'active', on: 'propose', who: 'An owner or manager of the seller.' },
    ),
    row(
      'POST /api/offers/quotes/{id}/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 'forbidden', 'forbidden', 'not_found', 'not_found'],
      async (world) => ({ id: await addQuote(world, 'proposed'), body: { action: 'accept', ...PROPOSED } }),
      { standing: 'active', on: 'accept', who: 'Whoever asked.' },
    ),
    row(
      'POST /api/offers/quotes/{id}/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 200, 200, 'not_found', 'not_found'],
      async (world) => ({ id: await addQuote(world), body: { action: 'decline' } }),
      { on: 'decline', who: 'Whoever asked, or an owner or manager of the seller.' },
    ),
  ],
};
