import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { buyer, fakeApi, idOf, otherProfile, sellerProfile } from '@wspolnik/testing';
import {
  anna,
  api,
  type Body,
  isEmpty,
  newDevice,
  shown,
  signIn,
  stored,
  texts,
  write,
} from '../../testing/outbox-messages.ts';
import { closeTab, openTab, setOnline } from '../../testing/outbox-tab.ts';

beforeEach(newDevice);

it('shows a message at once, sends it, and tells of it before it leaves the list', async () => {
  const calls = api();
  const tab = await signIn();
  const told: string[] = [];
  tab.deliveries.onDelivered(({ text }) => told.push(`${text}, listed: ${shown(tab).length}`));
  void write(tab, '  Raz ');
  expect(shown(tab)).toEqual(['Raz waiting']);
  await isEmpty(tab);
  expect(told).toEqual(['Raz, listed: 1']);
  expect(texts(calls)).toEqual(['Raz']);
  expect(String(Object(calls[0]?.body).client_id)).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});

it('the outbox keeps what is written offline over a reload, and sends it in order once the network is back', async () => {
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

it('the outbox sends a message once though two tabs have it, and both show the same', async () => {
  setOnline(false);
  const one = await signIn();
  const two = await openTab();
  const calls = api();
  await write(one, 'Raz');
  await waitFor(() => expect(shown(two)).toEqual(['Raz waiting']));
  const told: string[] = [];
  for (const [name, tab] of Object.entries({ one, two })) tab.deliveries.onDelivered(() => told.push(name));
  setOnline(true);
  await Promise.all([isEmpty(one), isEmpty(two)]);
  await waitFor(() => expect(told.sort()).toEqual(['one', 'two']));
  expect(texts(calls)).toEqual(['Raz']);
});

it('the outbox sends what is written while it sends, in order', async () => {
  let answer = () => {};
  const calls = api(async (body) => {
    if (body.message === 'Raz') await new Promise<void>((resolve) => (answer = resolve));
    return stored(body);
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(calls).toHaveLength(1));
  for (const text of ['Dwa', 'Trzy']) await write(tab, text);
  expect(shown(tab)).toEqual(['Raz sending', 'Dwa waiting', 'Trzy waiting']);
  answer();
  await isEmpty(tab);
  expect(texts(calls)).toEqual(['Raz', 'Dwa', 'Trzy']);
});

it('the outbox forgets a discarded message', async () => {
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

it('the outbox sends as the profile that wrote it, whatever profile is in use, and lists it for that profile', async () => {
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

it('the outbox removes what was not sent when the person signs out, and sends nothing as somebody else', async () => {
  setOnline(false);
  const calls = fakeApi({
    'POST message-send/': ({ body }) => stored(body as Body),
    'POST accounts/logout/': () => new Response(null, { status: 204 }),
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await tab.session.getState().signOut('remove');
  await isEmpty(tab);
  const other = { ...buyer, id: idOf(77) };
  tab.session.getState().signIn({ access: 'other', refresh: 'other', device_mark: 'm', user: other, company: null });
  setOnline(true);
  await isEmpty(await openTab());
  tab.session.getState().signIn({ access: 'access', refresh: 'refresh', device_mark: 'm', user: buyer, company: null });
  await isEmpty(await openTab());
  expect(texts(calls.filter(({ path }) => path === 'message-send/'))).toEqual([]);
});

it('the outbox keeps the messages of a session that ended for the same person, and not for another', async () => {
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

it('the outbox sends without storage too, and says that the message is not kept', async () => {
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

it('the outbox keeps the file', async () => {
  setOnline(false);
  const tab = await signIn();
  const file = new File([new Uint8Array([1, 2, 3])], 'a.pdf', { type: 'application/pdf' });
  await tab.outbox.enqueue({ recipient: anna, text: 'Umowa', file });
  closeTab(tab);
  const next = await openTab();
  await waitFor(() => expect(next.list.listOutgoing()[0]?.file?.name).toBe('a.pdf'));
  expect(next.list.listOutgoing()[0]?.file?.size).toBe(3);
});
