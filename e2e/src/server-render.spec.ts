import { demo, startSignedIn } from './testing/accounts.ts';
import { hold } from './testing/hold.ts';
import { pressKeys } from './testing/keyboard.ts';
import { inLocale, listen, lost, PUBLIC, publicAddresses, remember, renderedIn } from './testing/served-pages.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';
import { translatePages } from './testing/translator.ts';

// Public pages come with their content, which React takes over. Prices of demo offers, and what else the data holds, is that of the API.

const tag = ['@shell', '@deploy', '@mf-offers', '@mf-companies', '@mf-feed'];

const LOCALES = ['', '/en'];

test('every public page has its content in the HTML, in both languages', { tag }, async ({ request }) => {
  expect(PUBLIC.length).toBeGreaterThan(15);
  for (const path of await publicAddresses(request)) {
    for (const prefix of LOCALES) {
      const address = inLocale(prefix, path);
      const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
      expect(html, address).toContain(`<html lang="${prefix === '' ? 'pl' : 'en'}">`);
      const { main = '' } = renderedIn(html) ?? {};
      expect(main, address).toMatch(/<h1[^>]*>.*\p{L}/u);
      expect(main, address).not.toContain(' style="');
    }
  }
});

test('who is signed in gets the page of everybody, and then what is personal, asked once', { tag }, async ({
  page,
}) => {
  await startSignedIn(page, demo('owner'), 'company');
  const said = listen(page);
  await page.addInitScript(remember);
  for (const path of ['/', '/offers', '/companies?page=2', '/posts', '/pricing']) {
    const asked: string[] = [];
    page.on('request', (one) => one.method() === 'GET' && asked.push(one.url()));
    await page.goto(path);
    await untilSettled(page);
    expect(await lost(page), path).toEqual([]);
    const served = Object.keys(JSON.parse((await page.locator('#served').textContent()) ?? '{}'));
    for (const read of served)
      expect(
        asked.filter((url) => url.endsWith(`/api/${read}`)),
        read,
      ).toHaveLength(1);
    page.removeAllListeners('request');
    await expect(page.getByRole('banner').getByRole('link', { name: PL.login })).toHaveCount(0);
  }
  expect(said).toEqual([]);
});

test('two people and a guest behind one cache get the same bytes, without anything of theirs', { tag }, async ({
  request,
  world,
  beside,
}) => {
  const mark = `Znak${crypto.randomUUID().slice(0, 8)}`;
  const { one, two, word } = await world({
    // Lists for everybody do not show a draft.
    one: { first_name: mark, company: { name: `${mark} sp. z o.o.`, status: 'draft' } },
    two: {},
  });
  const theirs = await beside(one);
  for (const path of [...(await publicAddresses(request)), `/profiles/${two.user.id}`]) {
    // In no cache yet: it is made for the first of them.
    const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=${word}`;
    const bodies = [];
    for (const person of [one, two, null]) {
      const headers: Record<string, string> = { accept: 'text/html' };
      if (person) {
        headers.authorization = `Bearer ${person.access}`;
        headers.cookie = `session=${person.access}`;
        if (person.company) headers['company-id'] = person.company.id;
      }
      const reply = await request.get(address, { headers });
      bodies.push(await reply.text());
    }
    for (const own of [mark, one.email, one.user.id, one.access]) expect(bodies[0], path).not.toContain(own);
    expect(bodies[1], path).toBe(bodies[0]);
    expect(bodies[2], path).toBe(bodies[0]);
  }
  const answer = await theirs.goto(`/offers?utm_campaign=${word}`);
  expect(await answer?.text()).not.toContain(mark);
  await expect(theirs.getByRole('button', { name: PL.accountMenu })).toContainText(mark);
});

test.describe('before the scripts have arrived', () => {
  const FILES = '**/r/**/*.js';

  test('what is typed, chosen and pressed is kept, and counts once', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('meble');
    const sort = main.getByRole('combobox').first();
    await sort.selectOption('price_asc');
    release();
    await expect(page).toHaveURL(/[?&]q=meble/);
    await expect(page).toHaveURL(/[?&]sort_by=price_asc/);
    await expect(main.getByRole('searchbox')).toHaveValue('meble');
    await expect(main.getByRole('searchbox')).not.toHaveAttribute('aria-busy');
  });

  test('each letter that is typed while a slow browser takes the page over is kept', { tag }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/offers', { waitUntil: 'commit' });
    const search = page.getByRole('main').getByRole('searchbox');
    const typed = 'krzesła i biurka do pracy na stojąco w Krakowie';
    // biome-ignore lint/plugin: not after the page has settled, as the helper would
    await search.pressSequentially(typed, { delay: 60 });
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
    await expect(search).toHaveValue(typed);
  });

  test('a pressed button answers once its code is there', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await pressKeys(page.getByRole('dialog'), 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a press in the header is given to the header', { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Więcej' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a form that only scripts can send leaves nothing in the address', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.locator('input[name=email]').fill('ktos@example.test');
    await main.locator('input[name=password]').fill('Zielony-Most7');
    await main.getByRole('button', { name: PL.login, exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.locator('input[name=email]')).toHaveValue('ktos@example.test');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a page that the browser translates meanwhile stays translated and usable', { tag }, async ({
    context,
    page,
  }) => {
    const broken = await translatePages(context);
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('meble');
    // The translator of the tests waits for a settled page; browsers do not.
    await page.evaluate(() => {
      document.documentElement.dataset.settled = '';
    });
    await page.locator('html[data-translated] h1 font').first().waitFor();
    release();
    await expect(page).toHaveURL(/[?&]q=meble/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page.locator('h1 font').first()).toBeVisible();
    await main.getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(broken()).toEqual([]);
  });
});
