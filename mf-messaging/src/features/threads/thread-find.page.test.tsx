import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, pageOf, problem, signInAs, signOut, threadHit } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { MESSAGES, numbered, THREAD, threadOf } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

const FIND = 'GET message-thread-search/';

beforeAll(giveLayout);
beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

const show = () => renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Szukaj w rozmowie' }));
  return screen.findByRole('searchbox', { name: 'Szukaj w tej rozmowie' });
};

it('a search finds an old message, and the thread opens around it with the message marked', async () => {
  const calls = fakeApi({
    [MESSAGES]: threadOf(numbered(12)),
    [FIND]: () =>
      pageOf([
        threadHit({ id: idOf(1004), position: 4, excerpt: 'Tekst 4', document: 'Faktura 12.pdf', mine: true }),
        threadHit({ id: idOf(1003), position: 3, excerpt: 'Tekst 3' }),
      ]),
  });
  const { container } = await show();
  await userEvent.type(await open(), 'faktura{Enter}');
  const results = await screen.findByRole('list', { name: 'Wyniki wyszukiwania w rozmowie' });
  const [first] = within(results).getAllByRole('button');
  expect(first).toHaveTextContent(/^Ty.*Tekst 4Faktura 12\.pdf$/);
  expect(within(results).getByText('Faktura').tagName).toBe('MARK');
  expect(await axe(container)).toEqual([]);
  expect(calls.find(({ path }) => path === 'message-thread-search/')?.params.get('q')).toBe('faktura');
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.getByText('Tekst 4').closest('.found')).toBeVisible());
  expect(window.location.search).toBe('?at=4');
  expect(calls.findLast(({ path }) => path === 'message-thread-messages-get/')?.params.get('before')).toBe('29');
  // A narrow window: the results make room for the thread, and the words stay.
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await open()).toHaveValue('faktura');
});

it('nothing found and a failure are shown as such; Escape closes the search and goes back to its button', async () => {
  let fails = true;
  fakeApi({ [MESSAGES]: threadOf(numbered(2)), [FIND]: () => (fails ? problem(503, 'unavailable') : pageOf([])) });
  await show();
  await userEvent.type(await open(), 'dąb{Enter}');
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Nic nie znaleziono. Wpisz inne słowo.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Szukaj w rozmowie' })).toHaveFocus();
});
