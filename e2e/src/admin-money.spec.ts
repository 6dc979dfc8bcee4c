import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { pressKeys } from './testing/keyboard.ts';
import { answer, asSeen, call, ORDER, orderPath, row, SELLER, salePath } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import type { Person } from './testing/world.ts';

const tag = ['@mf-admin', '@mf-wallet'];

/** A person who has earned 100 zł by a purchase, and two administrators. */
const EARNING = {
  seller: { company: { points: '500.00' }, offers: { audit: { price_from: '1000.00', loyalty_points: '200.00' } } },
  earner: { bank_account: true, orders: { order: { ...ORDER, status: 'completed' } } },
  admin: { admin: true },
  other: { admin: true },
} as const;

/** The page of withdrawals of one world, in one status. */
const listOf = (word: string, status: 'requested' | 'approved') =>
  `/admin/points/withdraw-requests?status=${status}&q=${word}`;
const only = (page: Page) => page.getByRole('article');

async function bankNumberOf(request: APIRequestContext, person: Person): Promise<string> {
  const reply = await request.get('/api/payment/payout-accounts/', { headers: headersOf(person) });
  const { results } = (await reply.json()) as { results: { bank_number: string }[] };
  return results[0]?.bank_number ?? '';
}

test('a withdrawal goes from the request to the bank file to paid, and its owner sees it', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { earner, admin, word } = await world(EARNING);
  const bankNumber = await bankNumberOf(page.request, earner);
  await actAs(page, earner);
  await page.goto('/points/registry');
  await page.getByRole('button', { name: 'Wypłać', exact: true }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel(/^Kwota/).fill('10,01');
  await asked.getByRole('textbox', { name: 'Twoje hasło do Wspólnika', exact: true }).fill(earner.password);
  await asked.getByRole('button', { name: 'Zleć wypłatę' }).click();
  const own = page.getByRole('region', { name: 'Wypłaty' }).getByRole('listitem').filter({ hasText: '10,01' });
  await expect(own).toContainText('Czeka na decyzję');

  const admins = await beside(admin);
  await admins.goto(listOf(word, 'requested'));
  await only(admins)
    .getByRole('link', { name: /^Szczegóły/ })
    .click();
  const detail = admins.getByRole('dialog', { name: 'Szczegóły wypłaty' });
  await expect(detail.getByRole('heading', { name: 'Z których zamówień' })).toBeVisible();
  await pressKeys(admins, 'Escape');
  await expect(detail).toBeHidden();
  await only(admins)
    .getByRole('button', { name: /^Zatwierdź/ })
    .click();
  await admins.getByRole('button', { name: 'Zatwierdź wypłatę', exact: true }).click();
  await expect(admins.getByText(/została zatwierdzona/)).toBeVisible();
  await expect(own).toContainText('Zatwierdzona');

  await admins.goto(listOf(word, 'approved'));
  await only(admins).getByRole('checkbox').check();
  await admins.getByRole('button', { name: 'Plik dla banku (1)', exact: true }).click();
  const download = admins.waitForEvent('download');
  await admins.getByRole('button', { name: 'Pobierz plik (1)', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^przelewy-\d{4}-\d\d-\d\d-\d{4}-[0-9A-F]{4}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFNazwa odbiorcy;Rachunek odbiorcy;Kwota;Tytuł;Waluta');
  expect(lines[1]).toContain(`;${bankNumber};10,01;Wypłata punktów Wspólnik `);
  expect(lines[1]).toMatch(/;PLN$/);
  await expect(only(admins)).toContainText(`W pliku ${file.suggestedFilename()}`);

  await only(admins)
    .getByRole('button', { name: /^Oznacz jako wypłaconą/ })
    .click();
  await admins.getByRole('alertdialog').getByRole('button', { name: 'Oznacz jako wypłaconą', exact: true }).click();
  await expect(admins.getByText(/jest oznaczona jako wypłacona/)).toBeVisible();
  await expect(own).toContainText('Wypłacona');
  await page.goto('/notifications');
  await expect(page.getByText('Wypłata zrealizowana: 10,01').first()).toBeVisible();
});

/** The earner asks for 10,01 zł to their account. */
async function ask(request: APIRequestContext, earner: Person): Promise<void> {
  const confirmed = await request.post('/api/accounts/confirm/', {
    headers: headersOf(earner),
    data: { password: earner.password },
  });
  const { token } = (await confirmed.json()) as { token: string };
  const asked = await request.post('/api/payment/requestwithdrawal/', {
    headers: { ...headersOf(earner), 'Idempotency-Key': crypto.randomUUID(), Confirmation: token },
    data: { amount: '10.01', bank_number: await bankNumberOf(request, earner) },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
}

test('the open dialog of the second of two admins shows the decision of the first about a withdrawal', {
  tag,
}, async ({ page, world, beside }) => {
  const { earner, admin, other, word } = await world(EARNING);
  await ask(page.request, earner);
  await actAs(page, admin);
  const others = await beside(other);
  for (const each of [page, others]) {
    await each.goto(listOf(word, 'requested'));
    await only(each)
      .getByRole('button', { name: /^Odrzuć/ })
      .click();
    await each.getByRole('dialog').getByRole('textbox').fill('Rachunek jest zamknięty.');
  }
  await page.getByRole('button', { name: 'Odrzuć wypłatę', exact: true }).click();
  await expect(page.getByText(/została odrzucona/)).toBeVisible();
  const dialog = others.getByRole('dialog');
  await expect(dialog).toContainText('Status: Czeka na decyzję → Odrzucona');
  await expect(dialog.getByRole('button', { name: 'Odrzuć wypłatę', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Wróć', exact: true }).click();
  await expect(only(others)).toHaveCount(0);
});

test('a payout in a bank file stays with the admin who made it, until another takes it over and declares it not sent', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { earner, admin, other, word } = await world(EARNING);
  await ask(page.request, earner);
  await actAs(page, admin);
  const others = await beside(other);
  for (const each of [page, others]) {
    await each.goto(`/admin/points/withdraw-requests?q=${word}`);
    await expect(only(each)).toContainText('Czeka na decyzję');
  }
  await only(page)
    .getByRole('button', { name: /^Zatwierdź/ })
    .click();
  await page.getByRole('button', { name: 'Zatwierdź wypłatę', exact: true }).click();
  await expect(only(others)).toContainText('Zatwierdzona');
  await only(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Plik dla banku (1)', exact: true }).click();
  await page.getByRole('button', { name: 'Pobierz plik (1)', exact: true }).click();
  await expect(only(page)).toContainText('Zajmujesz się nią Ty');

  // The other admin sees it at once, and cannot reject what the bank may pay.
  await expect(only(others)).toContainText('Zajmuje się nią');
  await expect(only(others).getByRole('button', { name: /^Odrzuć/ })).toHaveCount(0);
  await only(others)
    .getByRole('button', { name: /^Przejmij/ })
    .click();
  await others.getByRole('alertdialog').getByRole('button', { name: 'Przejmij', exact: true }).click();
  await expect(only(others)).toContainText('Zajmujesz się nią Ty');
  await expect(only(page)).toContainText('Zajmuje się nią');
  await only(others)
    .getByRole('button', { name: /^Plik nie został wysłany/ })
    .click();
  const dialog = others.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bank odrzucił plik.');
  await dialog.getByRole('checkbox', { name: /^Potwierdzam/ }).check();
  await dialog.getByRole('button', { name: 'Oświadcz, że nie wysłano', exact: true }).click();
  await expect(only(others)).not.toContainText('W pliku');
  await expect(only(others).getByRole('button', { name: /^Odrzuć/ })).toBeVisible();
});

test('a report is answered, then decided with a reason for each side, which each reads; a second admin sees the decision', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { seller, buyer, admin, other } = await world({
    seller: SELLER,
    buyer: { orders: { order: { ...ORDER, status: 'in_verification' } } },
    admin: { admin: true },
    other: { admin: true },
  });
  const { order } = buyer.orders;
  await call(page.request, buyer, 'offers/report/', {
    ...asSeen(order),
    reason: 'Sprzedający nie odpowiada.',
  });
  const sellers = await beside(seller);
  await sellers.goto(salePath(order));
  await answer(sellers, 'Odpowiedz administratorowi', 'Wyślij odpowiedź', 'Audyt przekazano 3 listopada.');
  await expect(row(sellers, order).getByRole('region', { name: 'Sprzedający', exact: true })).toContainText(
    '3 listopada',
  );
  await actAs(page, admin);
  const others = await beside(other);
  for (const each of [page, others]) {
    await each.goto(`/admin/transactions/${order.id}`);
    await expect(each.getByRole('heading', { level: 1, name: new RegExp(order.number) })).toBeVisible();
    await expect(each.getByRole('region', { name: 'Sprzedający', exact: true })).toContainText(
      'Audyt przekazano 3 listopada.',
    );
    await each.getByRole('button', { name: 'Anuluj zamówienie', exact: true }).click();
    const dialog = each.getByRole('dialog');
    await dialog.getByLabel(/dla kupującego/).fill('Pieniądze wrócą do 5 dni.');
    await dialog.getByLabel(/dla sprzedającego/).fill('Nie ma dowodu wykonania.');
  }
  const decide = (each: Page) =>
    each.getByRole('dialog').getByRole('button', { name: 'Anuluj zamówienie', exact: true }).click();
  const decision = (each: Page) => each.getByRole('region', { name: 'Decyzja: zamówienie anulowane' });
  await decide(page);
  await expect(decision(page)).toContainText('Nie ma dowodu wykonania.');
  await expect(others.getByRole('dialog').getByText(/Ktoś inny rozpatrzył już zgłoszenie/)).toBeVisible();
  await others
    .getByRole('dialog')
    .getByRole('button', { name: /^(Anuluj|Wróć)$/ })
    .click();
  await expect(decision(others)).toBeVisible();

  for (const [person, path, reason, hidden] of [
    [buyer, orderPath(order), 'Pieniądze wrócą do 5 dni.', 'Nie ma dowodu wykonania.'],
    [seller, salePath(order), 'Nie ma dowodu wykonania.', 'Pieniądze wrócą do 5 dni.'],
  ] as const) {
    const side = await beside(person);
    await side.goto(path);
    await expect(row(side, order)).toContainText(reason);
    await expect(row(side, order)).not.toContainText(hidden);
    await side.goto('/notifications');
    await expect(side.getByText(new RegExp(reason)).first()).toBeVisible();
  }
});
