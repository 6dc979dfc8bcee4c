import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message, OrderMessages } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  message,
  messageOrder,
  messageQuote,
  orderMessages,
  problem,
  profileCard,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { IDBFactory } from 'fake-indexeddb';
import { renderPage } from '../../../testing/render-page.ts';
import { at, READ, THREAD } from '../testing/threads.ts';
import { OrderConversation } from './order-conversation.tsx';

const ORDER = messageOrder();
const MESSAGES = 'GET message-order-messages-get/';
const SEND = 'POST message-send/';
const seen = () => ({ thread_id: THREAD, unread_count: 0 });

/** Every watched element is on the screen. */
class EverythingSeen {
  callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.callback([entry], this as unknown as IntersectionObserver)));
  }
  disconnect() {}
}

const { IntersectionObserver: nothingSeen } = window;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  window.IntersectionObserver = nothingSeen;
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

const about = (position: number, more: Partial<Message> = {}) => at(position, { order: ORDER, ...more });
const conversationOf = (results: Message[], more: Partial<OrderMessages> = {}) =>
  orderMessages({ results, read_to: null, ...more });

const show = () =>
  renderPage(<OrderConversation orderId={ORDER.id} />, { url: `/transactions/orders?open=${ORDER.id}` });
const region = async () => within(await screen.findByRole('region', { name: 'Rozmowa' }));
const field = () => screen.findByRole('textbox', { name: 'Wiadomość do: Stolarnia Żuraw' });
const frame = (type: 'message.new' | 'message.read', data: object) =>
  act(() => tellFrame({ seq: 1, type, data: { company_id: null, thread_id: THREAD, ...data } }));

it('an order shows the messages of both sides about it, with the steps of its quote', async () => {
  const quote = messageQuote({ step: 'ask', latest: false });
  const calls = fakeApi({
    [MESSAGES]: () => conversationOf([at(1, { quote, text: 'Ile za biurka?' }), about(2), about(3)]),
  });
  const { container } = await show();
  const talk = await region();
  expect(await talk.findByText('Pytanie o wycenę')).toBeVisible();
  expect(talk.getByText('Tekst 3')).toBeVisible();
  expect(talk.queryByText('Zamówienie W-000009')).not.toBeInTheDocument();
  expect(talk.getByRole('link', { name: 'Zobacz całą rozmowę' })).toHaveAttribute(
    'href',
    `/messages/thread/${THREAD}?at=3`,
  );
  expect(calls[0]?.params.get('order_id')).toBe(ORDER.id);
  expect(await axe(container)).toEqual([]);
});

