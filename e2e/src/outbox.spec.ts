import { actAs } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { writeTo } from './testing/messages.ts';
import { goOffline } from './testing/network.ts';
import { bubble, correspondents, openThread, writeHere } from './testing/outbox.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-messaging'];

test('messages written offline in a closed tab arrive from another page, once and in order', { tag }, async ({
  context,
  request,
}) => {
  const { writer, thread, received } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  await goOffline(context);
  for (const text of ['Pierwsza', 'Druga']) {
    await writeHere(page, text);
    await expect(bubble(page, text)).toContainText('Czeka na wysłanie');
  }
  // A message is shown at once, and is stored a moment later.
  await untilSettled(page);
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

test('two tabs show the same messages on their way, and one of them sends', { tag }, async ({ context, request }) => {
  const { writer, thread, received } = await correspondents(request);
  const first = await context.newPage();
  await actAs(first, writer);
  await openThread(first, thread);
  const second = await context.newPage();
  await openThread(second, thread);
  await goOffline(context);
  await writeHere(first, 'Z pierwszej karty');
  await writeHere(second, 'Z drugiej karty');
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

test('the tab that sent a message reads nothing for its frame, and another tab reads the message', { tag }, async ({
  context,
  request,
}) => {
  const { writer, reader, thread } = await correspondents(request);
  const first = await context.newPage();
  await actAs(first, writer);
  await openThread(first, thread);
  const second = await context.newPage();
  await openThread(second, thread);
  for (const page of [first, second]) await untilSettled(page);
  const reads: string[] = [];
  first.on('request', (call) => {
    const [, name] = /\/api\/(message-[a-z-]+)/.exec(call.url()) ?? [];
    if (name && call.method() === 'GET') reads.push(name);
  });
  const readBySecond = second.waitForRequest(/message-thread-messages-get/);
  await writeHere(first, 'Z pierwszej karty');
  await expect(bubble(first, 'Z pierwszej karty')).toContainText('Wysłano');
  await readBySecond;
  for (const page of [first, second]) await expect(bubble(page, 'Z pierwszej karty')).toHaveCount(1);
  await expect(first.getByRole('link', { name: /Ty: Z pierwszej karty/ })).toBeVisible();
  expect(reads).toEqual([]);

  // Frames arrive in their order.
  await writeTo(request, reader, writer.user.id, 'Odpowiedź');
  await expect(bubble(first, 'Odpowiedź')).toBeVisible();
  await expect(bubble(first, 'Z pierwszej karty')).toHaveCount(1);
  expect(reads.filter((name) => name === 'message-thread-messages-get')).toHaveLength(1);
});

test('a message of a blocked writer counts as sent and does not arrive', { tag }, async ({ context, request }) => {
  const { writer, reader, thread, received } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  await goOffline(context);
  await writeHere(page, 'Po blokadzie');
  await expect(bubble(page, 'Po blokadzie')).toContainText('Czeka na wysłanie');
  const blocked = await request.post('/api/message-blocks/', {
    headers: headersOf(reader),
    data: { user_id: writer.user.id },
  });
  expect(blocked.status()).toBe(204);
  await context.setOffline(false);
  await expect(bubble(page, 'Po blokadzie')).toContainText('Wysłano');
  expect(await received()).toEqual(['Początek']);
});

test('a message to an account deleted meanwhile is refused with its reason, and signing out asks about it first', {
  tag,
}, async ({ context, request }) => {
  const { writer, reader, thread } = await correspondents(request);
  const page = await context.newPage();
  await actAs(page, writer);
  await openThread(page, thread);
  await goOffline(context);
  await writeHere(page, 'Za późno');
  await expect(bubble(page, 'Za późno')).toContainText('Czeka na wysłanie');
  const proof = { headers: headersOf(reader), data: { password: reader.password } };
  const { token } = await (await request.post('/api/accounts/confirm/', proof)).json();
  const deleted = await request.post('/api/accounts/delete-account/', {
    headers: { ...headersOf(reader), Confirmation: token },
    data: {},
  });
  expect(deleted.status(), await deleted.text()).toBe(204);
  await context.setOffline(false);
  await expect(bubble(page, 'Za późno')).toContainText('Nie wysłano');
  await expect(bubble(page, 'Za późno')).toContainText('nie ma już konta');

  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { name: 'Czy zachować to, czego nie wysłano?' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['1 niewysłana wiadomość']);
  await page.getByRole('button', { name: 'Wróć' }).click();
  await openThread(page, thread);
  await expect(bubble(page, 'Za późno')).toContainText('Nie wysłano');
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Usuń i wyloguj' }).click();
  await expect(page.getByRole('heading', { name: PL.loggedOut })).toBeVisible();
});
