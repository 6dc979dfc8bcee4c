import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, fillLogin } from '../testing/accounts.ts';
import { freePort } from '../testing/free-port.ts';
import { writeTo } from '../testing/messages.ts';
import { buyHere, fixedPriceOffer } from '../testing/offers.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';

test('session, order and live line survive a killed server', async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-restart-'));
  let server = await startServer(port, dataDir);
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    await page.goto('/auth/login');
    await fillLogin(page, PL, demo('user'), 'Demo!2345');
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
    const offer = await fixedPriceOffer(page.request);
    await page.goto(`/offers/${offer.id}`);
    await buyHere(page, PL);
    const order = page.getByRole('dialog').getByRole('link', { name: PL.seeOrder });
    const path = (await order.getAttribute('href')) ?? '';

    await kill(server);
    server = await startServer(port, dataDir);
    // The page that stood open is live again by itself.
    const person = await page.evaluate(() => JSON.parse(localStorage.getItem('wspolnik.session') ?? '').state.user.id);
    await writeTo(page.request, demo('manager'), person, 'Po przerwie');
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();
    await expect(page.getByRole('article', { name: offer.title }).first()).toContainText(PL.bought);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
