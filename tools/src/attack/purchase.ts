import type { Product } from './product.ts';

/** The terms of an offer that a signed-in buyer sees and names when buying it. */
export async function purchaseOf({ call }: Pick<Product, 'call'>, headers: Record<string, string>, offer_id: string) {
  const read = async (path: string) => (await call('GET', `/api/offers/${path}`, { headers })).json();
  const offer = await read(`${offer_id}/`);
  const { reward } = await read(`buying-limits/?offer_id=${offer_id}`);
  const seen = { expected_price: offer.price_from ?? '0.00', expected_vat_rate: offer.vat_rate };
  return { offer_id, ...seen, expected_reward: reward?.total ?? '0.00' };
}
