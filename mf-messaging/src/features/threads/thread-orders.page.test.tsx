import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@wspolnik/contract';
import { axe, fakeApi, idOf, message, messageOrder, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, MESSAGES, THREAD, threadOf } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

const order = messageOrder();

beforeAll(giveLayout);
beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

async function show(messages: readonly Message[]) {
  const calls = fakeApi({
    [MESSAGES]: threadOf(messages),
    'POST message-send/': ({ body }) => {
      const { client_id, message: text } = body as { client_id: string; message: string };
      return message({ ...at(messages.length + 2), text, client_id, mine: true });
    },
  });
  const { container } = await renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
  await screen.findByText('Tekst 1');
  return { container, sent: () => calls.filter(({ path }) => path === 'message-send/').map(({ body }) => body) };
}

const write = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /Wiadomość do/ }), text);
const links = () => within(screen.getByRole('region', { name: 'Treść rozmowy' })).getAllByRole('link');

it('an order is named once above its messages that follow one another, with a link to the list of its side', async () => {
  const other = messageOrder({ id: idOf(8), number: 'W-000008', side: 'seller' });
  const { container } = await show([at(1), at(2, { order }), at(3, { order }), at(4, { order: other }), at(5)]);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zamówienie W-000009', `/transactions/orders?open=${idOf(9)}#order-${idOf(9)}`],
    ['Zamówienie W-000008', `/transactions/sales?open=${idOf(8)}#order-${idOf(8)}`],
  ]);
  expect(screen.queryByText(/^W sprawie zamówienia/)).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

it('a message from the page of an offer has a link to it above, and a reply is about no offer', async () => {
  const offer = { id: idOf(7), title: 'Meble biurowe na wymiar' };
  const { container, sent } = await show([at(1, { offer }), at(2)]);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['W sprawie oferty: Meble biurowe na wymiar', `/offers/${offer.id}`],
  ]);
  expect(await axe(container)).toEqual([]);
  await write('W piątek{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('offer_id');
});

it('a reply to a message about an order is about it', async () => {
  const { sent } = await show([at(1, { order })]);
  expect(await screen.findByText('W sprawie zamówienia W-000009')).toBeVisible();
  await write('W piątek{Enter}');
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ order_id: order.id })]));
});

it('a reply can leave the order', async () => {
  const { sent } = await show([at(1, { order })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Napisz w innej sprawie' }));
  expect(screen.queryByText('W sprawie zamówienia W-000009')).not.toBeInTheDocument();
  await write('A propos targów{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('order_id');
});
