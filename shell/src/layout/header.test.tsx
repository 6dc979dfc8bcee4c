import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { setAttention } from '@wspolnik/system';
import { sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import type { MenuEntry } from '../platform/release.ts';
import { setGranted } from '../platform/remotes.ts';
import { renderPage } from '../testing/render-page.ts';
import { Header } from './header.tsx';

const entry = (
  group: MenuEntry['group'],
  order: number,
  icon: MenuEntry['icon'],
  pl: string,
  companyRoles?: MenuEntry['companyRoles'],
): MenuEntry => ({ group, order, icon, label: { pl, en: `${pl} (en)` }, companyRoles });

const MENU: Record<string, MenuEntry> = {
  '/network': entry('main', 40, 'users', 'Kontakty'),
  '/companies/settings/profile': entry('company', 10, 'pencil', 'Dane firmy', ['owner', 'manager']),
  '/companies/settings/members': entry('company', 20, 'users', 'Członkowie'),
  '/companies/payments/plans': entry('company', 30, 'credit-card', 'Plan', ['owner', 'manager']),
  '/companies/payments/membership-numbers': entry('company', 40, 'hash', 'Numery członkowskie'),
  '/companies/verify-company': entry('company', 50, 'badge-check', 'Weryfikacja firmy', ['owner', 'manager']),
  '/companies/create': entry('account', 40, 'plus', 'Załóż firmę'),
  '/transactions/orders': entry('trade', 30, 'shopping-bag', 'Zamówienia'),
  '/notifications': entry('account', 10, 'bell', 'Powiadomienia'),
  '/account/settings/notifications': entry('account', 30, 'bell-ring', 'Ustawienia powiadomień'),
  '/admin': entry('account', 50, 'shield-check', 'Panel administratora'),
};

const remote = (name: string, routes: string[], roles: 'admin'[] = []) => ({
  name,
  version: '1',
  entry: `/r/${name}/1/remoteEntry.js`,
  roles,
  slots: [],
  routes: routes.map((path) => ({ path, menu: MENU[path] })),
});

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Główna' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  setGranted([]);
  signOut();
});

it('the header leads to the same page in the other language, with query and hash', async () => {
  await renderPage(<Header />, { url: '/transactions/orders?open=7#order-7' });
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/transactions/orders?open=7#order-7',
  );
});

it('the header leads back to Polish without a prefix', async () => {
  await renderPage(<Header />, { url: '/en/offers?q=a&page=2', locale: 'en' });
  expect(screen.getByRole('link', { name: 'Polski' })).toHaveAttribute('href', '/offers?q=a&page=2');
});

