import { partsOfOffers, tamper } from './testing/faults.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@deploy', '@core'];

const ran = () => '__pwned' in window;

for (const part of ['entry', 'chunk'] as const) {
  test(`a tampered ${part} of a remote is refused before it runs`, { tag }, async ({ page }) => {
    const { files } = await partsOfOffers(page.request);
    await tamper(page, files[part]);
    await page.goto('/offers');
    await expect(page.getByRole('main').getByText(PL.failure)).toBeVisible();
    expect(await page.evaluate(ran)).toBe(false);
  });
}

test('a tampered file of the shell is refused; the frame stays readable', { tag }, async ({ page }) => {
  await tamper(page, /\/r\/shell\/[^/]+\.js/);
  await page.goto('/offers');
  await expect(page.getByRole('banner').getByRole('link', { name: PL.offers }).first()).toBeVisible();
  expect(await page.evaluate(ran)).toBe(false);
});

test('markup from outside cannot add a script to the page', { tag }, async ({ page }) => {
  await page.goto(
    '/offers?q=%3Cimg%20src%3Dx%20onerror%3D%22window.__pwned%3D1%22%3E%3C%2Fscript%3E%3Cscript%3Ewindow.__pwned%3D1%3C%2Fscript%3E',
  );
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  expect(await page.evaluate(ran)).toBe(false);
});

test('the page has its strict policy, and a new nonce every time', { tag }, async ({ request }) => {
  const policies = [];
  for (let load = 0; load < 2; load += 1) {
    const reply = await request.get('/offers');
    policies.push(reply.headers()['content-security-policy'] ?? '');
  }
  expect(policies[0]).toContain("default-src 'none'");
  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[0]).toContain("require-trusted-types-for 'script'");
  expect(policies[0]).not.toContain('unsafe');
  expect(policies[0]).not.toBe(policies[1]);
});
