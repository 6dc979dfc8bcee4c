import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from './accounts.ts';
import { expect } from './test.ts';

export const PDF = {
  name: 'faktura.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

/** A company with points for its rewards and one offer, to place in a world beside a buyer. */
export const SELLER = { company: { points: '1000.00' }, offers: { audit: {} } } as const;

/** An order of that offer, in a world where the seller is called `seller`. */
export const ORDER = { from: 'seller', offer: 'audit' } as const;

interface KnownOrder {
  id: string;
}

interface OrderOnWire extends KnownOrder {
  number: string;
  status: string;
  status_since: string;
}

/** The state of the order that a decision names as seen. */
export const asSeen = ({ id, status_since }: OrderOnWire) => ({ transaction_id: id, seen_status_since: status_since });

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

export const orderPath = ({ id }: KnownOrder) => `/transactions/orders?open=${id}`;
/** The order that the list of orders has opened, once its page is there. */
export async function openedOrder(page: Page): Promise<KnownOrder> {
  await expect(page).toHaveURL(/\/transactions\/orders\?open=./);
  return { id: new URL(page.url()).searchParams.get('open') ?? '' };
}

export const salePath = ({ id }: KnownOrder) => `/transactions/sales?open=${id}`;
export const row = (page: Page, { id }: KnownOrder) => page.locator(`#order-${id}`);
export const infos = (page: Page, order: KnownOrder) => row(page, order).getByRole('list', { name: 'Informacje' });
export const step = (page: Page, order: KnownOrder, name: string) => row(page, order).getByRole('heading', { name });

export const more = (page: Page) => page.getByRole('button', { name: /^Więcej czynności/ });

/** Opens the dialog of an item in the menu of the open order. */
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
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}
