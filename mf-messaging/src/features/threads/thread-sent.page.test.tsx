import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import {
  type ApiCall,
  fakeApi,
  idOf,
  messageThread,
  pageOf,
  profileCard,
  signInAs,
  signOut,
  tellFrame,
  unreadMessages,
} from '@wspolnik/testing';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { unreadRead, useLiveUnread } from '../../lib/unread.reads.ts';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, LIST, MESSAGES, numbered, other, THREAD, threadOf, UNREAD } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

const SEND = 'POST message-send/';
const { matchMedia } = window;

beforeAll(giveLayout);
beforeEach(() => {
  signInAs.person();
  // A wide window: the list of threads is beside the thread.
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(min-width: 1024px)' });
});
afterEach(() => {
  window.matchMedia = matchMedia;
  act(signOut);
});

type Answer = (call: ApiCall) => unknown;

/**
 * A thread of two messages below a newer one with Anna, on a server that stores what is sent. `answer` may hold the answer, `read` that
 * of the messages.
 */
function server(answer: Answer = () => undefined, read: (all: Message[]) => Answer = threadOf) {
  const all = numbered(2);
  const ofAnna = messageThread({ id: idOf(52), other: profileCard({ name: 'Anna' }), unread_count: 0 });
  const newest = { ...ofAnna, last_message: { ...ofAnna.last_message, created_at: '2026-01-04T11:00:00.000Z' } };
  const thread = () => {
    const { id, position, text, mine, created_at } = all.at(-1) ?? at(2);
    const last = { id, position, excerpt: text, mine, created_at };
    return messageThread({ other, unread_count: 0, last_message: { ...newest.last_message, ...last } });
  };
  const send = async (call: ApiCall) => {
    const { client_id, message: text } = call.body as { client_id: string; message: string };
    if (!all.some((one) => one.client_id === client_id)) {
      const own = { mine: true, read: false, created_at: '2026-01-04T12:00:00.000Z' };
      all.push(at(all.length + 1, { client_id, text, ...own }));
    }
    return (await answer(call)) ?? all.find((one) => one.client_id === client_id);
  };
  const calls = fakeApi({
    [MESSAGES]: (call) => read(all)(call),
    [LIST]: () => pageOf(all.length > 2 ? [thread(), newest] : [newest, thread()]),
    [UNREAD]: () => unreadMessages({ unread_count: 0 }),
    [SEND]: send,
  });
  const since = (start: number) => calls.slice(start).map(({ method, path }) => `${method} ${path}`);
  const clientId = (): string => Object(calls.findLast(({ path }) => path === 'message-send/')?.body).client_id;
  return { all, calls, since, clientId };
}

const conversation = async () => within(await screen.findByRole('region', { name: 'Treść rozmowy' }));
const rows = () => screen.getAllByRole('link', { name: /Żuraw|Anna/ }).map(({ textContent }) => textContent ?? '');
const frame = (data: object) =>
  act(async () => tellFrame({ seq: 1, type: 'message.new', data: { company_id: null, thread_id: THREAD, ...data } }));

/** Reads what the header of every page shows. */
function Counter() {
  useRead(unreadRead());
  useLiveUnread();
  return null;
}

async function show(): Promise<void> {
  const page = (
    <>
      <Counter />
      <ThreadPage id={THREAD} />
    </>
  );
  await renderPage(page, { url: `/messages/thread/${THREAD}` });
  await screen.findByText('Tekst 1');
  await screen.findByRole('link', { name: /Anna/ });
}

async function write(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Wiadomość do/ }), `${text}{Enter}`);
}

