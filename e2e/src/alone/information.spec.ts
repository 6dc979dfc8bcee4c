import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, demo, fillLogin, newEmail, startSignedIn } from '../testing/accounts.ts';
import { axe } from '../testing/axe.ts';
import { freePort } from '../testing/free-port.ts';
import { pressKeys } from '../testing/keyboard.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function subjectsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const reply = await request.get('/api/dev/outbox/', { params: { to } });
  const { results } = (await reply.json()) as { results: { subject: string; text: string }[] };
  return results.map(({ subject, text }) => `${subject}\n${text}`);
}

test('a guest writes to the operator, and an admin answers by mail', async ({ page, browser }) => {
  const email = newEmail('gosc');
  await page.goto('/contact?topic=invoices');
  const form = page.getByRole('main');
  await form.getByLabel('Imię i nazwisko').fill('Zofia Wójcik');
  await form.getByLabel('E-mail, na który odpowiemy').fill(email);
  await form.getByLabel('Wiadomość').fill('Proszę o fakturę za listopad');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'wyciag.pdf', mimeType: 'application/pdf', buffer: PDF });
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  const sent = form.getByRole('heading', { name: /^Wiadomość nr \d+ wysłana$/ });
  await expect(sent).toBeFocused({ timeout: 15_000 });
  const number = /\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  expect(await page.context().cookies()).toEqual([]);

  const admin = await browser.newPage();
  await startSignedIn(admin, demo('admin'));
  await admin.goto(`/admin/contact?q=${number}`);
  await admin.getByRole('link', { name: `Nr ${number}: Zofia Wójcik` }).click();
  await expect(admin.getByText('Proszę o fakturę za listopad')).toBeVisible();
  await expect(admin.getByText('wyciag.pdf').first()).toBeVisible();
  expect(await axe(admin)).toEqual([]);
  await admin.getByRole('textbox', { name: 'Odpowiedź' }).fill('Faktura jest w profilu firmy');
  await admin.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(admin.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Faktura jest w profilu firmy');
  await admin.close();

  await expect
    .poll(async () => (await subjectsTo(page.request, email)).filter((mail) => mail.includes(number)))
    .toHaveLength(2);
  const mails = await subjectsTo(page.request, email);
  expect(mails.find((mail) => mail.startsWith('Odpowiedź'))).toContain('Faktura jest w profilu firmy');
});

/** Publishes the next version of the terms, in force from today. */
async function publishTerms(page: Page): Promise<void> {
  await startSignedIn(page, demo('admin'));
  await page.goto('/admin/documents');
  await page.getByRole('link', { name: 'Nowa wersja: Regulamin' }).click();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  await page.getByLabel('Obowiązuje od').fill(today);
  await page.getByLabel('Co się zmienia (po polsku)').fill('Termin zwrotu to 30 dni');
  await page.getByLabel('Co się zmienia (po angielsku)').fill('Returns take 30 days');
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page).toHaveURL(/\/admin\/documents$/);
}

// On a server of its own: a new version asks everybody, also the people of other journeys.
test('a new version of the terms is asked about once at the next sign-in', async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-terms-'));
  const server = await startServer(port, dataDir);
  const baseURL = `http://localhost:${port}`;
  try {
    const admin = await browser.newPage({ baseURL });
    await publishTerms(admin);
    await admin.close();

    const page = await browser.newPage({ baseURL });
    await page.goto('/auth/login');
    await fillLogin(page, PL, demo('user'), DEMO_PASSWORD);
    const question = page.getByRole('alertdialog', { name: 'Zmienił się regulamin' });
    await expect(question).toContainText('Termin zwrotu to 30 dni');
    expect(await axe(page)).toEqual([]);
    await pressKeys(page, 'Escape');
    await page.goto('/companies');
    await expect(question).toBeVisible();
    // The documents stay readable, and the question comes back afterwards.
    await page.goto('/documents/terms-of-service');
    await expect(page.getByText(/^Wersja 2, obowiązuje od/).first()).toBeVisible();
    await expect(question).toBeHidden();
    await page.goto('/offers');
    await question.getByRole('button', { name: 'Akceptuję' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
    await page.goto('/account/settings/profile');
    await expect(page.getByRole('region', { name: 'Twoje zgody' })).toContainText('Regulamin, wersja 2');
    await expect(question).toBeHidden();
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
