import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  notification,
  notificationPage,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { NotificationBell } from './bell.tsx';

const LIST = 'GET notifications/';
let isNarrow = false;
const page = (unseen_count: number, unseen_message_count = 0) =>
  notificationPage([notification({ id: idOf(1) })], { unseen_count, unseen_message_count });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  isNarrow = false;
  window.matchMedia = ((query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => act(signOut));

it.each([
  ['pl', 0, 'Powiadomienia'],
  ['pl', 1, 'Powiadomienia, 1 nowe'],
  ['pl', 5, 'Powiadomienia, 5 nowych'],
  ['en', 22, 'Notifications, 22 new'],
] as const)('the bell says in %s that %d are unseen', async (locale, count, name) => {
  fakeApi({ [LIST]: () => page(count) });
  const { container } = await renderPage(<NotificationBell />, { url: locale === 'en' ? '/en' : '/', locale });
  expect(await bell(name)).toHaveAttribute('aria-expanded', 'false');
  expect(await axe(container)).toEqual([]);
});

it('shows two digits at most', async () => {
  fakeApi({ [LIST]: () => page(120) });
  await renderPage(<NotificationBell />, { url: '/' });
  expect(await screen.findByText('99+')).toBeVisible();
});

it('the bell leaves out what the messages count, as does the title', async () => {
  fakeApi({ [LIST]: () => page(5, 2) });
  await renderPage(<NotificationBell />, { url: '/' });
  expect(await bell('Powiadomienia, 3 nowe')).toBeVisible();
  expect(document.title).toMatch(/^\(3\)/);
  act(signOut);
  expect(document.title).not.toMatch(/^\(/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('counts anew when a notification comes or is seen elsewhere, and keeps the count over a switch', async () => {
  let count = 1;
  fakeApi({ [LIST]: () => page(count) });
  await renderPage(<NotificationBell />, { url: '/' });
  await bell('Powiadomienia, 1 nowe');
  count = 2;
  act(() => tellFrame({ seq: 1, type: 'notification.new', data: { company_id: sellerProfile.id } }));
  await bell('Powiadomienia, 2 nowe');
  act(() => switchProfile(sellerProfile));
  expect(screen.getByRole('button', { name: 'Powiadomienia, 2 nowe' })).toBeVisible();
  count = 0;
  act(() => tellFrame({ seq: 2, type: 'resync', data: {} }));
  await bell('Powiadomienia');
});

it('the bell opens a panel by keyboard with the newest ones; Escape closes it and returns the focus', async () => {
  fakeApi({ [LIST]: () => page(1) });
  const { container } = await renderPage(<NotificationBell />, { url: '/' });
  const button = await bell('Powiadomienia, 1 nowe');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('region', { name: 'Powiadomienia' });
  expect(await within(panel).findByRole('link', { name: /Meble biurowe/ })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Pokaż wszystkie powiadomienia' })).toHaveAttribute(
    'href',
    '/notifications',
  );
  expect(await axe(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('the bell marks all as seen from the panel', async () => {
  let count = 3;
  fakeApi({
    [LIST]: () => page(count),
    'POST notification/mark-seen/': ({ body }) => {
      count = (body as { all?: true }).all ? 0 : count;
      return { unseen_count: count, unseen_message_count: 0 };
    },
  });
  await renderPage(<NotificationBell />, { url: '/' });
  await userEvent.click(await bell('Powiadomienia, 3 nowe'));
  await userEvent.click(await screen.findByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
  await bell('Powiadomienia');
});

it('the bell is a link to the page on a phone, also while the count cannot be read', async () => {
  isNarrow = true;
  fakeApi({ [LIST]: () => problem(503, 'unavailable') });
  await renderPage(<NotificationBell />, { url: '/' });
  expect(screen.getByRole('link', { name: 'Powiadomienia' })).toHaveAttribute('href', '/notifications');
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
