import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, TYPING_DELAY } from '@wspolnik/system';
import {
  axe,
  companyCard,
  fakeApi,
  idOf,
  networkChain,
  networkCompany,
  networkInvitations,
  networkManageReply,
  networkReply,
  networkStatusInfo,
  networkSuggestions,
  networkUser,
  noConnection,
  otherProfile,
  problem,
  sellerProfile,
  signInAs,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { NetworkPage } from './network.page.tsx';

// axe measures text on a canvas, which jsdom does not implement.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => jest.useRealTimers());

const LIST = 'GET network/';
const MANAGE = 'POST network/manage/';
const nobody = networkReply({ companies: [], users: [], network_size: { companies: 0, users: 0, exact: true } });
const inviter = networkUser({
  network_status: 'they_connected',
  network_status_info: networkStatusInfo({ allowed_actions: ['add', 'decline'] }),
});
const friend = networkUser({ network_status: 'both_connected' });
const of = (...users: ReturnType<typeof networkUser>[]) =>
  networkReply({ users, companies: [], network_size: { companies: 0, users: users.length, exact: true } });

const answering = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [LIST]: () => networkReply(),
    'GET network/invitations/': () => networkInvitations({ received: 1, sent: 2 }),
    'GET network/suggestions/': () => networkSuggestions({ results: [] }),
    ...answers,
  });
const show = (search = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <NetworkPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/network${search}`, locale },
  );
const lastList = (calls: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(calls.filter(({ path }) => path === 'network/').at(-1)?.params ?? []);
const button = (name: string) => screen.findByRole('button', { name });
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
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Kontakty', 'Otrzymane1', 'Wysłane2']),
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

it('an invitation is accepted', async () => {
  let accepted = false;
  const calls = answering({
    [LIST]: () => (accepted ? nobody : of(inviter)),
    [MANAGE]: () => {
      accepted = true;
      return networkManageReply({ network_status: 'both_connected' });
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Przyjmij zaproszenie: Jan Kowalski'));
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'add',
    recipient: 'user',
    recipient_id: idOf(710),
  });
});

it('an invitation is declined', async () => {
  let declined = false;
  const calls = answering({
    [LIST]: () => (declined ? nobody : of(inviter)),
    [MANAGE]: () => {
      declined = true;
      return networkManageReply({
        network_status: null,
        network_status_info: networkStatusInfo({ since: null, allowed_actions: ['add'] }),
      });
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Odrzuć: Jan Kowalski'));
  expect(await screen.findByText('Zaproszenie odrzucone.')).toBeInTheDocument();
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ type: 'decline' });
});

it('the page asks before a removal, and says until when an invitation has to wait', async () => {
  answering({
    [LIST]: () => of(friend),
    [MANAGE]: () =>
      networkManageReply({
        network_status: null,
        network_status_info: { since: null, allowed_actions: [], retry_at: '2026-12-12T09:00:00.000Z' },
      }),
  });
  await show();
  await userEvent.click(await button('Usuń kontakt: Jan Kowalski'));
  const question = await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  expect(
    await screen.findByText('Kontakt usunięty. Ponowne zaproszenie będzie możliwe od: 12 grudnia 2026.'),
  ).toBeInTheDocument();
});

it('reads the list again when the other side has changed the contact meanwhile', async () => {
  let gone = false;
  answering({
    [LIST]: () => (gone ? nobody : of(inviter)),
    [MANAGE]: () => {
      gone = true;
      return problem(409, 'invalid_transition');
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Odrzuć: Jan Kowalski'));
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
});

it.each(['NetworkInvite', 'NetworkAccepted'])(
  'the page follows %s at once, and nothing of another profile',
  async (kind) => {
    let users: ReturnType<typeof networkUser>[] = [];
    const calls = answering({ [LIST]: () => of(...users) });
    await show();
    await screen.findByText('Nie masz jeszcze kontaktów');
    users = [networkUser({ id: idOf(711), name: 'Łucja Żurawska' })];
    const before = calls.length;
    const frame = (company_id: string | null) =>
      act(() => tellFrame({ seq: 1, type: 'notification.new', data: { id: idOf(5), kind, company_id } }));
    frame(sellerProfile.id);
    expect(calls.length).toBe(before);
    frame(null);
    expect(await screen.findByRole('link', { name: 'Łucja Żurawska' })).toBeVisible();
  },
);

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

describe('suggestions', () => {
  const suggested = networkSuggestions({ results: [companyCard({ shared_contacts: 5 })] });

  it('suggestions name the shared contacts, and stay after an invitation', async () => {
    answering({
      [LIST]: () => nobody,
      'GET network/suggestions/': () => suggested,
      [MANAGE]: () => networkManageReply(),
    });
    await show();
    expect(await screen.findByText('5 wspólnych kontaktów')).toBeVisible();
    await userEvent.click(await button('Dodaj kontakt: Stolarnia Żuraw'));
    expect(await button('Zaproszenie wysłane. Cofnij zaproszenie: Stolarnia Żuraw')).toBeVisible();
  });

  it('suggestions can be dismissed', async () => {
    const calls = answering({
      [LIST]: () => nobody,
      'GET network/suggestions/': () => suggested,
      'POST network/suggestions/dismiss/': () => new Response(null, { status: 204 }),
    });
    await show();
    await userEvent.click(await button('Nie proponuj więcej: Stolarnia Żuraw'));
    await waitFor(() => expect(screen.queryByText('5 wspólnych kontaktów')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ recipient: 'company', recipient_id: idOf(900) });
  });
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
