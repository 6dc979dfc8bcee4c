import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { actAs } from '../testing/accounts.ts';
import { headersOf, newPerson } from '../testing/companies.ts';
import { freePort } from '../testing/free-port.ts';
import { PASSWORD } from '../testing/members.ts';
import { textsFor, writeTo } from '../testing/messages.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';

/** Two people who have written to each other, so that they have a thread. */
async function correspondents(request: APIRequestContext) {
  const writer = await newPerson(request, 'Ewa', 'Kos');
  const reader = await newPerson(request, 'Adam', 'Bąk');
  const thread = await writeTo(request, reader, writer.user.id, 'Początek');
  return { writer, reader, thread, received: () => textsFor(request, reader, thread) };
}

const bubble = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Treść rozmowy' }).getByRole('listitem').filter({ hasText: text });

async function openThread(page: Page, thread: string): Promise<void> {
  await page.goto(`/messages/thread/${thread}`);
  await expect(bubble(page, 'Początek')).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Wiadomość do/ }).fill(text);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
}

test('what was written offline in a closed tab arrives from another page, once and in order', async ({
  context,
  request,
}) => {
  const { writer, thread, received } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  await context.setOffline(true);
  for (const text of ['Pierwsza', 'Druga']) {
    await write(page, text);
    await expect(bubble(page, text)).toContainText('Czeka na wysłanie');
  }
  await page.close();
  expect(await received()).toEqual(['Początek']);

  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/offers');
  await expect(other.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await expect.poll(received).toEqual(['Początek', 'Pierwsza', 'Druga']);
  await openThread(other, thread);
  await expect(bubble(other, 'Druga')).toContainText('Wysłano');
  expect(await received()).toEqual(['Początek', 'Pierwsza', 'Druga']);
});

test('two tabs show the same messages on their way, and one of them sends', async ({ context, request }) => {
  const { writer, thread, received } = await correspondents(request);
  const first = await context.newPage();
  await actAs(first, writer);
  await openThread(first, thread);
  const second = await context.newPage();
  await openThread(second, thread);
  await context.setOffline(true);
  await write(first, 'Z pierwszej karty');
  await write(second, 'Z drugiej karty');
  for (const page of [first, second]) {
    for (const text of ['Z pierwszej karty', 'Z drugiej karty']) {
      await expect(bubble(page, text)).toContainText('Czeka na wysłanie');
    }
  }
  await bubble(second, 'Z drugiej karty').getByRole('button', { name: 'Usuń' }).click();
  await expect(bubble(first, 'Z drugiej karty')).toHaveCount(0);

  await context.setOffline(false);
  for (const page of [first, second]) {
    await expect(bubble(page, 'Z pierwszej karty')).toContainText('Wysłano');
    await expect(bubble(page, 'Z pierwszej karty')).toHaveCount(1);
  }
  expect(await received()).toEqual(['Początek', 'Z pierwszej karty']);
});

test('a blocked writer is told so, nothing arrives, and signing out asks about it first', async ({
  context,
  request,
}) => {
  const { writer, reader, thread, received } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  // A page that hears of the block in time offers no field to write in.
  await context.setOffline(true);
  await write(page, 'Po blokadzie');
  await expect(bubble(page, 'Po blokadzie')).toContainText('Czeka na wysłanie');
  const blocked = await request.post('/api/message-blocks/', {
    headers: headersOf(reader),
    data: { user_id: writer.user.id },
  });
  expect(blocked.status()).toBe(204);
  await context.setOffline(false);
  await expect(bubble(page, 'Po blokadzie')).toContainText('Nie wysłano');
  await expect(bubble(page, 'Po blokadzie')).toContainText('nie przyjmuje od Ciebie wiadomości');
  expect(await received()).toEqual(['Początek']);

  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { name: 'Masz niewysłane wiadomości' })).toBeVisible();
  await page.getByRole('link', { name: 'Zostań' }).click();
  await openThread(page, thread);
  await expect(bubble(page, 'Po blokadzie')).toContainText('Nie wysłano');
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Wyloguj mimo to' }).click();
  await expect(page.getByRole('heading', { name: PL.loggedOut })).toBeVisible();
});

test('a message to an account deleted meanwhile is refused with its reason, and can be removed', async ({
  context,
  request,
}) => {
  const { writer, reader, thread } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  await context.setOffline(true);
  await write(page, 'Za późno');
  await expect(bubble(page, 'Za późno')).toContainText('Czeka na wysłanie');
  const proof = { headers: headersOf(reader), data: { password: PASSWORD } };
  const { token } = await (await request.post('/api/accounts/confirm/', proof)).json();
  const deleted = await request.post('/api/accounts/delete-account/', {
    headers: { ...headersOf(reader), Confirmation: token },
    data: {},
  });
  expect(deleted.status(), await deleted.text()).toBe(204);
  await context.setOffline(false);
  await expect(bubble(page, 'Za późno')).toContainText('Nie wysłano');
  await expect(bubble(page, 'Za późno')).toContainText('nie ma już konta');
  await bubble(page, 'Za późno').getByRole('button', { name: 'Usuń' }).click();
  await expect(bubble(page, 'Za późno')).toHaveCount(0);
});

test('a message whose answer is lost with the server arrives once after its restart', async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-outbox-'));
  let server = await startServer(port, dataDir);
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const { writer, thread, received } = await correspondents(page.request);
    await actAs(page, writer);
    await openThread(page, thread);
    await page.route(
      '**/api/message-send/',
      async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(201);
        await kill(server);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/message-send/'));
    await write(page, 'W trakcie');
    await write(page, 'Następna');
    await lost;
    server = await startServer(port, dataDir);
    await expect(bubble(page, 'Następna')).toContainText('Wysłano', { timeout: 60_000 });
    await expect(bubble(page, 'W trakcie')).toHaveCount(1);
    expect(await received()).toEqual(['Początek', 'W trakcie', 'Następna']);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
