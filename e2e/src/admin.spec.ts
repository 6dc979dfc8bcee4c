import { actAs } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-admin', '@shell', '@deploy', '@core'];
const ADMIN_FILE = /\/(r|g\/[^/]+)\/mf_admin\//;

interface Grants {
  remotes: { name: string; entry: string }[];
}

for (const who of ['person', 'company'] as const) {
  test(`a ${who} never fetches a file of the admin remote, and its page does not exist`, { tag }, async ({
    page,
    world,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const people = await world({ person: {}, company: { company: {} } });
    await actAs(page, people[who]);
    await page.goto('/admin/companies/activation-requests');
    await expect(page.getByRole('heading', { level: 1, name: PL.notFound })).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(fetched.filter((url) => ADMIN_FILE.test(url))).toEqual([]);
    expect(await page.content()).not.toContain('mf_admin');
    const grants = await page.request.get('/release/grants', { headers: headersOf(people[who]) });
    expect(((await grants.json()) as Grants).remotes).toEqual([]);
  });
}

test('the files of the admin remote answer 404 without a grant', { tag }, async ({ request, world }) => {
  const { admin } = await world({ admin: { admin: true } });
  const grants = (await (await request.get('/release/grants', { headers: headersOf(admin) })).json()) as Grants;
  const entry = grants.remotes.find(({ name }) => name === 'mf_admin')?.entry ?? 'no entry';
  const path = new URL(entry, 'http://localhost').pathname;
  expect((await request.get(path)).status()).toBe(200);
  const open = path.replace(/^\/g\/[^/]+\//, '/r/');
  expect(open).not.toBe(path);
  expect((await request.get(open)).status()).toBe(404);
  const forged = path.replace(/^\/g\/[^/]+\//, (part) => `${part.slice(0, -4)}AAA/`);
  expect((await request.get(forged)).status()).toBe(404);
  expect((await request.get('/release/grants')).status()).toBe(401);
});
