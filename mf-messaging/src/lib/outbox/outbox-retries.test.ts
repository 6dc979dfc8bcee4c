import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { noConnection, problem } from '@wspolnik/testing';
import {
  type Answer,
  api,
  firm,
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

it('the outbox gives up a message that is discarded while it is being sent, once that has failed', async () => {
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

it('the outbox sends again, under the same id, what was being sent when the tab was closed', async () => {
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
  const calls = api((body) => (body.message === 'zła' && isRefused ? problem(409, 'recipient_blocked') : stored(body)));
  setOnline(false);
  const tab = await signIn();
  await write(tab, 'zła');
  await write(tab, 'dobra');
  await write(tab, 'firmowa', firm);
  setOnline(true);
  await waitFor(() => expect(shown(tab)).toEqual(['zła failed']));
  const [failed] = tab.list.listOutgoing();
  expect(failed?.errorCode).toBe('recipient_blocked');
  expect(texts(calls).sort()).toEqual(['dobra', 'firmowa', 'zła']);
  isRefused = false;
  await tab.outbox.retry(failed?.clientId ?? '');
  await isEmpty(tab);
});

it.each([
  ['a lost connection', () => noConnection()],
  ['a server that is starting', () => problem(503, 'unavailable')],
])('the outbox tries again by itself after %s', async (_, failure) => {
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

it('the outbox tries again in its time when a try ahead of it has failed as well', async () => {
  let isBack = false;
  const calls = api((body) => (isBack ? stored(body) : noConnection()));
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(calls).toHaveLength(1));
  setOnline(true);
  await waitFor(() => expect(calls).toHaveLength(2));
  isBack = true;
  await waitFor(() => expect(shown(tab)).toEqual([]), { timeout: 20_000 });
  expect(calls).toHaveLength(3);
});

function throttled(seconds: string): Response {
  const { headers, body } = problem(429, 'throttled');
  return new Response(body, { status: 429, headers: { ...Object.fromEntries(headers), 'retry-after': seconds } });
}

it('the outbox waits as long as the API asks, also when the network comes back meanwhile', async () => {
  const calls = api(() => throttled('60'));
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(shown(tab)).toEqual(['Raz waiting']));
  await waitFor(() => expect(calls).toHaveLength(1));
  setOnline(true);
  await tab.list.readAgain();
  expect(calls).toHaveLength(1);
});

it('the outbox sends after the pause that the API asked for, though the network came back during it', async () => {
  let isFirst = true;
  const calls = api((body) => {
    if (!isFirst) return stored(body);
    isFirst = false;
    return throttled('1');
  });
  const tab = await signIn();
  await write(tab, 'Raz');
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(shown(tab)).toEqual(['Raz waiting']));
  setOnline(true);
  await waitFor(() => expect(shown(tab)).toEqual([]), { timeout: 10_000 });
  expect(texts(calls)).toEqual(['Raz', 'Raz']);
});
