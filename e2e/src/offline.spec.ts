import { actAs, signInByApi } from './testing/accounts.ts';
import { hold } from './testing/hold.ts';
import { keptOf, keptPaths, openWithWorker, untilKept } from './testing/kept.ts';
import { writeTo } from './testing/messages.ts';
import { goOffline } from './testing/network.ts';
import { expect, test } from './testing/test.ts';
import { PL, TEXTS } from './testing/texts.ts';

const tag = ['@shell', '@deploy', '@core'];

test.use({ serviceWorkers: 'allow' });

test('a list, an offer and a conversation that were read are there after a reload without a network', {
  tag: [...tag, '@mf-offers', '@mf-messaging'],
}, async ({ page, context, world }) => {
  const { seller, person, word } = await world({ seller: { company: {}, offers: { audit: {} } }, person: {} });
  const { title } = seller.offers.audit;
  const thread = await writeTo(page.request, seller, person.user.id, 'Czy oferta jest aktualna?');
  await actAs(page, person);
  await openWithWorker(page, `/offers?q=${word}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: title }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const offer = new URL(page.url()).pathname;
  await page.goto(`/messages/thread/${thread}`);
  await expect(main.getByText('Czy oferta jest aktualna?').last()).toBeVisible();
  await untilKept(page, `thread_id=${thread}`);
  await untilKept(page, `/page/messages/thread/${thread}`);
  // Once read by a link and once as a document.
  await untilKept(page, `/read/person/api${offer}/`);

  await goOffline(context);
  await page.reload();
  await expect(main.getByText('Czy oferta jest aktualna?').last()).toBeVisible();
  await expect(page.getByText(PL.copyOf)).toBeVisible();
  await page.goto(offer);
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto(`/offers?q=${word}`);
  await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(PL.copyOf)).toHaveCount(0);
});

for (const texts of Object.values(TEXTS)) {
  test(`a page that was never opened becomes the offline page, and opens by itself (${texts.prefix || 'pl'})`, {
    tag,
  }, async ({ page, context }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openWithWorker(page, `${texts.prefix}/contact`);
    await untilKept(page, '/shown');
    await goOffline(context);
    await page.goto(`${texts.prefix}/offers`);
    await expect(page.getByRole('heading', { level: 1, name: texts.unread })).toBeVisible();
    const read = page.getByRole('region', { name: texts.readOffline });
    await expect(read.getByRole('link')).toHaveCount(1);
    await read.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/contact$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: texts.unread })).toBeVisible();
    // The emulated network comes back for the page before the worker, which fetches the files of the next page.
    const askServer = await hold(page, '**/healthz');
    await context.setOffline(false);
    askServer();
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a sign-out removes what was read from the device, and the next person gets nothing of it', { tag }, async ({
  page,
  context,
  world,
}) => {
  const { first, second } = await world({ first: {}, second: {} });
  const thread = await writeTo(page.request, second, first.user.id, 'Tylko dla Ciebie');
  await actAs(page, first);
  await openWithWorker(page, `/messages/thread/${thread}`);
  await untilKept(page, `thread_id=${thread}`);
  expect(await keptOf(page, first)).toBe(true);
  const other = await context.newPage();
  await other.goto('/offers');
  await untilKept(other, '/api/offers/');

  await page.goto('/auth/logout');
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  await expect(async () => expect(await keptOf(page, first)).toBe(false)).toPass();
  expect((await keptPaths(page)).join('\n')).not.toContain(thread);

  const session = await signInByApi(page.request, second.email, second.password);
  await actAs(page, { ...session, company: null });
  await openWithWorker(page, '/offers');
  await untilKept(page, '/api/offers/');
  await goOffline(context);
  await page.goto(`/messages/thread/${thread}`);
  await expect(page.getByRole('heading', { level: 1, name: PL.unread })).toBeVisible();
  await expect(page.getByText('Tylko dla Ciebie')).toHaveCount(0);
});

test('the end of a session elsewhere removes what was read', { tag }, async ({ page, world }) => {
  const { person } = await world({ person: {} });
  await actAs(page, person);
  await openWithWorker(page, '/offers');
  await untilKept(page, '/api/offers/');
  expect(await keptOf(page, person)).toBe(true);
  await page.evaluate(() => localStorage.removeItem('wspolnik.session'));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: PL.login })).toBeVisible();
  await expect(async () => expect(await keptOf(page, person)).toBe(false)).toPass();
});

test('the product can be installed', { tag }, async ({ page, context }) => {
  await openWithWorker(page, '/contact');
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});
