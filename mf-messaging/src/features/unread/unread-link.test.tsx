import { act, screen } from '@testing-library/react';
import { useAttention } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  networkInvitations,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
  unreadInbox,
  unreadMessages,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { UnreadLink } from './unread-link.tsx';

const COUNT = 'GET message-unread-count/';
const WAITING = 'GET network/invitations/';
const nothing = { [WAITING]: () => networkInvitations() };
const frame = (type: 'message.new' | 'message.read', data: Record<string, unknown>) =>
  act(() => tellFrame({ seq: 1, type, data: { company_id: null, ...data } }));

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

it.each([
  ['pl', 0, 'Wiadomości'],
  ['pl', 1, 'Wiadomości, 1 nieprzeczytana'],
  ['pl', 3, 'Wiadomości, 3 nieprzeczytane'],
  ['pl', 12, 'Wiadomości, 12 nieprzeczytanych'],
  ['en', 1, 'Messages, 1 unread'],
] as const)('the link says in %s that %d are unread', async (locale, unread_count, name) => {
  fakeApi({ ...nothing, [COUNT]: () => unreadMessages({ unread_count, inboxes: [] }) });
  const { container } = await renderPage(<UnreadLink />, { url: locale === 'en' ? '/en' : '/', locale });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', locale === 'en' ? '/en/messages' : '/messages');
  expect(await axe(container)).toEqual([]);
});

it('shows a number of two digits at most, here and in the title', async () => {
  fakeApi({ ...nothing, [COUNT]: () => unreadMessages({ unread_count: 120 }) });
  await renderPage(<UnreadLink />, { url: '/' });
  expect(await screen.findByText('99+')).toBeVisible();
  expect(document.title).toMatch(/^\(99\+\)/);
});

it('counts anew when a message comes or is read, not when one is sent', async () => {
  let unread_count = 1;
  const calls = fakeApi({ ...nothing, [COUNT]: () => unreadMessages({ unread_count }) });
  await renderPage(<UnreadLink />, { url: '/' });
  await screen.findByRole('link', { name: /, 1 nieprzeczytana/ });
  frame('message.new', { mine: true });
  frame('message.read', { mine: false });
  unread_count = 2;
  frame('message.new', { mine: false });
  await screen.findByRole('link', { name: /, 2 nieprzeczytane/ });
  unread_count = 0;
  frame('message.read', { mine: true });
  await screen.findByRole('link', { name: 'Wiadomości' });
  expect(document.title).not.toMatch(/^\(/);
  expect(calls.filter(({ path }) => path === 'message-unread-count/')).toHaveLength(3);
});

it('the link marks what waits in another inbox, and counts the one in use after a switch', async () => {
  const inboxes = [
    unreadInbox({ unread_count: 0, unread_threads: 0 }),
    unreadInbox({ company_id: sellerProfile.id, unread_count: 2 }),
  ];
  fakeApi({
    ...nothing,
    [COUNT]: ({ headers }) => unreadMessages({ unread_count: headers.has('company-id') ? 2 : 0, inboxes }),
  });
  await renderPage(<UnreadLink />, { url: '/' });
  await screen.findByRole('link', { name: 'Wiadomości, nowe w innej skrzynce' });
  act(() => switchProfile(sellerProfile));
  await screen.findByRole('link', { name: 'Wiadomości, 2 nieprzeczytane' });
});

it('counts for the menus what waits in the network, anew after each change', async () => {
  let received = 2;
  fakeApi({
    [COUNT]: () => unreadMessages({ unread_count: 0, inboxes: [] }),
    [WAITING]: () => networkInvitations({ received, introductions: 1 }),
  });
  const Shown = () => <p>{`waiting ${useAttention('network')}`}</p>;
  await renderPage(
    <>
      <UnreadLink />
      <Shown />
    </>,
    { url: '/' },
  );
  await screen.findByText('waiting 3');
  received = 0;
  act(() => tellFrame({ seq: 1, type: 'network.changed', data: { company_id: null } }));
  await screen.findByText('waiting 1');
});

it('the link leads to the messages also while the count cannot be read, and shows a guest nothing', async () => {
  fakeApi({ ...nothing, [COUNT]: () => problem(503, 'unavailable') });
  await renderPage(<UnreadLink />, { url: '/' });
  expect(screen.getByRole('link', { name: 'Wiadomości' })).toBeVisible();
  act(signOut);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