it.each([
  ['buyer', 'Napisz do sprzedającego w sprawie tego zamówienia.'],
  ['seller', 'Napisz do kupującego w sprawie tego zamówienia.'],
] as const)('an order without messages invites its %s to write', async (side, text) => {
  fakeApi({ [MESSAGES]: () => conversationOf([], { thread_id: null, order: { ...ORDER, side } }) });
  await show();
  expect(await (await region()).findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zobacz całą rozmowę' })).not.toBeInTheDocument();
  expect(await field()).toBeVisible();
});

/** An order without messages, whose API stores what is sent while `works` allows it. */
function withSending(works: () => boolean = () => true) {
  const stored: Message[] = [];
  return fakeApi({
    [MESSAGES]: () => conversationOf(stored, { thread_id: stored.length > 0 ? THREAD : null }),
    [SEND]: ({ body }) => {
      if (!works()) return problem(422, 'validation_failed');
      const { client_id, message: text } = body as { client_id: string; message: string };
      const sent = about(2, { text, client_id, read: false });
      stored.push(sent);
      return sent;
    },
  });
}

it('a message that is sent in the order names it, and stays among its messages', async () => {
  const calls = withSending();
  await show();
  await userEvent.type(await field(), 'Kiedy dostawa?{Enter}');
  const talk = await region();
  expect(await talk.findByText('Wysłano')).toBeInTheDocument();
  expect(talk.getAllByText('Kiedy dostawa?')).toHaveLength(1);
  expect(await field()).toHaveValue('');
  expect(calls.find(({ path }) => path === 'message-send/')?.body).toMatchObject({
    company_recipient_id: profileCard().id,
    message: 'Kiedy dostawa?',
    order_id: ORDER.id,
  });
});

it('a refused message says why, and is sent again', async () => {
  let works = false;
  withSending(() => works);
  await show();
  await userEvent.type(await field(), 'Halo{Enter}');
  const talk = await region();
  expect(await talk.findByText('Nie wysłano')).toBeInTheDocument();
  works = true;
  await userEvent.click(talk.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await talk.findByText('Wysłano')).toBeInTheDocument();
});

it('what the other side writes about the order arrives live, and messages about something else do not', async () => {
  const stored = [about(1)];
  const calls = fakeApi({ [MESSAGES]: () => conversationOf(stored) });
  await show();
  await screen.findByText('Tekst 1');
  const reads = () => calls.filter(({ path }) => path === 'message-order-messages-get/').length;
  const before = reads();
  frame('message.new', { position: 2, mine: false });
  frame('message.new', { position: 2, mine: false, order_id: idOf(77) });
  expect(reads()).toBe(before);
  stored.push(about(3, { read: false }));
  frame('message.new', { position: 3, mine: false, order_id: ORDER.id });
  expect(await screen.findByText('Tekst 3')).toBeInTheDocument();
  expect(screen.getByText('Stolarnia Żuraw: Tekst 3')).toBeInTheDocument();
});

it('messages are marked as read when the newest is on the screen, up to the one that the API names', async () => {
  const unread = [about(1, { read: false }), about(3, { read: false })];
  const calls = fakeApi({
    [MESSAGES]: () => conversationOf(unread, { read_to: idOf(1001), unread_behind: true }),
    [READ]: seen,
  });
  const marks = () => calls.filter(({ path }) => path === 'message-mark-read/').map(({ body }) => body);
  const { unmount } = await show();
  expect(await screen.findByText('Nowe')).toBeVisible();
  expect(screen.getByRole('link', { name: /nieprzeczytane wiadomości w innych sprawach/ })).toHaveAttribute(
    'href',
    `/messages/thread/${THREAD}`,
  );
  expect(marks()).toEqual([]);
  unmount();
  window.IntersectionObserver = EverythingSeen as unknown as typeof IntersectionObserver;
  await show();
  await waitFor(() => expect(marks()).toEqual([{ id: idOf(1001) }]));
});

it('earlier messages are shown when one asks for them', async () => {
  const all = Array.from({ length: 25 }, (_, index) => about(index + 1));
  fakeApi({
    [MESSAGES]: ({ params }) => {
      const results = all.slice(-Number(params.get('limit')));
      return conversationOf(results, { has_before: results.length < all.length });
    },
  });
  await show();
  await screen.findByText('Tekst 25');
  expect(screen.queryByText('Tekst 5')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wcześniejsze' }));
  expect(await screen.findByText('Tekst 5')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pokaż wcześniejsze' })).not.toBeInTheDocument();
});

it.each([
  [{ blocked_by_me: true, can_write: false }, /odblokuj/i],
  [{ can_write: false }, /nie przyjmuje teraz wiadomości/],
  [{ other: profileCard({ name: '', deleted: true }), can_write: false }, /To konto zostało usunięte/],
])('the field is closed, with the reason: %j', async (more, reason) => {
  fakeApi({ [MESSAGES]: () => conversationOf([about(1)], more) });
  await show();
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('a conversation that cannot be read is read again, and one of others is not there', async () => {
  let works = false;
  fakeApi({ [MESSAGES]: () => (works ? conversationOf([about(1)]) : problem(503, 'unavailable')) });
  const { unmount } = await show();
  expect(await screen.findByText('Nie udało się wczytać rozmowy')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Tekst 1')).toBeInTheDocument();
  unmount();
  act(signOut);
  signInAs.person();
  fakeApi({ [MESSAGES]: () => problem(404, 'not_found') });
  const { container } = await show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it('a draft of the order is kept', async () => {
  fakeApi({ [MESSAGES]: () => conversationOf([message({ order: ORDER })]) });
  const { unmount } = await show();
  await userEvent.type(await field(), 'Niedokończona');
  unmount();
  await show();
  expect(await field()).toHaveValue('Niedokończona');
});
