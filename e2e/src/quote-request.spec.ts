import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers', '@mf-wallet'];

/** No offer of the demo data is there, so that the sellers of this journey are the candidates. */
const OFFER = { individual_price: true, city: 'Ustka' };

const row = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The seller names a price in the list of received questions. */
async function propose(page: Page, title: string, amount: string): Promise<void> {
  await row(page, title).getByRole('button', { name: 'Zaproponuj cenę' }).click();
  const proposal = page.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await proposal.getByRole('textbox', { name: /Cena/ }).fill(amount);
  await proposal.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(row(page, title).getByText('Wycena do decyzji')).toBeVisible();
}

test('one question goes to two sellers; their prices are compared live, one is accepted and the other thanked', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(180_000);
  const { first, second, buyer } = await world({
    first: { company: { points: '500.00' }, offers: { audit: OFFER } },
    second: { company: { points: '500.00' }, offers: { audit: OFFER } },
    buyer: {},
  });
  const [one, other] = [first.offers.audit, second.offers.audit];
  const firsts = await beside(first);
  await firsts.goto('/transactions/sales/quotes');
  const seconds = await beside(second);
  await seconds.goto('/transactions/sales/quotes');

  await actAs(page, buyer);
  await page.goto(`/offers/${one.id}`);
  await page.getByRole('link', { name: 'Zapytaj też inne firmy' }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(one.title) })).toBeChecked();
  await page.getByRole('checkbox', { name: new RegExp(other.title) }).check();
  await expect(page.getByText('Wybrano 2 z 5')).toBeVisible();
  await page.getByRole('textbox', { name: /Czego potrzebujesz/ }).fill('Recepcja, cztery metry');
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/Żadna firma jeszcze nie odpowiedziała/)).toBeVisible();

  await propose(firsts, one.title, '5400');
  await propose(seconds, other.title, '4900');
  const prices = page.getByRole('region', { name: 'Porównanie cen' });
  await expect(prices.getByRole('listitem').first()).toContainText(/Najniższa cena\s*4\s900,00\szł/);
  await expect(prices.getByRole('listitem').last()).toContainText(/5\s400,00\szł/);

  const cheapest = page.getByRole('article').filter({ hasText: other.title });
  await cheapest.getByRole('button', { name: 'Zaakceptuj', exact: true }).click();
  const accept = page.getByRole('dialog', { name: 'Zaakceptuj wycenę' });
  await accept.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\?open=/);
  await expect(row(seconds, other.title).getByRole('link', { name: /Zamówienie W-/ })).toBeVisible();

  await page.goto('/transactions/orders/requests');
  await page.getByRole('link', { name: 'Porównaj odpowiedzi' }).click();
  await page.getByRole('button', { name: 'Podziękuj pozostałym' }).click();
  const thanks = page.getByRole('dialog', { name: 'Podziękuj pozostałym' });
  await thanks.getByRole('button', { name: 'Wyślij podziękowania' }).click();
  await expect(thanks).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: one.title })).toContainText('Odrzucona');
  await expect(row(firsts, one.title)).toContainText('Odrzucona');
});
