import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notification } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DAY_MS } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  me,
  noConnection,
  notification,
  notificationPage,
  otherProfile,
  problem,
  profileCard,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { NotificationListPage } from './notification-list.page.tsx';

const LIST = 'GET notifications/';
const MARK = 'POST notification/mark-seen/';
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const anna = profileCard({ id: idOf(21), name: 'Anna Nowak' });
const jan = profileCard({ id: idOf(22), name: 'Jan Lis' });
const toCompany = { id: sellerProfile.id, name: sellerProfile.name, image: null };

let stored: Notification[];
/** A small server: pages by cursor, the filter and the marks. */
function serve(given: Notification[]) {
  stored = given;
  return fakeApi({
    [LIST]: ({ params }) => {
      const limit = Number(params.get('limit'));
      if (params.has('id')) return notificationPage(stored.filter(({ id }) => id === params.get('id')));
      const shown = params.get('unseen') === 'true' ? stored.filter(({ seen }) => !seen) : stored;
      const from = params.has('before') ? shown.findIndex(({ id }) => id === params.get('before')) + 1 : 0;
      const unseen_count = stored.filter(({ seen }) => !seen).length;
      return notificationPage(shown.slice(from, from + limit), { unseen_count });
    },
    [MARK]: ({ body }) => {
      const { ids, all } = body as { ids?: string[]; all?: true };
      stored = stored.map((row) => (all || ids?.includes(row.id) ? { ...row, seen: true } : row));
      return { unseen_count: 0, unseen_message_count: 0 };
    },
    'GET accounts/user-data/': () => me({ companies: [sellerProfile] }),
  });
}
const show = (url = '/notifications', locale: 'pl' | 'en' = 'pl') =>
  renderPage(<NotificationListPage />, { url, locale });
let stopListening = () => {};
/** Links that the shell would follow. */
function opened(): string[] {
  const clicks: string[] = [];
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !event.defaultPrevented) clicks.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  stopListening = () => document.removeEventListener('click', listen);
  return clicks;
}
const row = (n: number, given: Partial<Notification> = {}) =>
  notification({ id: idOf(n), created_at: daysAgo(0), actor: anna, ...given });

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => {
  stopListening();
  act(signOut);
});

it.each([
  ['pl', '/notifications', 'Dziś', 'Wczoraj', 'Nowe zamówienie: „Szafa” (Anna Nowak)', 'do: '],
  ['en', '/en/notifications', 'Today', 'Yesterday', 'New order: “Szafa” (Anna Nowak)', 'to: '],
] as const)(
  'shows notifications by day in %s, the unseen ones marked',
  async (locale, url, today, yesterday, text, to) => {
    serve([
      row(1, { kind: 'OfferBought', params: { offer: 'Szafa' }, company: toCompany }),
      row(2, { kind: 'NetworkAccepted', created_at: daysAgo(1), seen: true }),
      row(3, {
        kind: 'WalletRecharged',
        params: { points: '500.00' },
        created_at: '2026-01-06T10:00:00.000Z',
        seen: true,
      }),
    ]);
    const { container } = await show(url, locale);
    const first = await screen.findByRole('region', { name: today });
    expect(
      within(first).getByRole('link', { name: new RegExp(`^(Nowe|New): ${text.replace(/[()]/g, '\\$&')}`) }),
    ).toBeVisible();
    expect(within(first).getByText(`${to}${sellerProfile.name}`)).toBeVisible();
    const second = screen.getByRole('region', { name: yesterday });
    expect(within(second).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /6 (stycznia|January) 2026/ })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  },
);