it.each(['before', 'after'])(
  'the tab that sent a message fetches nothing for a frame %s its answer',
  async (moment) => {
    let answer = () => {};
    const { all, calls, since, clientId } = server(() => new Promise<void>((resolve) => (answer = resolve)));
    await show();
    expect(rows()[0]).toContain('Anna');
    const start = calls.length;
    await write('Jasne');
    await waitFor(() => expect(since(start)).toEqual([SEND]));
    const own = { position: 3, mine: true, client_id: clientId() };
    if (moment === 'before') await frame(own);
    answer();
    expect(await (await conversation()).findByText('Wysłano')).toBeInTheDocument();
    if (moment === 'after') await frame(own);
    expect(rows()[0]).toContain('Ty: Jasne');
    expect((await conversation()).getAllByText('Jasne')).toHaveLength(1);

    all.push(at(4, { mine: false, text: 'Dzięki' }));
    await frame({ position: 4, mine: false });
    expect(await (await conversation()).findByText('Dzięki')).toBeInTheDocument();
    await waitFor(() => expect(since(start)).toHaveLength(4));
    expect(since(start).sort()).toEqual([MESSAGES, LIST, UNREAD, SEND].sort());
  },
);

it('a tab that did not send the message fetches it and the list', async () => {
  const { all, calls, since } = server();
  await show();
  const start = calls.length;
  all.push(at(3, { mine: true, client_id: idOf(9), text: 'Z telefonu', created_at: '2026-01-04T12:00:00.000Z' }));
  await frame({ position: 3, mine: true, client_id: idOf(9) });
  expect(await (await conversation()).findByText('Z telefonu')).toBeInTheDocument();
  await waitFor(() => expect(rows()[0]).toContain('Ty: Z telefonu'));
  expect(since(start).sort()).toEqual([MESSAGES, LIST].sort());
});

it('a message whose answer is lost is fetched for its frame, and is there once after the next attempt', async () => {
  let lose = () => {};
  let isLost = true;
  const { calls, since, clientId } = server(() =>
    isLost ? new Promise((_, reject) => (lose = () => reject(new TypeError('connection reset')))) : undefined,
  );
  await show();
  const start = calls.length;
  await write('Jasne');
  await waitFor(() => expect(since(start)).toEqual([SEND]));
  await frame({ position: 3, mine: true, client_id: clientId() });
  expect(since(start)).toEqual([SEND]);
  isLost = false;
  lose();
  await waitFor(() => expect(since(start).sort()).toEqual([MESSAGES, LIST, SEND].sort()));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(since(start).filter((call) => call === SEND)).toHaveLength(2));
  expect(await (await conversation()).findByText('Wysłano')).toBeInTheDocument();
  expect((await conversation()).getAllByText('Jasne')).toHaveLength(1);
  expect(new Set(calls.flatMap(({ body }) => Object(body).client_id ?? [])).size).toBe(1);
});

it('a message sent while the other side writes is shown below that one', async () => {
  const { all } = server();
  await show();
  all.push(at(3, { mine: false, text: 'Kiedy?' }));
  await write('Jutro');
  const list = await conversation();
  await list.findByText('Kiedy?');
  expect(list.getAllByText(/Kiedy|Jutro/).map(({ textContent }) => textContent)).toEqual(['Kiedy?', 'Jutro']);
});

it('a message that is delivered while the thread loads is shown once', async () => {
  let load = () => {};
  const { all } = server(undefined, (stored) => async (call) => {
    const read = threadOf([...stored])(call);
    if (stored.length === 2) await new Promise<void>((resolve) => (load = resolve));
    return read;
  });
  await renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
  await act(() => enqueue({ recipient: { ...other, type: 'company' }, text: 'Po przeładowaniu', file: null }));
  await waitFor(() => expect(all).toHaveLength(3));
  await act(async () => load());
  expect(await (await conversation()).findAllByText('Po przeładowaniu')).toHaveLength(1);
});

it('the list is read anew for a message in a thread that it does not have', async () => {
  const { since, calls } = server(({ body }) =>
    at(1, { mine: true, thread_id: idOf(53), client_id: Object(body).client_id }),
  );
  await show();
  const start = calls.length;
  await act(() => enqueue({ recipient: { type: 'user', id: idOf(77), name: 'Ewa' }, text: 'Dzień dobry', file: null }));
  await waitFor(() => expect(since(start)).toEqual([SEND, LIST]));
});
