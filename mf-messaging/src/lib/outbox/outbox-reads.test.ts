import 'fake-indexeddb/auto';
import { api, isEmpty, newDevice, signIn, texts, write } from '../../testing/outbox-messages.ts';

// In its own file: every other open tab reads the device too, once for each change.
it('the outbox reads its queue once for a message, from writing it to its delivery', async () => {
  newDevice();
  const calls = api();
  const tab = await signIn();
  await tab.list.readAgain();
  const reads = jest.spyOn(IDBObjectStore.prototype, 'getAll');
  await write(tab, 'Raz');
  await isEmpty(tab);
  expect(texts(calls)).toEqual(['Raz']);
  expect(reads).toHaveBeenCalledTimes(1);
});
