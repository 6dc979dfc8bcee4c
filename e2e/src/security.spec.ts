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

test('the page has its strict policy, the same for everybody', { tag }, async ({ request }) => {
  const policies = [];
  for (const path of ['/offers', '/offers', '/account/settings/profile']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    policies.push(policy);
  }
  expect(policies[0]).toBe(policies[1]);
});
