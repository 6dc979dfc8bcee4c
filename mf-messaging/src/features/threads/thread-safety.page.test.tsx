import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, MESSAGES, other, THREAD, threadOf } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

beforeAll(giveLayout);
beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

const none = () => new Response(null, { status: 204 });
const show = () => renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
/** By keyboard. */
const choose = async (menu: string, name: string) => {
  (await screen.findByRole('button', { name: menu })).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
};
const field = () => screen.findByRole('textbox', { name: /Wiadomość do/ });
const box = () => screen.findByRole('region', { name: 'Treść rozmowy' });
const threadWith = (state: () => { blocked_by_me: boolean; can_write: boolean }) => {
  const answer = threadOf([at(1), at(2)]);
  return (call: Parameters<typeof answer>[0]) => {
    const page = answer(call);
    return { ...page, thread: { ...page.thread, ...state() } };
  };
};

it('the thread closes the field once one has blocked the other side, and opens it again', async () => {
  const user = userEvent.setup();
  let isBlocked = false;
  const answers = {
    [MESSAGES]: threadWith(() => ({ blocked_by_me: isBlocked, can_write: !isBlocked })),
    'POST message-blocks/': () => {
      isBlocked = true;
      return none();
    },
    [`DELETE message-blocks/${other.id}/`]: () => {
      isBlocked = false;
      return none();
    },
  };
  fakeApi(answers);
  const { container } = await show();
  await field();
  await choose('Więcej', 'Zablokuj');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zablokuj' }));
  expect(await screen.findByText(/Odblokuj go, aby napisać/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Odblokuj' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
});

it('the thread says that the other side does not accept messages, without saying why', async () => {
  fakeApi({ [MESSAGES]: threadWith(() => ({ blocked_by_me: false, can_write: false })) });
  await show();
  expect(await screen.findByText('Ten odbiorca nie przyjmuje teraz wiadomości od Ciebie.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Odblokuj' })).not.toBeInTheDocument();
});

it('the thread says at a message that a block, made in another tab, refused it, and closes the field', async () => {
  const user = userEvent.setup();
  let isRefused = false;
  fakeApi({
    [MESSAGES]: threadWith(() => ({ blocked_by_me: isRefused, can_write: !isRefused })),
    'POST message-send/': () => {
      isRefused = true;
      return problem(409, 'recipient_blocked');
    },
  });
  await show();
  await user.type(await field(), 'Halo{Enter}');
  const list = within(await box());
  expect(await list.findByText(/jest przez Ciebie zablokowany/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Odblokuj' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(list.queryByText('Halo')).not.toBeInTheDocument());
});

it('reports a message of the other side, by keyboard, never an own one', async () => {
  const user = userEvent.setup();
  const calls = fakeApi({ [MESSAGES]: threadOf([at(1), at(2)]), 'POST message-report/': none });
  const { container } = await show();
  await choose('Opcje wiadomości', 'Zgłoś wiadomość');
  const dialog = await screen.findByRole('dialog', { name: 'Zgłoś wiadomość' });
  expect(await axe(container)).toEqual([]);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Kategoria/ }), 'spam');
  await user.type(within(dialog).getByRole('textbox', { name: /Opis/ }), 'Spam');
  await user.click(within(dialog).getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const reports = calls.filter(({ path }) => path === 'message-report/');
  expect(reports.map(({ body }) => body)).toEqual([{ message_id: idOf(1001), category: 'spam', reason: 'Spam' }]);
});

it('the thread says that a message is hidden: to the other side without its text, to its author with the decision', async () => {
  const theirs = at(1, { hidden: true, text: '' });
  const own = at(2, { hidden: true, decision_id: idOf(77) });
  fakeApi({ [MESSAGES]: threadOf([theirs, own]) });
  const { container } = await show();
  const list = within(await box());
  expect(await list.findByText('Wiadomość ukryta przez administrację')).toBeInTheDocument();
  expect(list.getByText('Tekst 2')).toBeInTheDocument();
  expect(list.getByText(/^Ta wiadomość jest ukryta dla odbiorcy/)).toBeInTheDocument();
  expect(list.getByRole('link')).toHaveAttribute('href', `/moderation/decisions/${idOf(77)}`);
  expect(screen.queryByRole('button', { name: 'Opcje wiadomości' })).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});
