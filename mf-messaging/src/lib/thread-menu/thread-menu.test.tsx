import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { fakeApi, idOf, messageThread, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ReportMessageDialog } from './report-message-dialog.tsx';
import { ThreadMenu } from './thread-menu.tsx';

const thread = messageThread();
const onChanged = jest.fn();
const none = () => new Response(null, { status: 204 });

beforeEach(() => {
  onChanged.mockClear();
  signInAs.person();
});
afterEach(() => act(signOut));

const show = (isBlocked: boolean) =>
  renderPage(
    <>
      <ThreadMenu thread={{ ...thread, blocked_by_me: isBlocked }} onChanged={onChanged} />
      <Toaster />
    </>,
    { url: '/messages' },
  );
/** By keyboard. */
const choose = async (name: string) => {
  screen.getByRole('button', { name: 'Więcej' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
};

it('the menu blocks the other side after a question', async () => {
  const calls = fakeApi({ 'POST message-blocks/': none });
  await show(false);
  await choose('Zablokuj');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(thread.other.name);
  expect(calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Zablokuj' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([{ [`${thread.other.type}_id`]: thread.other.id }]);
});

it('the menu unblocks at once, and says why it could not', async () => {
  const calls = fakeApi({ [`DELETE message-blocks/${thread.other.id}/`]: () => problem(503, 'unavailable') });
  await show(true);
  await choose('Odblokuj');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(onChanged).not.toHaveBeenCalled();
});

it('reports a message with a reason', async () => {
  const calls = fakeApi({ 'POST message-report/': none });
  const onClose = jest.fn();
  await renderPage(<ReportMessageDialog messageId={idOf(1)} onClose={onClose} />, { url: '/messages' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Kategoria/ }), 'spam');
  await userEvent.type(screen.getByRole('textbox', { name: /Opis/ }), 'Spam');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([{ message_id: idOf(1), category: 'spam', reason: 'Spam' }]);
});
