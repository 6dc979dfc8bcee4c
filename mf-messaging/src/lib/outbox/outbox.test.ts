import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import {
  buyer,
  fakeApi,
  idOf,
  message,
  noConnection,
  otherProfile,
  problem,
  sellerProfile,
} from '@wspolnik/shared-ui/testing';
import { IDBFactory } from 'fake-indexeddb';
import { closeTab, fakeLocks, openTab, setOnline, type Tab } from '../../testing/outbox-tab.ts';

const anna = { type: 'user', id: idOf(1), name: 'Anna' } as const;
const firm = { type: 'company', id: idOf(2), name: 'Żuraw' } as const;

interface Body {
  client_id: string;
  message: string;
}
type Answer = (body: Body, headers: Headers) => unknown;

const stored = ({ client_id, message: text }: Body) => message({ client_id, text, mine: true });
const api = (answer: Answer = stored) =>
  fakeApi({ 'POST message-send/': ({ body, headers }) => answer(body as Body, headers) });
const texts = (calls: ReturnType<typeof api>) => calls.map(({ body }) => (body as Body).message);
const write = ({ outbox }: Tab, text: string, recipient: typeof anna | typeof firm = anna) =>
  outbox.enqueue({ recipient, text, image: null });
const shown = ({ list }: Tab) => list.listOutgoing().map(({ text, state }) => `${text} ${state}`);
const isEmpty = (tab: Tab) => waitFor(() => expect(shown(tab)).toEqual([]));

/** Signs in as in any tab: the session is stored on the device. */
async function signIn(company: typeof sellerProfile | null = null): Promise<Tab> {
  const tab = await openTab();
  const user = { ...buyer, companies: [sellerProfile, otherProfile] };
  tab.session.getState().signIn({ access: 'access', refresh: 'refresh', device_mark: 'm', user, company });
  return tab;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  fakeLocks();
  setOnline(true);
});

it('shows a message at once, sends it, and tells of it before it leaves the list', async () => {
  const calls = api();
  const tab = await signIn();
  const told: string[] = [];
  tab.outbox.onDelivered(({ text }) => told.push(`${text}, listed: ${shown(tab).length}`));
  void write(tab, '  Raz ');
  expect(shown(tab)).toEqual(['Raz waiting']);
  await isEmpty(tab);
  expect(told).toEqual(['Raz, listed: 1']);
  expect(texts(calls)).toEqual(['Raz']);
  expect(String(Object(calls[0]?.body).client_id)).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});

it('keeps what is written offline over a reload, and sends it in order once the network is back', async () => {
  setOnline(false);
  const calls = api();
  const tab = await signIn();
  for (const text of ['1', '2', '3']) await write(tab, text);
  expect(calls).toEqual([]);
  closeTab(tab);
  const next = await openTab();
  await waitFor(() => expect(shown(next)).toEqual(['1 waiting', '2 waiting', '3 waiting']));
  setOnline(true);
  await isEmpty(next);
  expect(texts(calls)).toEqual(['1', '2', '3']);
});

it('gives up a message that is discarded while it is being sent, once that has failed', async () => {
  let fail = () => {};
  const calls = api(() => new Promise((_, reject) => (fail = () => reject(new TypeError('offline')))));
  const tab = await signIn();
  const { clientId } = await write(tab, 'Raz');
  await waitFor(() => expect(calls).toHaveLength(1));
  await tab.outbox.discard(clientId);
  fail();
  await isEmpty(tab);
  expect(texts(calls)).toEqual(['Raz']);
});

it('sends a message once though two tabs have it, and both show the same', async () => {
  setOnline(false);
  const one = await signIn();
  const two = await openTab();
  const calls = api();
  await write(one, 'Raz');
  await waitFor(() => expect(shown(two)).toEqual(['Raz waiting']));
  const told: string[] = [];
  for (const [name, tab] of Object.entries({ one, two })) tab.outbox.onDelivered(() => told.push(name));
  setOnline(true);
  await Promise.all([isEmpty(one), isEmpty(two)]);
  await waitFor(() => expect(told.sort()).toEqual(['one', 'two']));
  expect(texts(calls)).toEqual(['Raz']);
});

