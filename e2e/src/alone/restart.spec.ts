import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillLogin } from '../testing/accounts.ts';
import { freePort } from '../testing/free-port.ts';
import { writeTo } from '../testing/messages.ts';
import { buyHere } from '../testing/offers.ts';
import { SELLER } from '../testing/orders.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';
import { createWorld } from '../testing/world.ts';

const tag = ['@api', '@deploy'];

test('session, order and live line survive a killed server', { tag }, async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-restart-'));
  let server = await startServer(port, dataDir);
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const { seller, buyer } = await createWorld(page.request, { seller: SELLER, buyer: {} });
    const { id, title } = seller.offers.audit;
    await page.goto('/auth/login');
    await fillLogin(page, PL, buyer.email, buyer.password);
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
    await page.goto(`/offers/${id}`);
    await buyHere(page, PL);
    const order = page.getByRole('dialog').getByRole('link', { name: PL.seeOrder });
    const path = (await order.getAttribute('href')) ?? '';

    await kill(server);
    server = await startServer(port, dataDir);
    // The page that stood open is live again by itself.
    await writeTo(page.request, seller, buyer.user.id, 'Po przerwie');
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();
    await expect(page.getByRole('article', { name: title })).toContainText(PL.bought);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
