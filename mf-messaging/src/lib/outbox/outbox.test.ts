import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { fakeApi, idOf, message, signInAs } from '@wspolnik/shared-ui/testing';
import { enqueue, onDelivered } from './outbox.ts';
import { listOutgoing } from './outgoing-list.ts';

const anna = { type: 'user', id: idOf(1), name: 'Anna' } as const;

it('shows a message at once and delivers it', async () => {
  signInAs.person();
  const calls = fakeApi({
    'POST message-send/': ({ body }) => message({ client_id: (body as { client_id: string }).client_id }),
  });
  const delivered = jest.fn();
  onDelivered(delivered);
  void enqueue({ recipient: anna, text: 'Raz', image: null });
  expect(listOutgoing().map(({ text }) => text)).toEqual(['Raz']);
  await waitFor(() => expect(delivered).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(listOutgoing()).toEqual([]));
  expect(calls).toHaveLength(1);
});
