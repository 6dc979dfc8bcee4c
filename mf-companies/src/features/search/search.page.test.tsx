import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  companyCard,
  fakeApi,
  idOf,
  noConnection,
  offerSummary,
  otherProfile,
  pageOf,
  personHit,
  post,
  searchReading,
  searchReply,
  sellerProfile,
  signInAs,
  signOut,
  suggestReply,
  switchProfile,
  userCard,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { SearchPage } from './search.page.tsx';

const ALL = 'GET search/';
const KIND = 'GET search-separate/';
const SUGGEST = 'GET search/suggest/';

const nothing = { count: 0, count_exact: true, results: [] };
const empty = searchReply({ companies: nothing, users: nothing, offers: nothing, posts: nothing });
const found = searchReply({
  companies: {
    count: 12,
    count_exact: true,
    results: [1, 2, 3, 4, 5].map((n) => companyCard({ id: idOf(n), name: `Żółw ${n}` })),
  },
});
const show = (url: string, options = {}) => renderPage(<SearchPage />, { url, ...options });
const lastQuery = (calls: ReturnType<typeof fakeApi>) => Object.fromEntries(calls.at(-1)?.params ?? []);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Rodzaje wyników' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const marks = (container: HTMLElement) => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => {
  localStorage.clear();
  signOut();
});

