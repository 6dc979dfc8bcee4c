import type { Page } from '@playwright/test';
import { SHOWN } from '../testing/next-release.ts';
import { expect, test } from '../testing/own-gateway.ts';
import { untilSettled } from '../testing/settled.ts';

const tag = ['@mf-admin', '@shell', '@deploy'];

/** Sends the dialog of an order, with its reason and the password. */
async function order(page: Page, password: string, why: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Dlaczego/ }).fill(why);
  await dialog.getByLabel(/^Twoje hasło/).fill(password);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

const search = (page: Page, text: string) => page.getByRole('main').getByPlaceholder(text);

test('an admin looks at a version that nobody else sees, tries it with some, and another admin sees that', {
  tag,
}, async ({ page, world, beside, gateway }) => {
  const { ewa, jan } = await world({ ewa: { admin: true }, jan: { admin: true } });
  await gateway.order('publish', 'mf_offers', { text: [SHOWN.first, SHOWN.second] });
  const [admin, colleague] = [await beside(ewa), await beside(jan)];
  await admin.goto('/admin/releases');
  await admin.getByRole('button', { name: 'Pokaż u mnie: mf-offers' }).click();
  await order(admin, ewa.password, 'Najpierw sama zobaczę');
  await admin.goto('/offers');
  await expect(search(admin, SHOWN.second)).toBeVisible();
  const bar = admin.getByRole('status').filter({ hasText: 'Podgląd: mf-offers' });
  await expect(bar).toBeVisible();
  await page.goto('/offers');
  await expect(search(page, SHOWN.first)).toBeVisible();
  await untilSettled(admin);
  await bar.getByRole('button', { name: 'Zakończ podgląd' }).click();
  await expect(search(admin, SHOWN.first)).toBeVisible();

  await colleague.goto('/admin/releases');
  await expect(colleague.getByRole('heading', { name: 'Co jest wydane' })).toBeVisible();
  await admin.goto('/admin/releases');
  await admin.getByRole('button', { name: 'Wypróbuj na części: mf-offers' }).click();
  await order(admin, ewa.password, 'Nowe pole szukania');
  const canary = colleague.getByRole('region', { name: /^Próba mf-offers/ });
  await expect(canary).toContainText('Nowe pole szukania');

  await canary.getByRole('button', { name: 'Cofnij próbę' }).click();
  await order(colleague, jan.password, 'Jednak nie');
  await expect(admin.getByRole('region', { name: /^Próba mf-offers/ })).toBeHidden();
  await expect(admin.getByText('Jednak nie')).toBeVisible();
  await admin.goto('/admin/audit-log');
  await expect(admin.getByRole('heading', { name: 'Wydanie cofnięte' }).first()).toBeVisible();
});

test('a page reports how it was to its visitor, and nothing of who that is', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { ewa } = await world({ ewa: { admin: true } });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/vitals')) reports.push(request.postData() ?? '');
  });
  const first = page.waitForResponse(
    (answer) => answer.url().endsWith('/vitals') && answer.request().method() === 'POST',
  );
  await page.goto('/offers?q=jan.kowalski%40example.pl');
  expect((await first).status()).toBe(204);
  const [{ views, parts, ...rest }] = reports.map((report) => JSON.parse(report));
  expect(Object.keys(rest)).toEqual(['token']);
  expect(parts).toHaveProperty('mf_offers');
  expect(views[0]).toMatchObject({ n: 0, remote: 'mf_offers', route: '/offers', begun: true });
  expect(reports.join()).not.toMatch(/kowalski|example/);
  const [cookie, ...others] = await page.context().cookies();
  expect([cookie?.name, cookie?.httpOnly, others]).toEqual(['bucket', true, []]);
  expect(cookie?.value).toMatch(/^\d{1,2}$/);

  const admin = await beside(ewa);
  await admin.goto('/admin/vitals');
  await expect(admin.getByRole('heading', { name: 'Pomiary stron' })).toBeVisible();
});