it.each(['/search', '/en/search', '/search/_path_'])('the header leaves the field to the page on %s', async (url) => {
  await renderPage(<Header />, { url });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it.each(['/offers', '/companies', '/offers/_path_', '/offers/1'])(
  'the header searches everything on %s',
  async (url) => {
    await renderPage(<Header />, { url });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Szukaj wszędzie' })).toHaveAttribute('href', '/search');
  },
);

it('offers a guest sign-in that returns to the page, and no pages for members', async () => {
  setGranted([remote('mf_companies', ['/network'])]);
  await renderPage(<Header />, { url: '/offers?page=2' });
  expect(mainLinks()).toEqual(['Oferty', 'Firmy', 'Wpisy', 'Kontakty']);
  expect(screen.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Foffers%3Fpage%3D2',
  );
});

it('the header keeps five links, and has others behind a button', async () => {
  const places = ['Kontakty', 'Webinary', 'Wydarzenia'];
  const routes = places.map((label, index) => ({
    path: `/${index}`,
    menu: entry('main', index, 'calendar-days', label),
  }));
  setGranted([{ ...remote('mf_events', []), routes }]);
  await renderPage(<Header />, { url: '/2' });
  expect(mainLinks()).toEqual(['Oferty', 'Firmy', 'Wpisy', 'Kontakty']);
  const more = within(screen.getByRole('navigation', { name: 'Główna' })).getByRole('button', { name: 'Więcej' });
  // The page that is open is behind it.
  expect(more).toHaveAttribute('aria-current', 'true');
  await userEvent.click(more);
  expect(mainLinks()).toEqual(['Oferty', 'Firmy', 'Wpisy', 'Kontakty', 'Webinary', 'Wydarzenia']);
  await userEvent.keyboard('{Escape}');
  expect(mainLinks()).not.toContain('Wydarzenia');
  expect(more).toHaveFocus();
});

it('names a page of the release in the language of the page', async () => {
  setGranted([remote('mf_companies', ['/network'])]);
  await renderPage(<Header />, { url: '/en/offers', locale: 'en' });
  expect(screen.getByRole('link', { name: 'Kontakty (en)' })).toHaveAttribute('href', '/en/network');
});

it('shows a member only released pages, and an admin the administration', async () => {
  setGranted([remote('mf_wallet', ['/transactions/orders']), remote('mf_admin', ['/admin'], ['admin'])]);
  signInAs.person({ companies: [sellerProfile] });
  await renderPage(<Header />, { url: '/offers' });
  await userEvent.click(screen.getByRole('button', { name: /Menu konta/ }));
  const links = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(links()).toEqual(expect.arrayContaining(['Zamówienia', 'Wyloguj']));
  expect(links()).not.toEqual(expect.arrayContaining(['Ustawienia', 'Punkty', 'Panel administratora']));
  act(() => signInAs.admin());
  expect(links()).toContain('Panel administratora');
});

const COMPANY_PAGES = [
  '/companies/create',
  '/companies/verify-company',
  '/companies/payments/plans',
  '/companies/payments/membership-numbers',
  '/companies/settings/profile',
  '/companies/settings/members',
  '/companies/:id',
];

it.each([
  ['a person without a company', () => signInAs.person(), ['Załóż firmę']],
  ['a person with one', () => signInAs.person({ companies: [sellerProfile] }), ['Załóż firmę']],
  [
    'the owner of a draft',
    () => signInAs.company({ status: 'draft' }),
    ['Profil', 'Dane firmy', 'Członkowie', 'Plan', 'Numery członkowskie', 'Weryfikacja firmy', 'Załóż firmę'],
  ],
  [
    'a manager',
    () => signInAs.company({ role: 'manager' }),
    ['Profil', 'Dane firmy', 'Członkowie', 'Plan', 'Numery członkowskie', 'Załóż firmę'],
  ],
  [
    'a member',
    () => signInAs.company({ role: 'member' }),
    ['Profil', 'Członkowie', 'Numery członkowskie', 'Załóż firmę'],
  ],
])('shows %s the pages of a company that are open to them', async (_, enter, expected) => {
  setGranted([remote('mf_companies', COMPANY_PAGES)]);
  enter();
  const { container } = await renderPage(<Header />, { url: '/offers' });
  await userEvent.click(screen.getByRole('button', { name: /Menu konta/ }));
  const links = [...container.querySelectorAll('a[href^="/companies/"]')].map((link) => link.textContent);
  expect(links).toEqual(expected);
});

const MEMBER_PAGES = ['/account/settings/notifications', '/notifications', '/transactions/orders', '/profiles/:id'];

it.each([
  ['the account menu', /Menu konta/],
  ['the sheet of a phone', 'Więcej'],
])('the header has the links in named groups, and two names for notifications, in %s', async (_, name) => {
  setGranted([remote('mf_messaging', MEMBER_PAGES)]);
  signInAs.person();
  await renderPage(<Header />, { url: '/offers' });
  await userEvent.click(screen.getByRole('button', { name }));
  const linksOf = async (group: string) =>
    within(await screen.findByRole('list', { name: group }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(await linksOf('Ty')).toEqual(['Profil']);
  expect(await linksOf('Zamówienia i punkty')).toEqual(['Zamówienia']);
  expect(await linksOf('Konto')).toEqual(['Powiadomienia', 'Ustawienia', 'Ustawienia powiadomień']);
});

it('the header switches the profile from the account menu and closes on Escape', async () => {
  signInAs.person({ companies: [sellerProfile] });
  await renderPage(<Header />, { url: '/offers' });
  const button = screen.getByRole('button', { name: /Menu konta/ });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: /Stolarnia Żuraw/ }));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('the header cycles through the themes and remembers the choice', async () => {
  await renderPage(<Header />, { url: '/offers' });
  await userEvent.click(screen.getByRole('button', { name: /Motyw: systemowy/ }));
  await userEvent.click(screen.getByRole('button', { name: /Motyw: jasny/ }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('wspolnik.theme')).toBe('dark');
});

it('the header says when the connection is lost', async () => {
  await renderPage(<Header />, { url: '/offers' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Brak połączenia z internetem. Wiadomości poczekają i wyjdą, gdy połączenie wróci.',
  );
  // A part of the header, where it covers nothing that one writes in.
  expect(within(screen.getByRole('banner')).getByRole('status')).toBeVisible();
});

it('shows in the menus how many invitations wait', async () => {
  await renderPage(<Header />, { url: '/offers' });
  act(() => setAttention('network', 2));
  const phone = within(screen.getByRole('navigation', { name: 'Skróty' }));
  expect(phone.getByRole('button', { name: /2 czekają na odpowiedź/ })).toBeInTheDocument();
  act(() => setAttention('network', 0));
  expect(phone.queryByRole('button', { name: /na odpowiedź/ })).not.toBeInTheDocument();
});

it('shows unread messages in the bar of a phone', async () => {
  await renderPage(<Header />, { url: '/offers' });
  const phone = within(screen.getByRole('navigation', { name: 'Skróty' }));
  expect(phone.getByRole('link', { name: 'Wiadomości' })).toBeInTheDocument();
  act(() => setAttention('messages', 3));
  expect(phone.getByRole('link', { name: 'Wiadomości, 3 nieprzeczytane' })).toHaveTextContent('3');
  act(() => setAttention('messages', 0));
  expect(phone.getByRole('link', { name: 'Wiadomości' })).toBeInTheDocument();
});
