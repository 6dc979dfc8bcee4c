import { fileOf, formOf, picture } from '../forms.ts';
import { addOrder } from './order-makers.ts';
import { type Area, everyone, row, signedIn } from './row.ts';
import type { World } from './world.ts';

const PDF = fileOf(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'faktura.pdf');

/** The user's portrait. */
async function publicKey(world: World): Promise<string> {
  const form = formOf({ image: await picture() });
  const { image } = await world.call<{ image: string }>('user', 'accounts/user-image-update/', form);
  return image.split('/').at(-1) ?? '';
}

/** The signed address of an order's document. */
async function privateFile(world: World): Promise<{ id: string; query: Record<string, string> }> {
  const form = formOf({ transaction_id: await addOrder(world), document: PDF });
  const order = await world.call<{ documents: { url: string }[] }>('user', 'offers/sale-add-document/', form);
  const url = new URL(order.documents[0]?.url ?? '', 'http://localhost');
  return { id: url.pathname.split('/').at(-1) ?? '', query: Object.fromEntries(url.searchParams) };
}

export const others: Area = {
  title: 'Search, files and the rest',
  rows: [
    row('GET /api/search/', everyone(200), () => ({ query: { q: 'strony' } })),
    row('GET /api/search/suggest/', everyone(200), () => ({ query: { q: 'stro' } })),
    row('GET /api/search-separate/', everyone(200), () => ({ query: { q: 'strony', type: 'offers' } })),
    row('GET /api/geocode/', everyone(200), () => ({ query: { q: 'Łódź' } })),
    row('GET /api/geocode/route/', everyone(200), () => ({
      query: { from_lat: '52.2', from_lng: '21', to_lat: '51.8', to_lng: '19.5' },
    })),
    row('GET /api/files/{key}', everyone(200), async (world) => ({ id: await publicKey(world) }), {
      on: 'a public file',
    }),
    row('GET /api/files/{key}', everyone(200), privateFile, {
      on: 'a private one by its signed address',
      who: 'Images and downloads send no token; the address is valid for an hour.',
    }),
    row('GET /api/files/{key}', everyone('not_found'), async (world) => ({ id: (await privateFile(world)).id }), {
      on: 'a private one without it',
      who: 'Also the owner needs a signed address.',
    }),
    row('GET /api/ws/', everyone('malformed_request'), undefined, {
      on: 'without an upgrade',
      who: 'The socket takes a ticket in its query; without a valid one it does not open (401).',
    }),
    row('GET /api/dev/outbox/', everyone(200), undefined, { who: 'Does not exist in production.' }),
    row('POST /api/dev/world/', everyone(201), () => ({ body: { people: { somebody: {} } } }), {
      who: 'Does not exist in production.',
    }),
    row('POST /api/dev/digest/', signedIn(204), undefined, { who: 'Does not exist in production.' }),
  ],
};
