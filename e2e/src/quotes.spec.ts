import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, type SignedIn, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newOffer, PDF } from './testing/companies.ts';
import { press, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

/** The owner of a company with points, whose offers no other journey asks about. */
const SELLER = 'firma27@demo.wspolnik.test';

interface Category {
  id: string;
  is_job: boolean;
  children: Category[];
}

const PRICELESS = { individual_price: true, price_from: undefined };

async function newJob(request: APIRequestContext, seller: SignedIn) {
  const categories = (await (await request.get('/api/categories/')).json()) as Category[];
  const category_id = categories.find(({ is_job }) => is_job)?.children[0]?.id;
  return newOffer(request, seller, { ...PRICELESS, category_id });
}

async function sellerOf(request: APIRequestContext): Promise<SignedIn> {
  const seller = await signInByApi(request, SELLER);
  return { ...seller, company: seller.user.companies[0] ?? null };
}

/** Another person's browser. */
async function beside(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSignedIn(page, email, 'company');
  return page;
}

const box = (page: Page) => page.getByRole('region', { name: 'Zakup' });
const talk = (page: Page) => page.getByRole('region', { name: 'Treść rozmowy' });
/** The latest step about an offer: both sides may have talked about others before. */
const card = (page: Page, title: string) => talk(page).getByRole('listitem').filter({ hasText: title }).last();
const row = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a price is asked for, proposed, accepted and the order confirmed; both sides see each step at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const offer = await newOffer(page.request, await sellerOf(page.request), PRICELESS);
  const sellers = await beside(browser, SELLER);
  await sellers.goto('/transactions/sales/quotes');
  await expect(sellers.getByRole('heading', { name: 'Zapytania' })).toBeVisible();

  const buyer = await startSignedIn(page, demo('user'));
  await page.goto(`/offers/${offer.id}`);
  await box(page).getByRole('button', { name: 'Zapytaj o wycenę' }).click();
  const ask = page.getByRole('dialog', { name: 'Zapytaj o wycenę' });
  await ask.getByRole('textbox', { name: /Czego potrzebujesz/ }).fill('Recepcja, cztery metry');
  expect(await axe(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await box(page).getByRole('link', { name: 'Przejdź do rozmowy' }).click();
  await expect(card(page, offer.title)).toContainText('Recepcja, cztery metry');

  await row(sellers, offer.title).getByRole('button', { name: 'Zaproponuj cenę' }).click();
  const proposal = sellers.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await proposal.getByRole('textbox', { name: /Cena/ }).fill('5400');
  expect(await axe(sellers)).toEqual([]);
  await proposal.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(row(sellers, offer.title).getByText('Wycena do decyzji')).toBeVisible();

  await card(page, offer.title).getByRole('button', { name: 'Zaakceptuj' }).click();
  const accept = page.getByRole('dialog', { name: 'Zaakceptuj wycenę' });
  await expect(accept.getByText('5,00 zł', { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await accept.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\?open=/);
  await expect(row(page, offer.title)).toContainText('5 400,00 zł');
  const order = new URL(page.url()).searchParams.get('open') ?? '';
  await expect(row(sellers, offer.title).getByRole('link', { name: /Zamówienie W-/ })).toBeVisible();

  const send = async (who: SignedIn, path: string, data: object) => {
    const headers = { ...headersOf(who), 'Idempotency-Key': crypto.randomUUID() };
    const reply = await page.request.post(`/api/offers/${path}/`, {
      headers,
      data: { transaction_id: order, ...data },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const person = { ...buyer, company: null };
  await send(person, 'sale-add-info', { text: 'FV 1/2026' });
  await send(person, 'resubmit', {});
  await send(await sellerOf(page.request), 'my-sales-change-status', { status: 'verified' });
  await expect(page.locator(`#order-${order}`)).toContainText(/Potwierdzone/i);
  await sellers.context().close();
});

test('a range may be asked about and is not bought below its bounds', async ({ page }) => {
  const seller = await sellerOf(page.request);
  const offer = await newOffer(page.request, seller, { price_to: '200.00' });
  const { access } = await startSignedIn(page, demo('fresh'));
  const bought = await page.request.post('/api/offers/buy/', {
    headers: { Authorization: `Bearer ${access}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { offer_id: offer.id, amount: '99.99' },
  });
  expect([bought.status(), (await bought.json()).fields.amount[0].code]).toEqual([422, 'min']);
  await page.goto(`/en/offers/${offer.id}`);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  await dialog.getByRole('textbox', { name: /What you need/ }).fill('Something smaller');
  await dialog.getByRole('textbox', { name: /Budget/ }).fill('99');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByText(/100/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /Budget/ }).fill('150');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('You already have an open request about this offer.')).toBeVisible();
});

test('what has expired says so and can no longer be accepted', async ({ page }) => {
  const { access } = await startSignedIn(page, demo('user'));
  await page.goto('/transactions/orders/quotes?status=expired');
  const expired = page.getByRole('article').first();
  await expect(expired.getByText('Termin minął')).toBeVisible();
  await expect(expired.getByRole('button')).toHaveCount(0);
  const id = ((await expired.getAttribute('id')) ?? '').replace('quote-', '');
  const reply = await page.request.post(`/api/offers/quotes/${id}/`, {
    headers: { Authorization: `Bearer ${access}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { action: 'accept' },
  });
  expect([reply.status(), (await reply.json()).code]).toEqual([409, 'quote_expired']);
});

test('an application with a document is answered in the conversation, by keyboard', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const offer = await newJob(page.request, await sellerOf(page.request));
  await startSignedIn(page, demo('user'));
  await page.goto(`/offers/${offer.id}`);
  await press(page, box(page).getByRole('button', { name: 'Aplikuj' }));
  const dialog = page.getByRole('dialog', { name: 'Aplikuj' });
  await expect(dialog.getByRole('textbox', { name: /Kilka słów/ })).toBeFocused();
  await typeText(page, 'Dziesięć lat praktyki');
  await page.locator('input[type="file"]').setInputFiles({ ...PDF, name: 'cv.pdf' });
  await expect(dialog.getByText(/cv/).first()).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await expect(box(page).getByText('Twoje zgłoszenie czeka na odpowiedź.')).toBeVisible();
  await press(page, box(page).getByRole('link', { name: 'Przejdź do rozmowy' }));
  await expect(card(page, offer.title)).toContainText('Czeka na odpowiedź');

  const company = await beside(browser, SELLER);
  await company.goto(page.url());
  await expect(card(company, offer.title)).toContainText('Zgłoszenie na ofertę pracy');
  expect(await axe(company)).toEqual([]);
  const downloading = company.waitForEvent('download');
  await card(company, offer.title)
    .getByRole('link', { name: /Pobierz.*cv\.pdf/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('cv.pdf');
  await card(company, offer.title).getByRole('button', { name: 'Zaproś na rozmowę' }).click();
  const invitation = company.getByRole('dialog', { name: 'Zaproś na rozmowę' });
  await invitation.getByRole('textbox').fill('Środa, 10:00');
  await invitation.getByRole('button', { name: 'Zaproś na rozmowę' }).click();
  await expect(card(page, offer.title)).toContainText('Zaproszenie na rozmowę');
  await expect(card(page, offer.title)).toContainText('Środa, 10:00');
  await company.context().close();
});
