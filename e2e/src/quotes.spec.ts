import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { PDF } from './testing/companies.ts';
import { dayIn } from './testing/durations.ts';
import { press, typeText } from './testing/keyboard.ts';
import { asSeen, call, openedOrder } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers', '@mf-messaging', '@mf-wallet'];

const PRICELESS = { individual_price: true };

const box = (page: Page) => page.getByRole('region', { name: 'Zakup' });
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Treść rozmowy' }).getByRole('listitem').filter({ hasText: title }).last();
const row = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a price is asked for, proposed, accepted and the order confirmed; both sides see each step at once', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(180_000);
  const { seller, buyer } = await world({
    seller: { company: { points: '500.00' }, offers: { audit: PRICELESS } },
    buyer: {},
  });
  const offer = seller.offers.audit;
  const sellers = await beside(seller);
  await sellers.goto('/transactions/sales/quotes');
  await expect(sellers.getByText('Nikt jeszcze o nic nie pyta')).toBeVisible();

  await actAs(page, buyer);
  await page.goto(`/offers/${offer.id}`);
  await box(page).getByRole('button', { name: 'Zapytaj o wycenę' }).click();
  const ask = page.getByRole('dialog', { name: 'Zapytaj o wycenę' });
  await ask.getByRole('textbox', { name: /Czego potrzebujesz/ }).fill('Recepcja, cztery metry');
  await ask.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await box(page).getByRole('link', { name: 'Przejdź do rozmowy' }).click();
  await expect(card(page, offer.title)).toContainText('Recepcja, cztery metry');

  await row(sellers, offer.title).getByRole('button', { name: 'Zaproponuj cenę' }).click();
  const proposal = sellers.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await proposal.getByRole('textbox', { name: /Cena/ }).fill('5400');
  await proposal.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(row(sellers, offer.title).getByText('Wycena do decyzji')).toBeVisible();

  await card(page, offer.title).getByRole('button', { name: 'Zaakceptuj', exact: true }).click();
  const accept = page.getByRole('dialog', { name: 'Zaakceptuj wycenę' });
  await expect(accept.getByText('5,00 zł', { exact: true })).toBeVisible();
  await accept.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\?open=/);
  await expect(row(page, offer.title)).toContainText('5 400,00 zł');
  await expect(row(sellers, offer.title).getByRole('link', { name: /Zamówienie W-/ })).toBeVisible();

  const { id: transaction_id } = await openedOrder(page);
  await call(page.request, buyer, 'offers/sale-add-info/', { transaction_id, text: 'FV 1/2026' });
  const submitted = await call(page.request, buyer, 'offers/resubmit/', { transaction_id });
  const decision = { ...asSeen(submitted), status: 'verified' };
  await call(page.request, seller, 'offers/my-sales-change-status/', decision);
  await expect(page.locator(`#order-${transaction_id}`)).toContainText('Zakup potwierdzony');
});

test('a proposal that is changed under an open dialog asks the buyer again, and cannot be raised', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({ seller: { company: {}, offers: { audit: PRICELESS } }, buyer: {} });
  const { id: offer_id, title } = seller.offers.audit;
  const { id } = await call(page.request, buyer, 'offers/quotes/', { offer_id, kind: 'quote', text: 'Ile za to?' });
  await call(page.request, seller, `offers/quotes/${id}/`, {
    action: 'propose',
    amount: '4000.00',
    valid_until: dayIn(7),
  });

  await actAs(page, buyer);
  await page.goto('/transactions/orders/quotes');
  await row(page, title).getByRole('button', { name: 'Zaakceptuj', exact: true }).click();
  const accept = page.getByRole('dialog', { name: 'Zaakceptuj wycenę' });
  await expect(accept.getByText('4 000,00 zł')).toBeVisible();

  const sellers = await beside(seller);
  await sellers.goto('/transactions/sales/quotes');
  await row(sellers, title).getByRole('button', { name: 'Zmień wycenę' }).click();
  const proposal = sellers.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await expect(proposal.getByText(/jest wiążąca do/)).toBeVisible();
  await proposal.getByRole('textbox', { name: /Cena/ }).fill('9000');
  await proposal.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(proposal.getByText(/najwyżej 4\s000,00\szł/)).toBeVisible();
  await proposal.getByRole('textbox', { name: /Cena/ }).fill('3500');
  await proposal.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(proposal).toBeHidden();

  await expect(accept.getByText('Warunki zmieniły się w międzyczasie')).toBeVisible();
  await expect(accept.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })).toHaveCount(0);
  await accept.getByRole('button', { name: 'Pokaż nowe warunki' }).click();
  await accept.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\?open=/);
  await expect(row(page, title)).toContainText('3 500,00 zł');
});

test('an application with a document is answered in the conversation, by keyboard', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { seller, applicant } = await world({
    seller: { company: {}, offers: { job: { ...PRICELESS, category: 'IT i technologia' } } },
    applicant: {},
  });
  const offer = seller.offers.job;
  await actAs(page, applicant);
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

  const company = await beside(seller);
  await company.goto(page.url());
  await expect(card(company, offer.title)).toContainText('Zgłoszenie na ofertę pracy');
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
});
