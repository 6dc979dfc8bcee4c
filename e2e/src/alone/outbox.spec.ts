import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actAs } from '../testing/accounts.ts';
import { freePort } from '../testing/free-port.ts';
import { bubble, correspondents, openThread, writeHere } from '../testing/outbox.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';

const tag = ['@mf-messaging', '@api', '@deploy'];

test('a message whose answer is lost with the server arrives once after its restart', { tag }, async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-outbox-'));
  let server = await startServer(port, dataDir);
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const { writer, thread, received } = await correspondents(page.request);
    await actAs(page, writer);
    await openThread(page, thread);
    await page.route(
      '**/api/message-send/',
      async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(201);
        await kill(server);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/message-send/'));
    await writeHere(page, 'W trakcie');
    await writeHere(page, 'Następna');
    await lost;
    server = await startServer(port, dataDir);
    await expect(bubble(page, 'Następna')).toContainText('Wysłano', { timeout: 60_000 });
    await expect(bubble(page, 'W trakcie')).toHaveCount(1);
    expect(await received()).toEqual(['Początek', 'W trakcie', 'Następna']);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
