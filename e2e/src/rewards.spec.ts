import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newCompany, newOffer, newPerson } from './testing/companies.ts';
import { press, pressKeys } from './testing/keyboard.ts';
import { otherDevice, PASSWORD } from './testing/members.ts';
import { expect, test } from './testing/test.ts';
import { PL, TEXTS } from './testing/texts.ts';

const NOT_COVERED = 'Sprzedający nie ma teraz dość punktów';
const COVERED = /Sprzedający ma dość punktów na tę nagrodę/;

/** Pays on the page of the test payments. */
async function topUp(page: Page, seller: SignedIn, amount: string): Promise<void> {
  const reply = await page.request.get('/api/payment/pay-data-for-front/', {
    headers: headersOf(seller),
    params: { amount },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { redirect_url } = (await reply.json()) as { redirect_url: string };
  await page.goto(redirect_url);
  await page.locator('button.pay').click();
  await page.waitForURL(/payment=success/);
}

async function beside(browser: Browser, session: SignedIn): Promise<Page> {
  const page = await otherDevice(browser);
  await actAs(page, session);
  return page;
}

const openDialog = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  return page.getByRole('dialog', { name: PL.confirmTitle });
};

async function linkOf(request: APIRequestContext, session: SignedIn): Promise<string> {
  const reply = await request.get('/api/reflink/', { headers: headersOf(session) });
  return ((await reply.json()) as { token: string }).token;
}

test('a balance that covers half of a reward: buyer and seller are told, and once it is settled all is covered', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const seller = await newCompany(page.request);
  const offer = await newOffer(page.request, seller, { price_from: '1000.00', loyalty_points: '100.00' });
  const sellers = await beside(browser, seller);
  await topUp(sellers, seller, '50.00');
  await sellers.goto('/offers/manage');
  await expect(sellers.getByText('Masz 50,00 zł: nie starczy na nagrodę')).toBeVisible();
  await expect(sellers.getByRole('row', { name: new RegExp(offer.title) })).toContainText('bez pokrycia');
  expect(await axe(sellers)).toEqual([]);

  await actAs(page, { ...(await newPerson(page.request)), company: null });
  await page.goto(`/offers/${offer.id}`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText(NOT_COVERED)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  const receipt = page.getByRole('dialog', { name: PL.placed });
  await expect(receipt.getByText(NOT_COVERED)).toBeVisible();
  await receipt.getByRole('link', { name: PL.seeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();

  await topUp(sellers, seller, '150.00');
  const settled = await sellers.request.post('/api/pay-event-off/', {
    headers: { ...headersOf(seller), 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(settled.ok(), await settled.text()).toBe(true);
  await sellers.goto('/offers/manage');
  await expect(sellers.getByRole('row', { name: new RegExp(offer.title) })).toContainText('starczy na 1 nagrodę');
  await sellers.getByRole('link', { name: 'Doładuj punkty' }).click();
  await expect(sellers).toHaveURL(/\/points\/registry/);

  await page.goto(`/offers/${offer.id}`);
  await expect((await openDialog(page)).getByText(COVERED)).toBeVisible();
  await sellers.context().close();
});

for (const [locale, texts] of Object.entries(TEXTS)) {
  const recommended = locale === 'pl' ? 'Poleca: Maria L.' : 'Recommended by Maria L.';
  const recommend = locale === 'pl' ? 'Poleć i zarób' : 'Recommend and earn';

  test(`who is recommended to sees by whom, recommends further by keyboard, and not a deleted account (${locale})`, async ({
    page,
  }) => {
    const seller = await newCompany(page.request);
    const offer = await newOffer(page.request, seller, { price_from: '1000.00', loyalty_points: '100.00' });
    const maria = await newPerson(page.request);
    const address = `${texts.prefix}/offers/${offer.id}?ref=${await linkOf(page.request, maria)}`;
    await page.goto(address);
    await expect(page.getByText(recommended)).toBeVisible();

    await actAs(page, { ...(await newPerson(page.request, 'Ewa', 'Nowak')), company: null });
    await page.goto(address);
    await expect(page.getByText(recommended)).toBeVisible();
    await press(page, page.getByRole('button', { name: recommend }));
    const dialog = page.getByRole('dialog', { name: new RegExp(`${recommend} 50,00`) });
    await expect(dialog.getByRole('textbox')).toHaveValue(/\?ref=.+/);
    // The page behind is hidden from screen readers a moment before the focus leaves it.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
    await pressKeys(page, 'Escape');
    await expect(page.getByRole('button', { name: recommend })).toBeFocused();

    const confirmation = await page.request.post('/api/accounts/confirm/', {
      headers: headersOf(maria),
      data: { password: PASSWORD },
    });
    const { token } = (await confirmation.json()) as { token: string };
    const deleted = await page.request.post('/api/accounts/delete-account/', {
      headers: { ...headersOf(maria), Confirmation: token },
      data: {},
    });
    expect(deleted.ok(), await deleted.text()).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: texts.buy, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: locale === 'pl' ? 'Co dalej' : 'What happens next' })).toBeVisible();
    await expect(page.getByText(recommended)).toHaveCount(0);
  });
}
