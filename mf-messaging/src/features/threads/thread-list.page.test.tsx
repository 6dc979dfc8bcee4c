import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
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
  threadMatch,
  unreadInbox,
  unreadMessages,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { LIST, UNREAD } from './testing/threads.ts';
import { ThreadListPage } from './thread-list.page.tsx';

const last = messageThread().last_message;
const thread = (n: number, name: string, overrides: Parameters<typeof messageThread>[0] = {}) =>
  messageThread({ id: idOf(n), other: profileCard({ id: idOf(n + 100), name }), unread_count: 0, ...overrides });

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

const show = (url = '/messages', locale: 'pl' | 'en' = 'pl') => renderPage(<ThreadListPage />, { url, locale });

it.each([
  ['pl', '/messages', 'Wiadomości', 'Znajdź firmę', '/companies'],
  ['en', '/en/messages', 'Messages', 'Find a company', '/en/companies'],
] as const)('shows an empty inbox that leads to companies: %s', async (locale, url, title, action, href) => {
  fakeApi({ [LIST]: () => pageOf([]), [UNREAD]: () => unreadMessages() });
  const { container } = await show(url, locale);
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(document.title).toContain(`${title} · Wspólnik`);
  expect(await axe(container)).toEqual([]);
});

it('lists threads with who wrote last, pictures, unread messages and deleted accounts', async () => {
  fakeApi({
    [UNREAD]: () => unreadMessages(),
    [LIST]: () =>
      pageOf([
        thread(1, 'Anna Nowak', { unread_count: 3 }),
        thread(2, 'Sowa', { last_message: { ...last, excerpt: 'Oto projekt', mine: true, has_image: true } }),
        messageThread({ id: idOf(3), other: profileCard({ name: '', deleted: true }) }),
      ]),
  });
  const { container } = await show();
  const first = await screen.findByRole('link', { name: /Anna Nowak/ });
  expect(first).toHaveAttribute('href', `/messages/thread/${idOf(1)}`);
  expect(first).toHaveTextContent('3 nieprzeczytane');
  expect(screen.getByRole('link', { name: /Sowa/ })).toHaveTextContent(/Ty: Zdjęcie Oto projekt/);
  expect(screen.getByRole('link', { name: /Konto usunięte/ })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('searches names and texts, marks what was found and opens the thread there', async () => {
  const user = userEvent.setup();
  const match = threadMatch({ position: 57, excerpt: '…przy fakturze za audyt' });
  const calls = fakeApi({
    [UNREAD]: () => unreadMessages(),
    [LIST]: ({ params }) =>
      pageOf(
        params.get('q') === 'faktura'
          ? [thread(1, 'Anna Nowak', { match })]
          : params.has('q')
            ? []
            : [thread(2, 'Sowa')],
      ),
  });
  await show();
  await screen.findByRole('link', { name: /Sowa/ });
  const field = screen.getByRole('searchbox', { name: 'Szukaj w wiadomościach' });
  await user.type(field, 'faktura{Enter}');
  const found = await screen.findByRole('link', { name: /Anna Nowak/ });
  expect(found).toHaveAttribute('href', `/messages/thread/${idOf(1)}?at=57&q=faktura`);
  expect(within(found).getByText('faktur').tagName).toBe('MARK');
  expect(window.location.search).toBe('?q=faktura');
  await user.clear(field);
  await user.type(field, 'nic{Enter}');
  expect(await screen.findByText('Nic nie znaleziono')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }));
  expect(await screen.findByRole('link', { name: /Sowa/ })).toBeVisible();
  expect(calls.filter(({ params }) => params.get('q') === 'faktura')).toHaveLength(1);
});

it('shows the inboxes side by side; choosing one switches the profile', async () => {
  const user = userEvent.setup();
  const inboxes = [unreadInbox({ unread_count: 1 }), unreadInbox({ company_id: sellerProfile.id, unread_count: 12 })];
  fakeApi({
    [UNREAD]: () => unreadMessages({ inboxes }),
    [LIST]: ({ headers }) => pageOf([headers.has('company-id') ? thread(1, 'Klient firmy') : thread(2, 'Znajoma')]),
  });
  await show();
  await screen.findByRole('link', { name: /Znajoma/ });
  const own = screen.getByRole('button', { name: /Twoje/ });
  expect(own).toHaveAttribute('aria-pressed', 'true');
  const company = await screen.findByRole('button', { name: /Stolarnia Żuraw 12 nieprzeczytanych/ });
  await user.click(company);
  expect(await screen.findByRole('link', { name: /Klient firmy/ })).toBeVisible();
  expect(screen.queryByText('Znajoma')).not.toBeInTheDocument();
  expect(company).toHaveAttribute('aria-pressed', 'true');
});

it('the list loads more by a button, without repeating a thread that moved meanwhile', async () => {
  const user = userEvent.setup();
  const threads = ['A', 'B', 'C', 'D'].map((name, n) => thread(n + 1, `Firma ${name}`));
  let fails = true;
  fakeApi({
    [UNREAD]: () => unreadMessages(),
    [LIST]: ({ params }) => {
      if (!params.has('page')) return { ...pageOf(threads.slice(0, 2)), count: 4, limit: 2 };
      return fails ? problem(503, 'unavailable') : { ...pageOf(threads.slice(1)), count: 4, limit: 2 };
    },
  });
  await show();
  const more = await screen.findByRole('button', { name: 'Pokaż więcej' });
  await user.click(more);
  expect(await screen.findByText('Nie udało się wczytać kolejnych rozmów.')).toBeVisible();
  fails = false;
  await user.click(more);
  expect(await screen.findByRole('link', { name: /Firma D/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Firma/ })).toHaveLength(4);
  expect(more).not.toBeInTheDocument();
});

it('the list follows new messages of this inbox, not those of another', async () => {
  let name = 'Znajoma';
  const calls = fakeApi({ [UNREAD]: () => unreadMessages(), [LIST]: () => pageOf([thread(1, name)]) });
  await show();
  await screen.findByRole('link', { name: /Znajoma/ });
  name = 'Nowy klient';
  const reads = () => calls.filter(({ path }) => path === 'message-threads-get/').length;
  const before = reads();
  act(() => tellFrame({ seq: 1, type: 'message.new', data: { company_id: sellerProfile.id } }));
  expect(reads()).toBe(before);
  act(() => tellFrame({ seq: 2, type: 'message.new', data: { company_id: null } }));
  expect(await screen.findByRole('link', { name: /Nowy klient/ })).toBeVisible();
});

it('the list says when the threads cannot be read, and reads them again', async () => {
  const user = userEvent.setup();
  let works = false;
  fakeApi({
    [UNREAD]: () => unreadMessages(),
    [LIST]: () => (works ? pageOf([thread(1, 'Znajoma')]) : problem(503, 'unavailable')),
  });
  await show();
  expect(await screen.findByText('Nie udało się wczytać wiadomości')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Znajoma/ })).toBeVisible());
});
