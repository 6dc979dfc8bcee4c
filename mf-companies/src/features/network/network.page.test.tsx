import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPING_DELAY } from '@wspolnik/system';
import {
  axe,
  type fakeApi,
  idOf,
  networkChain,
  networkCompany,
  networkReply,
  networkStatusInfo,
  noConnection,
  otherProfile,
  signInAs,
  switchProfile,
} from '@wspolnik/testing';
import { answering, button, LIST, nobody, show } from '../../testing/network-page.tsx';

afterEach(() => jest.useRealTimers());

const lastList = (calls: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(calls.filter(({ path }) => path === 'network/').at(-1)?.params ?? []);
const main = () => within(screen.getByRole('region', { name: 'Sieć kontaktów' }));

beforeEach(() => signInAs.person());

it('shows people and companies with their numbers, and the numbers of invitations', async () => {
  const calls = answering();
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Osoby (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Firmy (1)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute('href', `/profiles/${idOf(710)}`);
  expect(screen.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute('href', `/companies/${idOf(900)}`);
  expect(screen.getByText('1 osoba, 1 firma')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Kontakty i zaproszenia' }));
  await waitFor(() =>
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Kontakty',
      'Otrzymane1',
      'Wysłane2',
      'Przedstawienia',
    ]),
  );
  expect(lastList(calls)).toEqual({ limit: '30' });
  expect(document.title).toBe('Sieć kontaktów · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the page is in English under /en', async () => {
  answering();
  await show('', 'en');
  expect(await screen.findByRole('heading', { name: 'People (1)' })).toBeVisible();
});

it('searches when typing pauses, and goes further by steps, all in the URL', async () => {
  jest.useFakeTimers();
  const calls = answering();
  await show('?page=2');
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kow' } });
  await act(() => jest.advanceTimersByTimeAsync(TYPING_DELAY - 1));
  expect(window.location.search).toBe('?page=2');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(lastList(calls)).toEqual({ limit: '30', q: 'kow' });
  fireEvent.click(screen.getByRole('button', { name: 'Jeszcze dalej' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(window.location.search).toBe('?depth=3&q=kow');
  expect(lastList(calls)).toEqual({ depth: '3', limit: '30', q: 'kow' });
});

it('a filter shows only one kind, and the page leaves out what makes no sense', async () => {
  const calls = answering();
  await show('?kind=companies&depth=7&status=love&page=-1');
  expect(await screen.findByRole('heading', { name: 'Firmy (1)' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Osoby (1)' })).toBeNull();
  expect(lastList(calls)).toEqual({ limit: '30' });
});

it('pages through the longer of the two lists', async () => {
  answering({ [LIST]: () => networkReply({ network_size: { companies: 61, users: 3, exact: true } }) });
  await show('?depth=2');
  expect(await screen.findByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/network?depth=2&page=3');
});

it('shows how one knows somebody at a distance', async () => {
  const far = networkCompany({
    depth: 2,
    network_status: null,
    network_status_info: networkStatusInfo({ since: null, allowed_actions: ['add'] }),
  });
  const calls = answering({
    [LIST]: () => networkReply({ users: [], companies: [far] }),
    'GET network/chain/': () => networkChain(),
  });
  await show('?depth=2');
  const toggle = await button('Kto Was łączy: Stolarnia Żuraw');
  await userEvent.click(toggle);
  expect(await screen.findByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute('href', `/profiles/${idOf(710)}`);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const asked = calls.find(({ path }) => path === 'network/chain/');
  expect(Object.fromEntries(asked?.params ?? [])).toEqual({ company_id: far.id });
});

it('the page leads somebody without contacts to companies and people', async () => {
  answering({ [LIST]: () => nobody });
  const { container } = await show();
  expect(await screen.findByText('Nie masz jeszcze kontaktów')).toBeVisible();
  expect(main().getByRole('link', { name: 'Znajdź firmy' })).toHaveAttribute('href', '/companies');
  const aside = within(screen.getByRole('complementary', { name: 'Możesz znać' }));
  expect(aside.getByText('Na razie brak propozycji. Pojawią się, gdy przybędzie Ci kontaktów.')).toBeVisible();
  expect(aside.getByRole('link', { name: 'Szukaj osób' })).toHaveAttribute('href', '/search?type=users');
  expect(await axe(container)).toEqual([]);
});

it('offers to clear a search that found nobody', async () => {
  answering({ [LIST]: () => nobody });
  await show('?q=zzz&status=you_connected');
  expect(await screen.findByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute(
    'href',
    '/network?status=you_connected',
  );
});

it('shows the failure and retries', async () => {
  let fails = true;
  answering({ [LIST]: () => (fails ? noConnection() : networkReply()) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać kontaktów');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
});

it('shows nothing of the former profile after a switch', async () => {
  signInAs.company();
  const never = new Promise(() => undefined);
  answering({
    [LIST]: ({ headers }) => (headers.get('company-id') === otherProfile.id ? never : networkReply()),
  });
  await show();
  await screen.findByRole('link', { name: 'Jan Kowalski' });
  act(() => switchProfile(otherProfile));
  expect(screen.queryByRole('link', { name: 'Jan Kowalski' })).toBeNull();
});
