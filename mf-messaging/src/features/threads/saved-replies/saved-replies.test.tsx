import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedReply } from '@wspolnik/contract';
import { axe, fakeApi, idOf, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { giveLayout } from '../testing/layout.ts';
import { at, MESSAGES, THREAD, threadOf } from '../testing/threads.ts';
import { ThreadPage } from '../thread.page.tsx';

const LIST = 'GET message-saved-replies/';
const reply: SavedReply = {
  id: idOf(1),
  title: 'Termin',
  text: 'Za dwa tygodnie.',
  updated_at: '2026-01-04T10:00:00.000Z',
};

beforeAll(giveLayout);
afterEach(() => act(signOut));

const show = () => renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
const field = () => screen.findByRole('textbox', { name: /Wiadomość do/ });

it('a slash at the start of the field opens the replies of the company, and one takes its place', async () => {
  signInAs.company({ role: 'member' });
  fakeApi({ [MESSAGES]: threadOf([at(1)]), [LIST]: () => ({ results: [reply] }) });
  await show();
  await userEvent.type(await field(), '/');
  const dialog = await screen.findByRole('dialog', { name: 'Zapisane odpowiedzi' });
  expect(await axe(dialog)).toEqual([]);
  // Only owners and managers write them.
  expect(within(dialog).queryByRole('button', { name: 'Dodaj odpowiedź' })).toBeNull();
  await userEvent.click(await within(dialog).findByRole('button', { name: /Termin/ }));
  expect(await field()).toHaveValue('Za dwa tygodnie.');
});

it('a manager adds a reply and removes one', async () => {
  signInAs.company({ role: 'manager' });
  const calls = fakeApi({
    [MESSAGES]: threadOf([at(1)]),
    [LIST]: () => ({ results: [reply] }),
    'POST message-saved-replies/': () => reply,
    [`DELETE message-saved-replies/${reply.id}/`]: () => undefined,
  });
  const writes = () =>
    calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('message-saved-replies/'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Wstaw zapisaną odpowiedź' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj odpowiedź' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Tytuł/ }), 'Adres');
  await userEvent.type(screen.getByRole('textbox', { name: /Treść/ }), 'Długa 1');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń: Termin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']));
  expect(writes()[0]?.body).toEqual({ title: 'Adres', text: 'Długa 1' });
});

it('a person has no replies', async () => {
  signInAs.person();
  fakeApi({ [MESSAGES]: threadOf([at(1)]) });
  await show();
  await userEvent.type(await field(), '/');
  expect(screen.queryByRole('button', { name: 'Wstaw zapisaną odpowiedź' })).toBeNull();
});
