import { demo, startSignedIn } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const ADMIN_FILE = /\/(r|g\/[^/]+)\/mf_admin\//;

interface Grants {
  remotes: { name: string; entry: string }[];
}

for (const name of ['fresh', 'owner'] as const) {
  test(`${name} never fetches a file of the admin remote, and its page does not exist`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const { access } = await startSignedIn(page, demo(name), name === 'owner' ? 'company' : 'person');
    await page.goto('/admin/companies/activation-requests');
    await expect(page.getByRole('heading', { level: 1, name: PL.notFound })).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(fetched.filter((url) => ADMIN_FILE.test(url))).toEqual([]);
    expect(await page.content()).not.toContain('mf_admin');
    const grants = await page.request.get('/release/grants', { headers: { Authorization: `Bearer ${access}` } });
    expect(((await grants.json()) as Grants).remotes).toEqual([]);
  });
}

test('the files of the admin remote answer 404 without a grant', async ({ page }) => {
  const { access } = await startSignedIn(page, demo('admin'));
  const headers = { Authorization: `Bearer ${access}` };
  const grants = (await (await page.request.get('/release/grants', { headers })).json()) as Grants;
  const entry = grants.remotes.find(({ name }) => name === 'mf_admin')?.entry ?? 'no entry';
  const path = new URL(entry, 'http://localhost').pathname;
  expect((await page.request.get(path)).status()).toBe(200);
  const open = path.replace(/^\/g\/[^/]+\//, '/r/');
  expect(open).not.toBe(path);
  expect((await page.request.get(open)).status()).toBe(404);
  const forged = path.replace(/^\/g\/[^/]+\//, (part) => `${part.slice(0, -4)}AAA/`);
  expect((await page.request.get(forged)).status()).toBe(404);
  expect((await page.request.get('/release/grants')).status()).toBe(401);
});

test('an admin decides about a company that waits for activation', async ({ page }) => {
  await startSignedIn(page, demo('admin'));
  await page.goto('/admin/companies/activation-requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Wnioski o aktywację firm' })).toBeVisible();
  const approve = page.getByRole('main').getByRole('button', { name: /^Aktywuj/ });
  await expect(approve.first()).toBeVisible();
  const waiting = await approve.count();
  await approve.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktywuj firmę' }).click();
  await expect(page.getByText(/została aktywowana/).first()).toBeVisible();
  await expect(approve).toHaveCount(waiting - 1);
});
