import { expect, test } from '../testing/own-gateway.ts';

const tag = ['@deploy', '@shell', '@tools'];

test('a remote of another repository is in the menu, and its pages are like those of any other', { tag }, async ({
  page,
  gateway,
}) => {
  // Packing, installing and building take longer than what a page does.
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await gateway.order('releaseExternal');
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