it('shows the best of each kind with counts, and where there are more', async () => {
  fakeApi({ [ALL]: () => found });
  const { container } = await show('/search?q=zolw');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wyniki dla „zolw”' })).toBeVisible();
  expect(await screen.findByText('15 wyników')).toBeVisible();
  expect(tabs()).toEqual(['Wszystko', 'Firmy12', 'Osoby1', 'Oferty1', 'Wpisy1']);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Firmy',
    'Osoby',
    'Oferty',
    'Wpisy',
  ]);
  expect(screen.getByRole('link', { name: 'Wszystkie wyniki: Firmy' })).toHaveAttribute(
    'href',
    '/search?q=zolw&type=companies',
  );
  expect(screen.queryByRole('link', { name: 'Wszystkie wyniki: Osoby' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Żółw 1' })).toHaveAttribute('href', `/companies/${idOf(1)}`);
  expect(document.title).toBe('Wyniki dla „zolw” · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the page marks the matches, whatever their diacritics', async () => {
  fakeApi({ [ALL]: () => found });
  const { container } = await show('/search?q=zolw');
  await screen.findByRole('link', { name: 'Żółw 1' });
  expect(marks(container)).toEqual(['Żółw', 'Żółw', 'Żółw', 'Żółw']);
});

it('lists one kind page by page', async () => {
  const calls = fakeApi({
    [ALL]: () => found,
    [KIND]: () => ({ ...pageOf([userCard()], { count: 61 }), closest: false }),
  });
  await show('/search?q=jan&type=users&page=2');
  expect(await screen.findByRole('link', { name: userCard().name })).toBeVisible();
  const asked = calls.find(({ path }) => path === 'search-separate/');
  expect(Object.fromEntries(asked?.params ?? [])).toEqual({ q: 'jan', type: 'users', page: '2', limit: '30' });
  expect(screen.getByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/search?page=3&q=jan&type=users');
  expect(screen.getByRole('link', { name: /^Osoby/ })).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['offers', offerSummary(), offerSummary().title],
  ['posts', post(), post().author.name],
] as const)('shows %s in short', async (type, item, name) => {
  fakeApi({ [ALL]: () => found, [KIND]: () => ({ ...pageOf([item]), closest: false }) });
  const { container } = await show(`/search?q=jan&type=${type}`);
  expect(await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the page leaves out a kind and a page that make no sense, and knows the other name of the text', async () => {
  const calls = fakeApi({ [ALL]: () => found });
  await show('/search?search=zolw&type=cars&page=-3');
  expect(await screen.findByRole('link', { name: 'Żółw 1' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['search/']);
  expect(lastQuery(calls)).toEqual({ q: 'zolw' });
});

it('the page says when only similar ones were found', async () => {
  fakeApi({
    [ALL]: () => ({ ...found, closest: true }),
    [KIND]: () => ({ ...pageOf([companyCard()]), closest: true }),
  });
  await show('/search?q=piekrania');
  expect(await screen.findByText('Nie ma wyników dla „piekrania”, pokazujemy podobne.')).toBeVisible();
});

it('the page helps when nothing was found', async () => {
  fakeApi({ [ALL]: () => empty });
  const { container } = await show('/search?q=qqqq');
  expect(await screen.findByText('Nie ma wyników dla „qqqq”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Przeglądaj oferty' })).toHaveAttribute('href', '/offers');
  expect(await axe(container)).toEqual([]);
});

it('the page leads from a kind without results to the others', async () => {
  fakeApi({ [ALL]: () => empty, [KIND]: () => ({ ...pageOf([]), closest: false }) });
  await show('/search?q=qqqq&type=posts');
  expect(await screen.findByText('W tej części nie ma wyników dla „qqqq”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pokaż wszystkie wyniki' })).toHaveAttribute('href', '/search?q=qqqq');
});

it('the page begins with the field focused, and remembers searches that can be removed', async () => {
  fakeApi({ [ALL]: () => found, [SUGGEST]: () => suggestReply({ results: [] }) });
  await show('/search');
  const field = screen.getByRole('combobox', { name: 'Czego szukasz?' });
  expect(field).toHaveFocus();
  expect(screen.getByText('Wpisz, czego szukasz')).toBeVisible();
  await userEvent.type(field, '  żółw {Enter}');
  expect(window.location.search).toBe('?q=%C5%BC%C3%B3%C5%82w');
  expect(await screen.findByRole('link', { name: 'Żółw 1' })).toBeVisible();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), '{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/search');
  expect(await screen.findByRole('link', { name: 'żółw' })).toHaveAttribute('href', '/search?q=%C5%BC%C3%B3%C5%82w');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń z ostatnich: żółw' }));
  expect(screen.queryByRole('link', { name: 'żółw' })).toBeNull();
});

it('the page keeps the kind for the next search', async () => {
  fakeApi({
    [ALL]: () => found,
    [KIND]: () => ({ ...pageOf([userCard()]), closest: false }),
    [SUGGEST]: () => suggestReply(),
  });
  await show('/search?q=jan&type=users');
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });
  await userEvent.clear(field);
  await userEvent.type(field, 'ewa{Enter}');
  expect(window.location.search).toBe('?q=ewa&type=users');
});

it('the page adds a contact from the results and reads them again', async () => {
  signInAs.person();
  let status: 'you_connected' | null = null;
  const calls = fakeApi({
    [ALL]: () => searchReply({ users: { ...found.users, results: [personHit({ network_status: status })] } }),
    'POST network/manage/': () => {
      status = 'you_connected';
      return { recipient: 'user', recipient_id: userCard().id, network_status: status };
    },
  });
  await show('/search?q=jan');
  const card = within(
    (await screen.findByRole('heading', { name: userCard().name })).closest('article') as HTMLElement,
  );
  await userEvent.click(card.getByRole('button', { name: /Dodaj/ }));
  await waitFor(() => expect(calls.filter(({ path }) => path === 'search/')).toHaveLength(2));
});

it('shows the failure and tries again', async () => {
  let fails = true;
  fakeApi({ [ALL]: () => (fails ? noConnection() : found) });
  await show('/search?q=zolw');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wyszukać');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Żółw 1' })).toBeVisible();
});

