import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { LocaleTexts } from './texts.ts';

export interface OfferOnWire {
  id: string;
  title: string;
  individual_price: boolean;
  price_from: string | null;
  price_to: string | null;
  author: { id: string; name: string };
  category: { name: string; name_en: string };
}

export async function listOffers(
  request: APIRequestContext,
  query: Record<string, string> = {},
): Promise<OfferOnWire[]> {
  const reply = await request.get('/api/offers/', { params: { limit: '100', ...query } });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { results: OfferOnWire[] }).results;
}

/** On the offer's page: opens the dialog and confirms. */
export async function buyHere(page: Page, texts: LocaleTexts): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: texts.buy, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.confirmTitle });
  await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.placed })).toBeVisible();
}

export async function purchases(
  request: APIRequestContext,
  access: string,
): Promise<{ id: string; offer: { id: string } }[]> {
  const reply = await request.get('/api/offers/get-my-purchases/', { headers: { Authorization: `Bearer ${access}` } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { results: { id: string; offer: { id: string } }[] }).results;
}
