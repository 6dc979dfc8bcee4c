import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, fillLogin } from './testing/accounts.ts';
import { freePort } from './testing/free-port.ts';
import { buyHere, fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs the product in a separate process, which is ready when this resolves. */
async function startServer(port: number, dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['tools/src/serve.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 120_000 });
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

test('session and order survive a killed server', async ({ browser }) => {
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
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();
    await expect(page.getByRole('article', { name: offer.title }).first()).toContainText(PL.bought);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
