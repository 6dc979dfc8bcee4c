import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageThread, ThreadNote, ThreadNoteBody } from '@wspolnik/contract';
import {
  axe,
  companyMember,
  fakeApi,
  idOf,
  messageThread,
  pageOf,
  problem,
  profileCard,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
  threadNote,
  unreadInbox,
  unreadMessages,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, LIST, MESSAGES, numbered, THREAD, threadOf, UNREAD } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';
import { ThreadListPage } from './thread-list.page.tsx';

const TEAM = 'GET accounts/company-members/';
const ASSIGN = 'PUT message-thread-assignee/';
const NOTE = 'POST message-thread-notes/';
const ewa = companyMember({ id: idOf(31), first_name: 'Ewa', last_name: 'Mazur' });
const ewaCard = profileCard({ id: ewa.id, type: 'user', name: 'Ewa Mazur' });

beforeAll(giveLayout);
beforeEach(() => signInAs.company());
afterEach(() => act(signOut));

/** A thread whose assignee and notes the test changes. */
function thread(state: { assignee: MessageThread['assignee']; notes: ThreadNote[] }, all = numbered(2)) {
  return (call: { params: URLSearchParams }) => {
    const page = threadOf(all)(call);
    const notes = state.notes.filter(({ position }) => page.results.some((message) => message.position === position));
    return { ...page, thread: { ...page.thread, assignee: state.assignee }, notes };
  };
}
const show = (search = '') => renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}${search}` });
const changed = (data: object) =>
  act(() =>
    tellFrame({ seq: 1, type: 'thread.changed', data: { company_id: sellerProfile.id, thread_id: THREAD, ...data } }),
  );

it('a thread is assigned to a colleague, and what another one changes shows at once', async () => {
  const state = { assignee: null as MessageThread['assignee'], notes: [] };
  const calls = fakeApi({
    [MESSAGES]: thread(state),
    [TEAM]: () => pageOf([ewa]),
    [ASSIGN]: () => {
      state.assignee = ewaCard;
      return new Response(null, { status: 204 });
    },
  });
  await show();
  (await screen.findByRole('button', { name: 'Przypisz rozmowę' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name: 'Ewa Mazur' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Prowadzi: Ewa Mazur')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ thread_id: THREAD, user_id: ewa.id });
  state.assignee = profileCard({ id: idOf(32), type: 'user', name: 'Jan Lis' });
  changed({});
  expect(await screen.findByText('Prowadzi: Jan Lis')).toBeVisible();
});

it('a note is written apart from the message, shown where it was written, and deleted', async () => {
  const state = {
    assignee: null,
    notes: [threadNote({ id: idOf(72), mine: false, author: ewaCard, text: 'Rabat 5%' })],
  };
  let fails = true;
  const calls = fakeApi({
    [MESSAGES]: thread(state),
    [NOTE]: ({ body }) => {
      if (fails) return problem(503, 'unavailable');
      const { client_id: id, text } = body as ThreadNoteBody;
      return threadNote({ id, text, position: 2 });
    },
    'DELETE message-thread-notes/': () => new Response(null, { status: 204 }),
  });
  const { container } = await show();
  const list = await screen.findByRole('list', { name: '' });
  expect(within(list).getByText('Rabat 5%')).toBeVisible();
  expect(screen.getByText('Notatka – widzi ją tylko Twoja firma')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usuń notatkę' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Wiadomość do/ }), 'Dzień dobry');
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  const field = await screen.findByRole('textbox', { name: 'Notatka dla Twojej firmy' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Wyślij' })).toBeNull();
  expect(await axe(container)).toEqual([]);
  // The same note again after a failure, by keyboard.
  await userEvent.type(field, 'Oddzwonić{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz notatkę' }));
  expect(await within(list).findByText('Oddzwonić')).toBeVisible();
  const sent = calls.filter(({ path }) => path === 'message-thread-notes/').map(({ body }) => body as ThreadNoteBody);
  expect(sent.map(({ text, thread_id }) => [text, thread_id])).toEqual(Array(2).fill(['Oddzwonić', THREAD]));
  expect(sent[0]?.client_id).toBe(sent[1]?.client_id);
  await userEvent.click(screen.getByRole('button', { name: 'Wiadomość' }));
  expect(screen.getByRole('textbox', { name: /Wiadomość do/ })).toHaveValue('Dzień dobry');
});

it('the author deletes a note after a question; one that a colleague writes appears', async () => {
  const state = { assignee: null, notes: [threadNote()] };
  const calls = fakeApi({
    [MESSAGES]: thread(state),
    [`DELETE message-thread-notes/${threadNote().id}/`]: () => new Response(null, { status: 204 }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń notatkę' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(screen.queryByText(threadNote().text)).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  state.notes = [threadNote({ id: idOf(73), position: 2, mine: false, author: ewaCard, text: 'Wysłałam cennik' })];
  changed({ position: 2 });
  expect(await screen.findByText('Wysłałam cennik')).toBeVisible();
});

it('the list of a company is filtered by who looks after the threads', async () => {
  const inboxes = [unreadInbox({ company_id: sellerProfile.id, unread_mine: 3 })];
  const other = (n: number, name: string) => profileCard({ id: idOf(n + 100), name });
  const calls = fakeApi({
    [UNREAD]: () => unreadMessages({ inboxes }),
    [LIST]: ({ params }) =>
      pageOf(
        params.has('assigned')
          ? []
          : [
              messageThread({ id: idOf(1), other: other(1, 'Sowa'), assignee: ewaCard }),
              messageThread({ id: idOf(2), other: other(2, 'Kos') }),
            ],
      ),
  });
  await renderPage(<ThreadListPage />, { url: '/messages' });
  expect(await screen.findByRole('link', { name: /Sowa.*Prowadzi: Ewa Mazur/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Moje (3)' }));
  expect(await screen.findByText('Nie prowadzisz teraz żadnej rozmowy')).toBeVisible();
  expect(window.location.search).toBe('?assigned=mine');
  expect(calls.at(-1)?.params.get('assigned')).toBe('mine');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
  expect(await screen.findByRole('link', { name: /Kos/ })).toBeVisible();
});

it('a person has neither: only a company shares its inbox', async () => {
  signInAs.person();
  fakeApi({ [MESSAGES]: threadOf([at(1)]), [LIST]: () => pageOf([]) });
  await show();
  expect(await screen.findByRole('textbox', { name: /Wiadomość do/ })).toBeVisible();
  for (const name of ['Przypisz rozmowę', 'Notatka', 'Moje']) expect(screen.queryByRole('button', { name })).toBeNull();
});