it('the page is in English under /en', async () => {
  fakeApi({ [ALL]: () => found });
  await show('/en/search?q=zolw', { locale: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “zolw”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All results: Companies' })).toHaveAttribute(
    'href',
    '/en/search?q=zolw&type=companies',
  );
});

it('shows nothing of the former profile after a switch, while the next answer is outstanding', async () => {
  const ofOther = new Promise(() => undefined);
  fakeApi({ [ALL]: ({ headers }) => (headers.get('company-id') === sellerProfile.id ? found : ofOther) });
  signInAs.company();
  await show('/search?q=zolw');
  await screen.findByRole('link', { name: 'Żółw 1' });
  act(() => switchProfile(otherProfile));
  expect(screen.queryByRole('link', { name: 'Żółw 1' })).toBeNull();
});

it('the page says how it read the text, and a chip drops the town', async () => {
  const place = { name: 'Kraków', region: 'małopolskie', scope: 'near' as const };
  fakeApi({ [ALL]: () => searchReply({ reading: searchReading({ place }) }) });
  const { container } = await show('/search?q=drukarnia+krakow');
  expect(await screen.findByText('Kraków: tu nic nie ma. Pokazujemy najbliższe wyniki.')).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Jak to czytamy' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['drukarnia', 'Kraków']);
  expect(screen.getByRole('link', { name: 'Druk i poligrafia' })).toHaveAttribute(
    'href',
    `/offers?category=${idOf(2)}`,
  );
  expect(await axe(container)).toEqual([]);
  await userEvent.click(chips.getByRole('link'));
  expect(window.location.search).toBe('?q=drukarnia');
});

it('nothing found still leads to the categories of the words', async () => {
  fakeApi({ [ALL]: () => ({ ...empty, reading: searchReading({ place: null }) }) });
  await show('/search?q=drukarnia');
  const category = await screen.findByRole('link', { name: 'Druk i poligrafia' });
  expect(category.querySelector('img')).toHaveAttribute('src', '/api/category-pictures/office.svg');
  expect(screen.getByText('Nie ma wyników dla „drukarnia”')).toBeVisible();
});

describe('the list of people', () => {
  const work = { company_id: idOf(5), company_name: 'Stolarnia Żuraw', job_title: 'stolarz' };
  const ewa = personHit({
    ...{ id: idOf(7), name: 'Ewa Mazur', headline: 'Buduję domy', city: 'Sopot', work },
    ...{ shared_contacts: 4, shared_names: ['Anna Nowak', 'Jan Kot'] },
  });
  const people = { ...pageOf([ewa]), closest: false };
  const answers = {
    [KIND]: () => people,
    'GET categories/': () => [],
    'GET network/suggestions/': () => ({ results: [companyCard(), userCard({ id: idOf(8), name: 'Jan Lis' })] }),
  };

  it('people are shown at once, those whom one may know first, with what they do and seek', async () => {
    signInAs.person();
    fakeApi(answers);
    const { container } = await show('/search?type=users');
    const known = within(await screen.findByRole('region', { name: 'Osoby, które możesz znać' }));
    expect(known.getAllByRole('link')).toHaveLength(1);
    const row = within(await screen.findByRole('article'));
    expect(row.getByRole('link', { name: 'Ewa Mazur' })).toHaveAttribute('href', `/profiles/${idOf(7)}`);
    expect(row.getByText('Buduję domy')).toBeVisible();
    expect(row.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute('href', `/companies/${idOf(5)}`);
    expect(row.getByText('Sopot')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Znacie wspólnie: Anna Nowak, Jan Kot i 2 inne');
    expect(row.getByRole('link', { name: 'szuka: inwestor' })).toHaveAttribute(
      'href',
      '/search?seeks=inwestor&type=users',
    );
    expect(await axe(container)).toEqual([]);
  });

  it('filters are in the address, and a narrowed list without anybody leads back', async () => {
    signInAs.person();
    const calls = fakeApi({ ...answers, [KIND]: () => ({ ...pageOf([]), closest: false }) });
    await show('/search?type=users');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Miasto' }), 'Sopot{Enter}');
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ type: 'users', city: 'Sopot' }));
    expect(window.location.search).toBe('?city=Sopot&type=users');
    expect(await screen.findByText('Nie ma takich osób')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pokaż wszystkie osoby' })).toHaveAttribute('href', '/search?type=users');
  });

  it('a guest narrows by trade, and signs in for town and tags, which are not public', async () => {
    fakeApi(answers);
    await show('/search?type=users');
    expect(await screen.findByRole('combobox', { name: 'Branża' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Miasto' }), 'Gdynia{Enter}');
    expect(window.location.pathname).toBe('/auth/login');
    expect(new URLSearchParams(window.location.search).get('from')).toBe('/search?city=Gdynia&type=users');
  });
});
