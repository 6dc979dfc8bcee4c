import type { BrowserContext, Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { writeTo } from './testing/messages.ts';
import { goOffline } from './testing/network.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@shell'];

const inbox = (page: Page) =>
  page
    .locator('#header')
    .getByRole('link', { name: /^Wiadomości/ })
    .first();
const counted = (page: Page, count: number) =>
  expect(inbox(page)).toHaveAccessibleName(new RegExp(`, ${count}\\snieprz`));

/** Sockets of all tabs, by the tab that opened them. */
function watchSockets(context: BrowserContext) {
  const sockets: { page: Page; isOpen: boolean }[] = [];
  context.on('page', (page) => {
    // The browser does not report that a socket is closed with the document that opened it.
    let isLeaving = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    });
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return;
      isLeaving = false;
      for (const socket of sockets) if (socket.page === page) socket.isOpen = false;
    });
    page.on('websocket', (socket) => {
      const opened = { page, isOpen: true };
      sockets.push(opened);
      socket.on('close', () => {
        opened.isOpen = false;
      });
    });
  });
  return { all: sockets, open: () => sockets.filter(({ isOpen, page }) => isOpen && !page.isClosed()) };
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(inbox(page)).toBeVisible();
  return page;
}

test('the tabs of a person share one socket, and another goes on when its tab is closed', { tag }, async ({
  context,
  request,
  world,
}) => {
  const { reader, writer } = await world({ reader: {}, writer: {} });
  const sockets = watchSockets(context);
  const first = await context.newPage();
  await actAs(first, reader);
  await first.goto('/contact');
  await expect.poll(() => sockets.open().length).toBe(1);
  const second = await openTab(context);
  await writeTo(request, writer, reader.user.id, 'Pierwsza');
  await counted(first, 1);
  await counted(second, 1);
  await expect(second).toHaveTitle(/^\(1\) /);
  expect(sockets.all).toHaveLength(1);

  await first.close();
  await writeTo(request, writer, reader.user.id, 'Druga');
  await counted(second, 2);
  expect(sockets.open().map(({ page }) => page === second)).toEqual([true]);

  await second.reload();
  await writeTo(request, writer, reader.user.id, 'Trzecia');
  await counted(second, 3);
});

test('a tab is live again once the network is back, with what came meanwhile', { tag }, async ({
  page,
  context,
  request,
  world,
}) => {
  const { traveller, writer } = await world({ traveller: {}, writer: {} });
  await actAs(page, traveller);
  await page.goto('/contact');
  await expect(inbox(page)).toBeVisible();
  await goOffline(context);
  for (const text of ['Jedna', 'Druga']) await writeTo(request, writer, traveller.user.id, text);
  await expect(page.getByRole('status').filter({ hasText: 'Brak połączenia' })).toBeVisible();
  await context.setOffline(false);
  await counted(page, 2);
  await writeTo(request, writer, traveller.user.id, 'Trzecia');
  await counted(page, 3);
});

for (const where of ['that has', 'without'] as const)
  test(`signing out in a tab ${where} the socket ends the line of all`, { tag }, async ({ context, world }) => {
    const { person } = await world({ person: {} });
    const sockets = watchSockets(context);
    const first = await context.newPage();
    await actAs(first, person);
    await first.goto('/contact');
    await expect.poll(() => sockets.open().length).toBe(1);
    const second = await openTab(context);
    const [leaving, staying] = where === 'that has' ? [first, second] : [second, first];
    await leaving.goto('/auth/logout');
    await expect(inbox(staying)).toBeHidden();
    await expect.poll(() => sockets.open().length).toBe(0);
  });
