import type { Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { answer, openedOrder, PDF, row, salePath, step } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers', '@mf-wallet', '@mf-companies'];

/** No offer of the demo data is there, so that the sellers of this journey are the candidates. */
const OFFER = { individual_price: true, loyalty_points: '100.00', city: 'Hel' };
const PESEL = '44051401359';

const quoteOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The seller answers a question with lines: `[name, quantity, net price]`. */
async function propose(page: Page, title: string, lines: readonly (readonly [string, string, string])[]) {
  await quoteOf(page, title).getByRole('button', { name: 'Zaproponuj cenę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await dialog.getByText('Pozycje', { exact: true }).click();
  for (const [index, [name, quantity, price]] of lines.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
    const line = dialog.getByRole('group', { name: `Pozycja ${index + 1}`, exact: true });
    await line.getByRole('textbox', { name: /^Nazwa/ }).fill(name);
    await line.getByRole('textbox', { name: /^Ilość/ }).fill(quantity);
    await line.getByRole('textbox', { name: /^Cena netto/ }).fill(price);
  }
  await dialog.getByRole('button', { name: 'Wyślij wycenę' }).click();
  await expect(dialog).toBeHidden();
}

/** The friend asks for the whole reward of the year. */
async function withdraw(page: Page, friend: SignedIn & { password: string }, amount: string): Promise<void> {
  await actAs(page, friend);
  await page.goto('/points/registry');
  await page.getByRole('button', { name: 'Wypłać', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Kwota/).fill(amount);
  await expect(dialog.getByText('Potrzebne są dane do podatku')).toBeVisible();
  const fields = { PESEL, Ulica: 'Cicha', 'Numer domu': '7', 'Kod pocztowy': '87-100', Miejscowość: 'Toruń' };
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await dialog.getByRole('textbox', { name: 'Twoje hasło do Wspólnika', exact: true }).fill(friend.password);
  await dialog.getByRole('button', { name: 'Zleć wypłatę' }).click();
  await expect(dialog).toBeHidden();
}

test('a company asks two sellers, orders from one of them, and its reward is paid out past the limit of a year', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(300_000);
  const { first, second, friend, buyer } = await world({
    first: {
      company: { points: '6000.00' },
      offers: { leaflets: OFFER, hall: { price_from: '9000.00', loyalty_points: '4400.00' } },
    },
    second: { company: { points: '500.00' }, offers: { leaflets: OFFER } },
    friend: { bank_account: true, orders: { before: { from: 'first', offer: 'hall', status: 'completed' } } },
    buyer: { company: {} },
  });
  const offer = first.offers.leaflets;
  const other = second.offers.leaflets;

  // The question goes to both sellers, from a link that somebody recommended.
  const reflink = await page.request.get('/api/reflink/', { headers: { Authorization: `Bearer ${friend.access}` } });
  await actAs(page, buyer);
  await page.goto(`/offers/${offer.id}?ref=${(await reflink.json()).token}`);
  await page.getByRole('main').getByRole('link', { name: 'Zapytaj też inne firmy' }).click();
  await page.getByRole('checkbox', { name: new RegExp(other.title) }).check();
  await page.getByRole('textbox', { name: /Czego potrzebujesz/ }).fill('Ulotki na targi, 5000 sztuk');
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await expect(page).toHaveURL(/\/transactions\/orders\/requests\/[0-9a-f-]{36}$/);

  const firsts = await beside(first);
  await firsts.goto('/transactions/sales/quotes');
  await propose(firsts, offer.title, [
    ['Projekt', '1', '400'],
    ['Druk', '5000', '0,18'],
  ]);
  const seconds = await beside(second);
  await seconds.goto('/transactions/sales/quotes');
  await propose(seconds, other.title, [['Ulotki', '5', '300']]);

  // (400 + 900) net and 23 %, beside 1500 net and 23 %.
  const answers = page.getByRole('main');
  await expect(answers.getByText(/1\s599,00\szł/).first()).toBeVisible();
  await expect(answers.getByText(/1\s845,00\szł/).first()).toBeVisible();

  await answers
    .getByRole('article')
    .filter({ hasText: offer.title })
    .getByRole('button', { name: 'Zaakceptuj', exact: true })
    .click();
  const accept = page.getByRole('dialog', { name: 'Zaakceptuj wycenę' });
  await expect(accept.getByRole('row', { name: /Druk/ })).toContainText(/900,00\szł/);
  await accept.getByRole('button', { name: 'Zamawiam', exact: true }).click();

  // The file of both sides: lines, who invoices whom, the payment.
  const order = await openedOrder(page);
  await expect(row(page, order).getByRole('row', { name: /Druk/ })).toContainText(/900,00\szł/);
  await row(page, order).getByRole('button', { name: 'Popraw dane' }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('textbox', { name: /^Ulica/ }).fill('Targowa 3');
  await details.getByRole('button', { name: 'Zapisz dane' }).click();
  await firsts.goto(salePath(order));
  await expect(row(firsts, order).getByRole('region', { name: /^Kupujący \(/ })).toContainText('Targowa 3');
  await row(firsts, order).getByRole('button', { name: 'Oznacz jako zapłacone' }).click();
  await firsts.getByRole('dialog').getByRole('button', { name: 'Oznacz jako zapłacone' }).click();
  await expect(row(page, order)).toContainText(/Zapłacone \d/);

  await row(page, order).locator('input[type="file"]').setInputFiles(PDF);
  await expect(row(page, order).getByRole('button', { name: PDF.name, exact: true })).toBeVisible();
  await answer(page, 'Przekaż do weryfikacji', 'Przekaż');
  await answer(firsts, 'Potwierdź zakup', 'Potwierdź zakup');
  await expect(step(page, order, 'Zakup potwierdzony')).toBeVisible();
  await expect(row(page, order)).toContainText(/Można je wypłacić od/);

  await page.goto(`/companies/${first.company.id}`);
  await page.getByRole('textbox', { name: /opini/i }).fill('Na czas i bez zarzutu.');
  await page.getByRole('button', { name: '5 gwiazdek', exact: true }).click();
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  await expect(page.getByText('Opinia opublikowana')).toBeVisible();
  await seconds.goto(`/companies/${first.company.id}`);
  await expect(seconds.getByText('Na czas i bez zarzutu.')).toBeVisible();

  await page.goto('/points/registry');
  await expect(page.getByRole('row', { name: /50,00/ }).first()).toBeVisible();

  await withdraw(page, friend, '2200');
  await expect(page.getByRole('region', { name: 'Wypłaty', exact: true })).toContainText(/2\s200,00\szł/);
  await expect(page.getByRole('region', { name: 'Dane do podatku' })).toContainText('1359');
});
