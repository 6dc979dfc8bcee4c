import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, noConnection, pageOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { renderPage } from '../../testing/render-page.ts';
import { LIST } from './testing/threads.ts';
import { ThreadListPage } from './thread-list.page.tsx';

const recipient = { type: 'user', id: idOf(77), name: 'Ewa Lis' } as const;
const unsent = () => screen.findByRole('list', { name: 'Niewysłane wiadomości' });

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

it('shows a first message that waits for the network, in place of the empty inbox', async () => {
  fakeApi({ [LIST]: () => pageOf([]), 'POST message-send/': noConnection });
  const { container } = await renderPage(<ThreadListPage />, { url: '/messages' });
  await act(() => enqueue({ recipient, text: 'Dzień dobry', file: null }));
  const list = within(await unsent());
  expect(list.getByText('Ewa Lis')).toBeVisible();
  expect(await list.findByText('Czeka na wysłanie')).toBeVisible();
  expect(screen.queryByText('Nie masz jeszcze wiadomości')).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

it('the list says why a first message was refused, and sends it again or gives it up', async () => {
  const user = userEvent.setup();
  const calls = fakeApi({ [LIST]: () => pageOf([]), 'POST message-send/': () => problem(409, 'recipient_blocked') });
  await renderPage(<ThreadListPage />, { url: '/messages' });
  await act(() => enqueue({ recipient, text: 'Kupię stół', file: null }));
  const text = await within(await unsent()).findByText('Kupię stół');
  const list = within(text.closest('li') as HTMLElement);
  expect(await list.findByText(/jest przez Ciebie zablokowany/)).toBeVisible();
  const sent = () => calls.filter(({ path }) => path === 'message-send/').length;
  const before = sent();
  await user.click(list.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(sent()).toBe(before + 1));
  expect(await list.findByText(/jest przez Ciebie zablokowany/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(text).not.toBeInTheDocument());
});
