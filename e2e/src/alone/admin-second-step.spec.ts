import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { addApp, closeCodes, signInWithPassword } from '../testing/two-step.ts';
import { createWorld } from '../testing/world.ts';

const tag = ['@shell', '@mf-admin'];

test('an admin without a second step is refused where it is required, and led to set one up', { tag }, async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-two-step-'));
  // The setting that production has by itself; worlds exist elsewhere only.
  const server = await startServer(port, dataDir, { ADMIN_SECOND_STEP: 'on' });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const { admin } = await createWorld(page.request, { admin: { admin: true } });
    const address = '/admin/companies/activation-requests';
    await signInWithPassword(page, admin, address);
    await expect(page.getByText('Włącz drugi krok, aby administrować')).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('wspolnik.session') ?? '').state);
    const headers = { Authorization: `Bearer ${stored.access_token}` };
    for (const path of ['/release/grants', '/api/admin/user_list/']) {
      const refused = await page.request.get(path, { headers });
      expect([refused.status(), (await refused.json()).code]).toEqual([403, 'second_step_required']);
    }
    await page.goto(address);
    await expect(page.getByText('Włącz drugi krok, aby administrować')).toBeVisible();
    await addApp(page, admin);
    await closeCodes(page);
    await page.getByRole('link', { name: 'Przejdź dalej' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wnioski o aktywację firm' })).toBeVisible();
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
