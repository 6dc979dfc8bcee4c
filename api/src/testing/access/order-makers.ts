import { DAY_MS } from '@wspolnik/settings';
import { addOffer as insertOffer } from '../../modules/offers/testing/offers.ts';
import { newId } from '../../platform/ids.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { closeOlderOrders } from '../open-orders.ts';
import { seenOf, statusSince } from '../seen.ts';
import type { World } from './world.ts';

// Offers, questions about prices and orders; as makers.ts.

export function addOffer(world: World, company: string = world.company, is_active = true): Promise<string> {
  return insertOffer(world.api, { company_id: company, category_id: world.category, is_active, loyalty_points: 100 });
}

/** With an individual price. */
export function addPricelessOffer({ api, category, company: own }: World, company: string = own): Promise<string> {
  const price = { individual_price: true, price_from: null } as const;
  return insertOffer(api, { company_id: company, category_id: category, loyalty_points: 100, ...price });
}

/** The body that buys the offer as its page shows it. */
export const purchaseOf = async ({ api }: World, offer_id: string) => ({
  offer_id,
  ...(await seenOf(api.db, offer_id)),
});

export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The user's question about an offer of the company, or with a proposal. Answers its id. */
export async function addQuote(world: World, status: 'asked' | 'proposed' = 'asked'): Promise<string> {
  const { db } = world.api;
  await closeOlderOrders(db);
  // One buyer may have few at once.
  await db.query(
    sql`update quotes set status = 'expired', expires_at = null, created_at = created_at - interval '1 day' where expires_at is not null`,
  );
  const question = { offer_id: await addPricelessOffer(world), kind: 'quote', text: 'Ile za to?' };
  const { id } = await world.call('user', 'offers/quotes/', question);
  const proposal = { action: 'propose', amount: '10.00', valid_until: inDays(7) };
  if (status === 'proposed') await world.call('owner', `offers/quotes/${id}/`, proposal);
  return id;
}

/** The user's request to one seller. Answers its id. */
export async function addQuoteRequest(world: World): Promise<string> {
  await addQuote(world);
  const question = { offer_ids: [await addPricelessOffer(world)], text: 'Ile za to?' };
  const { request } = await world.call<{ request: { id: string } }>('user', 'offers/quote-requests/', question);
  return request.id;
}

export type OrderState = 'bought' | 'described' | 'in_verification' | 'reported';

/** The user's order of the company's offer; "described" can be submitted. Answers its id. */
export async function addOrder(world: World, state: OrderState = 'bought'): Promise<string> {
  await closeOlderOrders(world.api.db);
  const { id } = await world.call('user', 'offers/buy/', await purchaseOf(world, await addOffer(world)));
  if (state === 'bought') return id;
  await world.call('user', 'offers/sale-add-info/', { transaction_id: id, text: 'Faktura 1/2026' });
  if (state === 'described') return id;
  await world.call('user', 'offers/resubmit/', { transaction_id: id });
  if (state === 'in_verification') return id;
  await world.call('user', 'offers/report/', { ...(await asSeen(world, id)), reason: 'Nie odpowiada' });
  return id;
}

/** The user's order through the link of another user. */
export async function addRecommendedOrder(world: World): Promise<{ id: string; offer: string }> {
  await closeOlderOrders(world.api.db);
  const { token } = await world.call<{ token: string }>('another user', 'reflink/');
  const offer = await addOffer(world);
  const { id } = await world.call('user', 'offers/buy/', { ...(await purchaseOf(world, offer)), ref: token });
  return { id, offer };
}

/** The offer of a new order. */
export async function offerOfOrder(world: World): Promise<string> {
  const id = await addOrder(world);
  const row = await world.api.db.one<{ offer_id: string }>(sql`select offer_id from orders where id = ${id}`);
  return row?.offer_id ?? '';
}

/** The same, marked as paid by the seller. */
export async function addPaidOrder(world: World): Promise<string> {
  const transaction_id = await addOrder(world);
  await world.call('owner', 'transaction/deal-paid/', { transaction_id, paid_on: polishDay(new Date()) });
  return transaction_id;
}

const asSeen = async ({ api }: World, transaction_id: string) => ({
  transaction_id,
  seen_status_since: await statusSince(api.db, transaction_id),
});

/** The state of a new order that a decision names as seen. */
export const seenOrder = async (world: World, state?: OrderState) => asSeen(world, await addOrder(world, state));

/** A document of that order which was not submitted. Answers its id. */
export async function addOrderDocument({ api }: World, order: string): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into order_documents (id, order_id, file_key, name, mime, size, created_at)
    values (${id}, ${order}, ${`private-${id}.pdf`}, 'faktura.pdf', 'application/pdf', 1, ${new Date()})`);
  await api.db.query(sql`
    update orders set document_count = document_count + 1, new_document_count = new_document_count + 1 where id = ${order}`);
  return id;
}

/** The id of the order's information. */
export async function infoOf({ api }: World, order: string): Promise<string> {
  const row = await api.db.one<{ id: string }>(sql`select id from order_infos where order_id = ${order}`);
  return row?.id ?? '';
}