it('sends again, under the same id, what was being sent when the tab was closed', async () => {
  const ids: string[] = [];
  let answer: Answer = ({ client_id }) => {
    ids.push(client_id);
    return new Promise(() => {});
  };
  api((...request) => answer(...request));
  const tab = await signIn();
  void write(tab, 'Raz');
  await waitFor(() => expect(shown(tab)).toEqual(['Raz sending']));
  closeTab(tab);
  answer = (body) => {
    ids.push(body.client_id);
    return stored(body);
  };
  await isEmpty(await openTab());
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('shows a refused message with its code, sends those behind it and those to others, and sends it again on request', async () => {
  let isRefused = true;
  const calls = api((body) => (body.message === 'zła' && isRefused ? problem(403, 'blocked') : stored(body)));
  setOnline(false);
  const tab = await signIn();
  await write(tab, 'zła');
  await write(tab, 'dobra');
  await write(tab, 'firmowa', firm);
  setOnline(true);
  await waitFor(() => expect(shown(tab)).toEqual(['zła failed']));
  const [failed] = tab.list.listOutgoing();
  expect(failed?.errorCode).toBe('blocked');
  expect(texts(calls).sort()).toEqual(['dobra', 'firmowa', 'zła']);
  isRefused = false;
  await tab.outbox.retry(failed?.clientId ?? '');
  await isEmpty(tab);
});

it('forgets a discarded message', async () => {
  setOnline(false);
  const calls = api();
  const tab = await signIn();
  const { clientId } = await write(tab, 'Raz');
  await tab.outbox.discard(clientId);
  expect(shown(tab)).toEqual([]);
  setOnline(true);
  await isEmpty(await openTab());
  expect(calls).toEqual([]);
});

it.each([
  ['a lost connection', () => noConnection()],
  ['a server that is starting', () => problem(503, 'unavailable')],
])('tries again by itself after %s', async (_, failure) => {
  let isFirst = true;
  const calls = api((body) => {
    if (!isFirst) return stored(body);
    isFirst = false;
    return failure();
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await isEmpty(tab);
  expect(texts(calls)).toEqual(['Raz', 'Raz']);
});

it('tries again in its time when a try ahead of it has failed as well', async () => {
  let isBack = false;
  const calls = api((body) => (isBack ? stored(body) : noConnection()));
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(calls).toHaveLength(1));
  setOnline(true);
  await waitFor(() => expect(calls).toHaveLength(2));
  isBack = true;
  await waitFor(() => expect(shown(tab)).toEqual([]), { timeout: 5_000 });
  expect(calls).toHaveLength(3);
});

it('waits as long as the API asks, also when the network comes back meanwhile', async () => {
  const calls = api(() => {
    const { headers, body } = problem(429, 'throttled');
    return new Response(body, { status: 429, headers: { ...Object.fromEntries(headers), 'retry-after': '60' } });
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(shown(tab)).toEqual(['Raz waiting']));
  await waitFor(() => expect(calls).toHaveLength(1));
  setOnline(true);
  await tab.list.readAgain();
  expect(calls).toHaveLength(1);
});

it('sends as the profile that wrote it, whatever profile is in use, and lists it for that profile', async () => {
  setOnline(false);
  const calls = api();
  const tab = await signIn(sellerProfile);
  await write(tab, 'Z firmy');
  tab.session.getState().switchCompany(otherProfile);
  await write(tab, 'Z drugiej');
  tab.session.getState().switchCompany(null);
  await write(tab, 'Ode mnie');
  setOnline(true);
  await isEmpty(tab);
  const sent = calls.map(({ body, headers }) => [(body as Body).message, headers.get('company-id')]);
  expect(Object.fromEntries(sent)).toEqual({
    'Z firmy': sellerProfile.id,
    'Z drugiej': otherProfile.id,
    'Ode mnie': null,
  });
});

it('removes what was not sent when the person signs out, and sends nothing as somebody else', async () => {
  setOnline(false);
  const calls = fakeApi({
    'POST message-send/': ({ body }) => stored(body as Body),
    'POST accounts/logout/': () => new Response(null, { status: 204 }),
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await tab.session.getState().signOut();
  await isEmpty(tab);
  const other = { ...buyer, id: idOf(77) };
  tab.session.getState().signIn({ access: 'other', refresh: 'other', device_mark: 'm', user: other, company: null });
  setOnline(true);
  await isEmpty(await openTab());
  tab.session.getState().signIn({ access: 'access', refresh: 'refresh', device_mark: 'm', user: buyer, company: null });
  await isEmpty(await openTab());
  expect(texts(calls.filter(({ path }) => path === 'message-send/'))).toEqual([]);
});

it('keeps the messages of a session that ended for the same person, and not for another', async () => {
  setOnline(false);
  const calls = api();
  const tab = await signIn();
  await write(tab, 'Raz');
  const { user } = tab.session.getState();
  tab.session.getState().clear();
  setOnline(true);
  await isEmpty(tab);
  if (!user) throw new Error('nobody was signed in');
  tab.session
    .getState()
    .signIn({ access: 'b', refresh: 'b', device_mark: 'm', user: { ...user, id: idOf(77) }, company: null });
  await isEmpty(tab);
  expect(calls).toEqual([]);
  tab.session.getState().signIn({ access: 'a', refresh: 'a', device_mark: 'm', user, company: null });
  await waitFor(() => expect(texts(calls)).toEqual(['Raz']));
});

it('sends without storage too, and says that the message is not kept', async () => {
  setOnline(false);
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    writable: true,
    value: {
      open() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    },
  });
  const calls = api();
  const tab = await signIn();
  expect((await write(tab, 'Raz')).isKept).toBe(false);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  setOnline(true);
  await isEmpty(tab);
  expect(texts(calls)).toEqual(['Raz']);
});

it('keeps and sends the image', async () => {
  setOnline(false);
  const tab = await signIn();
  const image = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' });
  await tab.outbox.enqueue({ recipient: anna, text: 'Zdjęcie', image });
  closeTab(tab);
  const next = await openTab();
  await waitFor(() => expect(next.list.listOutgoing()[0]?.image?.name).toBe('a.png'));
  expect(next.list.listOutgoing()[0]?.image?.size).toBe(3);
});
