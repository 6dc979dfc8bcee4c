import { expect, test } from '../testing/own-gateway.ts';

const tag = ['@deploy', '@shell', '@tools'];

test('a remote of another repository passes the gate, and its pages are like those of any other', { tag }, async ({
  page,
  gateway,
}) => {
  // Packing, installing, building and the gate take longer than what a page does.
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const checked = await gateway.order('releaseExternal');
  for (const found of [
    /✓ console, policy, requests +2 pages/,
    /✓ accessibility/,
    /✓ bytes/,
    /✓ smoke journeys +1 journey/,
    /✓ leftovers/,
    /^mf-events \w{12} passes/m,
  ])
    expect(checked).toMatch(found);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Wydarzenia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wydarzenia' })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(errors).toEqual([]);
});
