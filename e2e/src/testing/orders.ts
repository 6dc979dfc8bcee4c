import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, type SignedIn, signInByApi, startSignedIn } from './accounts.ts';
import { axe } from './axe.ts';
import { fixedPriceOffer } from './offers.ts';
import { expect } from './test.ts';

export const PDF = {
  name: 'faktura.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

/** The owner of a company with enough points for every reward here, which no other journey spends. */
export const SELLER = 'firma26@demo.wspolnik.test';

export interface OrderOnWire {
  id: string;
  number: string;
  status: string;
}

/** A call as that person, acting as a company if the session has one. */
export async function call(request: APIRequestContext, { access, company }: SignedIn, path: string, data: object) {
  const headers = {
    Authorization: `Bearer ${access}`,
    'Idempotency-Key': crypto.randomUUID(),
    ...(company ? { 'Company-Id': company.id } : {}),
  };
  const reply = await request.post(`/api/${path}`, { headers, data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return (await reply.json()) as OrderOnWire;
}

let ordered = 0;

/** An order of the demo person, of each offer of the seller in turn, submitted for verification on request. */
export async function newOrder(
  request: APIRequestContext,
  { submitted = false, of = SELLER } = {},
): Promise<OrderOnWire> {
  const seller = await signInByApi(request, of);
  const buyer = await signInByApi(request, demo('user'));
  const offer = await fixedPriceOffer(request, { seller: seller.user.companies[0]?.id, nth: ordered });
  ordered += 1;
  const order = await call(request, { ...buyer, company: null }, 'offers/buy/', { offer_id: offer.id });
  if (!submitted) return order;
  await call(request, { ...buyer, company: null }, 'offers/sale-add-info/', {
    transaction_id: order.id,
    text: 'FV 1/2026',
  });
  return call(request, { ...buyer, company: null }, 'offers/resubmit/', { transaction_id: order.id });
}

/** Another person's browser. */
export async function beside(browser: Browser, email: string, as: 'person' | 'company'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSignedIn(page, email, as);
  return page;
}

export const orderPath = ({ id }: OrderOnWire) => `/transactions/orders?open=${id}`;
export const salePath = ({ id }: OrderOnWire) => `/transactions/sales?open=${id}`;
export const row = (page: Page, { id }: OrderOnWire) => page.locator(`#order-${id}`);
export const infos = (page: Page, order: OrderOnWire) => row(page, order).getByRole('list', { name: 'Informacje' });
export const step = (page: Page, order: OrderOnWire, name: string) => row(page, order).getByRole('heading', { name });

export const more = (page: Page) => page.getByRole('button', { name: /^Więcej czynności/ });

/** Opens the dialog of what stands in the menu of the open order. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Presses the button of that name, or chooses it in the menu. */
export async function answer(page: Page, open: string, confirm: string, reason?: string): Promise<void> {
  if (['Anuluj zamówienie', 'Zgłoś sprzedającego'].includes(open)) await openFromMenu(page, open);
  else await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await axe(page)).toEqual([]);
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}