it('notifications of the same kind are joined, with correct plurals', async () => {
  const post = { type: 'post', id: idOf(50) } as const;
  const thread = { type: 'thread', id: idOf(51) } as const;
  serve([
    row(1, { kind: 'PostReacted', subject: post, params: {}, others_count: 4, others: [jan] }),
    row(2, { kind: 'PostCommented', subject: post, params: {} }),
    row(3, { kind: 'PostCommented', subject: post, params: {}, actor: jan }),
    row(4, { kind: 'MessageForUser', subject: thread, params: {}, seen: true }),
    row(5, { kind: 'MessageForUser', subject: thread, params: {}, seen: true }),
    ...Array.from({ length: 6 }, (_, n) =>
      row(10 + n, { kind: 'NetworkInvite', params: {}, actor: profileCard({ id: idOf(60 + n), name: `Osoba ${n}` }) }),
    ),
  ]);
  await show();
  expect(await screen.findByText('Anna Nowak i 4 inne osoby lubią Twój wpis')).toBeVisible();
  expect(screen.getByText('Anna Nowak i 1 inna osoba komentują Twój wpis')).toBeVisible();
  expect(screen.getByText('Nowe wiadomości od: Anna Nowak')).toBeVisible();
  expect(screen.getByText('Osoba 0 i 5 innych osób zapraszają do kontaktów')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('the page marks one row with all that it stands for, and then all', async () => {
  const post = { type: 'post', id: idOf(50) } as const;
  const calls = serve([
    row(1, { kind: 'PostCommented', subject: post, params: {} }),
    row(2, { kind: 'PostCommented', subject: post, params: {}, actor: jan }),
    row(3),
  ]);
  await show();
  const [mark] = await screen.findAllByRole('button', { name: 'Oznacz jako przeczytane' });
  await userEvent.click(mark as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Oznacz jako przeczytane' })).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [idOf(1), idOf(2)], seen: true });
  await userEvent.click(screen.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Oznacz jako przeczytane' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('the page keeps a row unseen that could not be marked', async () => {
  serve([row(1)]);
  const { fetch } = globalThis;
  await show();
  const mark = await screen.findByRole('button', { name: 'Oznacz jako przeczytane' });
  globalThis.fetch = async (input, init) =>
    new Request(input, init).method === 'POST' ? problem(503, 'unavailable') : fetch(input, init);
  await userEvent.click(mark);
  await waitFor(() => expect(mark).not.toHaveAttribute('aria-busy'));
  expect(mark).toBeVisible();
});

it('reads older ones by the button and keeps them while new ones come', async () => {
  const many = Array.from({ length: 65 }, (_, n) => row(100 + n, { params: { offer: `Oferta ${n}`, points: '1.00' } }));
  serve(many);
  await show();
  await screen.findByText(/Oferta 29”/);
  expect(screen.queryByText(/Oferta 30”/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }));
  await screen.findByText(/Oferta 59”/);
  act(() => {
    stored = [row(1, { params: { offer: 'Najnowsza', points: '1.00' } }), ...stored];
    tellFrame({ seq: 1, type: 'notification.new', data: { company_id: null } });
  });
  await screen.findByText(/Najnowsza/);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }));
  await screen.findByText(/Oferta 64”/);
  expect(screen.getAllByRole('listitem')).toHaveLength(66);
  expect(screen.getByText('To już wszystkie powiadomienia')).toBeVisible();
});

it('shows what another tab marked as seen', async () => {
  serve([row(1)]);
  await show();
  await screen.findByRole('button', { name: 'Oznacz jako przeczytane' });
  act(() => {
    stored = stored.map((each) => ({ ...each, seen: true }));
    tellFrame({ seq: 1, type: 'notification.seen', data: { company_id: null } });
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Oznacz jako przeczytane' })).not.toBeInTheDocument(),
  );
});

it('filters by the address, and says when nothing is unseen', async () => {
  serve([row(1, { seen: true })]);
  const { container } = await show('/notifications?show=unseen');
  expect(await screen.findByText('Wszystko przeczytane')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Wszystkie' }));
  expect(await screen.findByRole('link', { name: /Meble biurowe/ })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('the page has a text for an empty list, and a retry after a failure', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? noConnection() : notificationPage([])) });
  await show();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Nie masz jeszcze powiadomień')).toBeVisible();
});

it('the page switches to the profile that a notification is addressed to, marks it and follows the link', async () => {
  const calls = serve([
    row(1, {
      kind: 'OfferBought',
      params: { offer: 'Szafa' },
      company: toCompany,
      subject: { type: 'order', id: idOf(9), side: 'seller' },
    }),
  ]);
  await show();
  const clicks = opened();
  await userEvent.click(await screen.findByRole('link', { name: /Szafa/ }));
  expect(clicks).toEqual([`/transactions/sales?open=${idOf(9)}#order-${idOf(9)}`]);
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
});

it('the page switches back to the person for what is personal', async () => {
  signInAs.company();
  serve([row(1, { kind: 'MessageForUser', params: {}, subject: { type: 'thread', id: idOf(9) } })]);
  await show();
  const clicks = opened();
  await userEvent.click(await screen.findByRole('link', { name: /Anna Nowak/ }));
  expect(clicks).toEqual([`/messages/thread/${idOf(9)}`]);
  expect(useSessionStore.getState().company).toBeNull();
});

it('the page opens a company joined meanwhile; stays where it is when the person belongs to it no longer', async () => {
  signInAs.person({ companies: [] });
  serve([
    row(1, {
      kind: 'MemberRoleChanged',
      params: { company: 'Lakiernia Sowa', role: 'owner' },
      subject: { type: 'company', id: otherProfile.id },
    }),
    row(2, {
      kind: 'MemberAdded',
      params: { company: sellerProfile.name },
      subject: { type: 'company', id: sellerProfile.id },
    }),
  ]);
  await show();
  const clicks = opened();
  await userEvent.click(await screen.findByRole('link', { name: /Lakiernia Sowa/ }));
  await waitFor(() => expect(useSessionStore.getState().user?.companies).toHaveLength(1));
  expect(clicks).toEqual([]);
  expect(useSessionStore.getState().company).toBeNull();
  expect(window.location.pathname).toBe('/notifications');
  await userEvent.click(screen.getByRole('link', { name: /dołącza/ }));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  expect(clicks).toEqual(['/companies/settings/members']);
});

it('the page goes on to the place of a mailed link, in the addressed profile, and marks it as seen', async () => {
  signInAs.person({ companies: [sellerProfile] });
  const order = { type: 'order', id: idOf(90), side: 'seller' } as const;
  const newer = Array.from({ length: 40 }, (_, n) => row(100 + n, { seen: true }));
  serve([...newer, notification({ id: idOf(7), kind: 'OfferBought', company: toCompany, subject: order })]);
  await show(`/notifications?open=${idOf(7)}`);
  await waitFor(() => expect(window.location.pathname).toBe('/transactions/sales'));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  await waitFor(() => expect(stored.at(-1)?.seen).toBe(true));
});

it('the page keeps the list for a mailed link to what is gone', async () => {
  signInAs.person();
  serve([notification({ id: idOf(7) })]);
  await show(`/notifications?open=${idOf(8)}`);
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('heading', { level: 1, name: 'Powiadomienia' })).toBeVisible();
  expect(stored[0]?.seen).toBe(false);
});
