import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { actAs, fillLogin } from '../testing/accounts.ts';
import { freePort } from '../testing/free-port.ts';
import { pressKeys } from '../testing/keyboard.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';
import { createWorld } from '../testing/world.ts';

const tag = ['@shell', '@mf-admin'];

/** Publishes the next version of the terms, in force from today. */
async function publishTerms(page: Page): Promise<void> {
  await page.goto('/admin/documents');
  await page.getByRole('link', { name: 'Nowa wersja: Regulamin' }).click();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  await page.getByLabel('Obowiązuje od').fill(today);
  await page.getByLabel('Co się zmienia (po polsku)').fill('Termin zwrotu to 30 dni');
  await page.getByLabel('Co się zmienia (po angielsku)').fill('Returns take 30 days');
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/documents$/);
}

// On its own server: a new version asks everybody, also the people of other journeys.
test('a new version of the terms is asked about once at the next sign-in', { tag }, async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-terms-'));
  const server = await startServer(port, dataDir);
  const baseURL = `http://localhost:${port}`;
  try {
    const admins = await browser.newPage({ baseURL });
    const { admin, person } = await createWorld(admins.request, { admin: { admin: true }, person: {} });
    await actAs(admins, admin);
    await publishTerms(admins);
    await admins.close();

    const page = await browser.newPage({ baseURL });
    await page.goto('/auth/login');
    await fillLogin(page, PL, person.email, person.password);
    const question = page.getByRole('alertdialog', { name: 'Zmienił się regulamin' });
    await expect(question).toContainText('Termin zwrotu to 30 dni');
    await pressKeys(page, 'Escape');
    await page.goto('/companies');
    await expect(question).toBeVisible();
    // The documents stay readable, and the question comes back afterwards.
    await page.goto('/documents/terms-of-service');
    await expect(page.getByText(/^Wersja 2, obowiązuje od/).first()).toBeVisible();
    await expect(question).toBeHidden();
    await page.goto('/offers');
    await question.getByRole('button', { name: 'Akceptuję', exact: true }).click();
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
