import { addOffer } from './order-makers.ts';
import { type Area, companies, everyone, type Outcomes, row } from './row.ts';
import type { World } from './world.ts';

const formFor = ({ category }: World) => ({
  title: 'Sklep internetowy',
  description: 'Pod klucz',
  category_id: category,
  individual_price: false,
  price_from: '100.00',
  loyalty_points: '10.00',
});

/** A listed offer is public, so strangers get 403 instead of 404. */
const teamOrAdmin = (ok: number): Outcomes => [
  'not_authenticated',
  'forbidden',
  'forbidden',
  ok,
  ok,
  ok,
  'forbidden',
  ok,
];
const hiddenToOthers = (guest: Outcomes[0], ok: number): Outcomes => [
  guest,
  'not_found',
  'not_found',
  ok,
  ok,
  ok,
  'not_found',
  ok,
];

export const offers: Area = {
  title: 'Offers',
  rows: [
    row('GET /api/categories/', everyone(200)),
    row('GET /api/category-pictures/{name}.svg', everyone(200), () => ({ id: 'law' })),
    row('GET /api/offers/', everyone(200)),
    row('GET /api/offers/markers/', everyone(200)),
    row(
      'GET /api/offers/get-mine/',
      companies(200),
      async (world) => ({ mark: await addOffer(world, world.company, false), query: { sort_by: 'date_desc' } }),
      { seenBy: ['member', 'manager', 'owner'] },
    ),
    row('POST /api/offers/view/', everyone(204), async (world) => ({ body: { offer_id: await addOffer(world) } })),
    row('GET /api/offers/{id}/', everyone(200), async (world) => ({ id: await addOffer(world) }), {
      on: 'an active offer',
    }),
    row(
      'GET /api/offers/{id}/',
      hiddenToOthers('not_found', 200),
      async (world) => ({ id: await addOffer(world, world.company, false) }),
      { on: 'an inactive one' },
    ),
    row('POST /api/offers/', companies(201), (world) => ({ body: formFor(world) }), { standing: 'active' }),
    row(
      'PUT /api/offers/{id}/',
      teamOrAdmin(200),
      async (world) => ({ id: await addOffer(world), body: formFor(world) }),
      {
        standing: 'active',
        on: 'an active offer',
      },
    ),
    row(
      'PUT /api/offers/{id}/',
      hiddenToOthers('not_authenticated', 200),
      async (world) => ({ id: await addOffer(world, world.company, false), body: formFor(world) }),
      { standing: 'active', on: 'an inactive one' },
    ),
    row('DELETE /api/offers/{id}/', teamOrAdmin(204), async (world) => ({ id: await addOffer(world) })),
    row(
      'POST /api/offers/change-active/',
      teamOrAdmin(200),
      async (world) => ({ body: { offer_id: await addOffer(world), active: false } }),
      { on: 'an active offer' },
    ),
    row(
      'POST /api/offers/change-active/',
      hiddenToOthers('not_authenticated', 200),
      async (world) => ({ body: { offer_id: await addOffer(world, world.company, false), active: true } }),
      { on: 'an inactive one' },
    ),
  ],
};
