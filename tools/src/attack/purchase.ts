import type { Product } from './product.ts';

/** What a signed-in buyer sees of an offer, and names when buying it. */
export async function purchaseOf({ call }: Pick<Product, 'call'>, headers: Record<string, string>, offer_id: string) {
  const read = async (path: string) => (await call('GET', `/api/offers/${path}`, { headers })).json();
  const [{ price_from }, { reward }] = [await read(`${offer_id}/`), await read(`buying-limits/?offer_id=${offer_id}`)];
  return { offer_id, expected_price: price_from ?? '0.00', expected_reward: reward?.total ?? '0.00' };
}
