import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPING_DELAY } from '@wspolnik/system';
import {
  axe,
  categories,
  fakeApi,
  idOf,
  jobCategory,
  listFacets,
  offerFacets,
  offerSummary,
  optionFacet,
  pageOf,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { offerQueries, queries } from '../../../testing/offer-queries.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

const desk = offerSummary();
const panels = offerSummary({ id: idOf(2), title: 'Instalacja fotowoltaiczna' });

const all = [...categories, jobCategory];
const listOffers = () => fakeApi({ 'GET offers/': () => pageOf([desk, panels]), 'GET categories/': () => all });

// axe measures text on a canvas, which jsdom does not implement.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  jest.useRealTimers();
  act(signOut);
});

/** The panel's controls are rendered once the categories are loaded. */
const filters = () => screen.findByRole('group', { name: 'Cena brutto' });

it('filters by category: in the URL, in the request, and as a removable chip', async () => {
  const calls = listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?page=3&sort_by=price_asc' });
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  expect(window.location.search).toBe(`?categories=${idOf(200)}&sort_by=price_asc`);
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ categories: idOf(200), limit: '30', sort_by: 'price_asc' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Energia' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
});

it('the panel expands a category and shows its parent as partly chosen', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(102)}` });
  const tree = await screen.findByRole('tree', { name: 'Kategoria' });
  expect(within(tree).getByRole('treeitem', { name: /Wyposażenie biur/ })).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(within(tree).getByRole('treeitem', { name: /Meble/ }));
  expect(window.location.search).toBe(`?categories=${idOf(100)}`);
  expect(screen.getByRole('button', { name: 'Usuń filtr: Wyposażenie biur' })).toBeVisible();
});

it('the panel applies two checkboxes that are clicked before a render', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(300)}` });
  await filters();
  const remote = screen.getByRole('checkbox', { name: 'Zdalnie' });
  const hybrid = screen.getByRole('checkbox', { name: 'Hybrydowo' });
  act(() => {
    fireEvent.click(remote);
    fireEvent.click(hybrid);
  });
  expect(window.location.search).toBe(`?categories=${idOf(300)}&workplace_types=remote%2Chybrid`);
  expect(remote).toBeChecked();
  expect(hybrid).toBeChecked();
});

it('the panel waits until typing pauses, and sends one request', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const calls = listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  const box = screen.getByRole('searchbox', { name: 'Szukaj w ofertach' });
  for (const text of ['a', 'au', 'aud']) {
    fireEvent.change(box, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(TYPING_DELAY - 1));
  }
  expect(window.location.search).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(window.location.search).toBe('?q=aud');
  expect(queries(calls).map(({ q }) => q)).toEqual([undefined, 'aud']);
});

it('searches at once on Enter', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(window.location.search).toBe('?q=audyt');
});

it('the panel accepts a price with a comma and refuses letters', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  const from = screen.getByRole('textbox', { name: 'od' });
  await userEvent.type(from, '12a,509{Enter}');
  expect(from).toHaveValue('12,50');
  expect(window.location.search).toBe('?price_from=12.50');
});

it('the panel refuses digits beyond the maximum price of an offer', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  const from = screen.getByRole('textbox', { name: 'od' });
  await userEvent.type(from, '99999999999{Enter}');
  expect(from).toHaveValue('9\u00a0999\u00a0999\u00a0999');
  expect(window.location.search).toBe('?price_from=9999999999');
});

it('list, fields and chips follow Back', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(await screen.findByRole('button', { name: /Usuń filtr: „audyt”/ })).toBeVisible();
  act(() => {
    window.history.replaceState(null, '', '/offers?q=biurko');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('searchbox')).toHaveValue('biurko');
});

it('the panel clears every filter and retains the order', async () => {
  listOffers();
  const url = `/offers?q=x&city=Gdynia&price_to=50&workplace_types=remote&with_salary=true&radius=50&lat=52&lng=17&sort_by=price_asc`;
  await renderPage(<OfferListPage />, { url });
  await screen.findByText('2 wyniki');
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveFocus());
});

it('the keyboard focus moves to the next chip when one is removed', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?q=x&city=Gdynia&price_to=50' });
  const chips = await screen.findAllByRole('button', { name: /^Usuń filtr/ });
  chips[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Usuń filtr/ })).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Usuń filtr/ })[1]).toHaveFocus();
});

it('the panel ignores invalid URL parameters', async () => {
  const calls = listOffers();
  await renderPage(<OfferListPage />, {
    url: '/offers?page=-7&price_from=dużo&categories=1,2&sort_by=xyz&lat=1&company_rating=99&q=%20',
  });
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
  expect(queries(calls)).toEqual([{ limit: '30' }]);
  expect(screen.queryByRole('button', { name: 'Wyczyść' })).not.toBeInTheDocument();
});

it('shows the network filter to signed-in people only', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  expect(screen.queryByRole('checkbox', { name: 'Tylko moja sieć kontaktów' })).not.toBeInTheDocument();
  act(() => signInAs.person());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tylko moja sieć kontaktów' }));
  expect(window.location.search).toBe('?network=true');
  expect(screen.getByRole('button', { name: 'Usuń filtr: Tylko moja sieć kontaktów' })).toBeVisible();
  // The API ignores it for a guest, so no chip shows it.
  act(signOut);
  expect(screen.queryByRole('button', { name: 'Usuń filtr: Tylko moja sieć kontaktów' })).not.toBeInTheDocument();
});

it('counts the offers of each category under the other filters', async () => {
  const calls = fakeApi({
    'GET offers/': ({ params }) =>
      params.has('facets') ? { ...pageOf([desk]), facets: listFacets() } : pageOf([desk]),
    'GET categories/': () => categories,
  });
  await renderPage(<OfferListPage />, { url: `/offers?city=Gdynia&categories=${idOf(100)}&sort_by=price_asc&page=2` });
  expect(await screen.findByRole('treeitem', { name: 'Wyposażenie biur 7' })).toBeVisible();
  expect(screen.getByRole('treeitem', { name: 'Energia 0' })).toBeVisible();
  expect(offerQueries(calls).find(({ facets }) => facets === 'category')).toEqual({
    city: 'Gdynia',
    facets: 'category',
    limit: '1',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Gdynia' }));
  expect(await screen.findByRole('treeitem', { name: /Energia [1-9]/ })).toBeVisible();
});

it('filters of jobs are only shown beside a category of jobs, and go with it', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(200)}` });
  await filters();
  expect(screen.queryByRole('group', { name: 'Miejsce pracy' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('treeitem', { name: /Praca i współpraca/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Zdalnie' }));
  expect(window.location.search).toContain('workplace_types=remote');
  await userEvent.click(screen.getByRole('treeitem', { name: /Praca i współpraca/ }));
  expect(window.location.search).toBe(`?categories=${idOf(200)}`);
  expect(screen.queryByRole('group', { name: 'Miejsce pracy' })).not.toBeInTheDocument();
});

it('shows a filter of jobs that an old link has without a category', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?with_salary=true' });
  expect(await screen.findByRole('checkbox', { name: 'Z podanym wynagrodzeniem' })).toBeChecked();
});

it('counts the offers of each option under the other filters', async () => {
  const options = [
    optionFacet({ value: '100-500', count: 1234 }),
    optionFacet({ filter: 'company_rating', value: '4', count: 6 }),
    optionFacet({ filter: 'workplace_types', value: 'remote', count: 3 }),
    optionFacet({ filter: 'salary', value: 'with', count: 0 }),
  ];
  const calls = fakeApi({
    'GET offers/': ({ params }) =>
      params.get('facets') === 'options' ? { ...pageOf([desk]), facets: offerFacets({ options }) } : pageOf([desk]),
    'GET categories/': () => all,
  });
  const query = `categories=${idOf(300)}&price_from=100&price_to=500`;
  await renderPage(<OfferListPage />, { url: `/offers?${query}&sort_by=price_asc&page=2&view=map` });
  expect(await screen.findByRole('button', { name: /^100–500\szł 1234$/, pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'od 4 6' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Zdalnie 3' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Z podanym wynagrodzeniem 0' })).toBeVisible();
  // Without a number while it is unknown.
  expect(screen.getByRole('checkbox', { name: 'Hybrydowo' })).toBeVisible();
  expect(offerQueries(calls).filter(({ facets }) => facets === 'options')).toEqual([
    { categories: idOf(300), price_from: '100', price_to: '500', facets: 'options', limit: '1' },
  ]);
});

it('the panel sets and clears a usual price range in one press', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?page=2' });
  await filters();
  await userEvent.click(screen.getByRole('button', { name: /^500–2\s000\szł/ }));
  expect(window.location.search).toBe('?price_from=500&price_to=2000');
  expect(screen.getByRole('textbox', { name: 'do' })).toHaveDisplayValue(/^2\s000$/);
  await userEvent.click(screen.getByRole('button', { name: /^od 10\s000\szł/ }));
  expect(window.location.search).toBe('?price_from=10000');
  await userEvent.click(screen.getByRole('button', { name: /^od 10\s000\szł/, pressed: true }));
  expect(window.location.search).toBe('');
});

it('orders words by relevance until another order is chosen', async () => {
  const calls = listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?q=biurko' });
  const order = await screen.findByRole('combobox', { name: 'Kolejność' });
  expect(within(order).getByRole('option', { name: 'Najtrafniejsze', selected: true })).toBeInTheDocument();
  await userEvent.selectOptions(order, 'Najnowsze');
  expect(queries(calls).at(-1)).toEqual({ q: 'biurko', limit: '30', sort_by: 'date_desc' });
  await userEvent.selectOptions(order, 'Najtrafniejsze');
  expect(window.location.search).toBe('?q=biurko');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Enter}');
  expect(within(order).queryByRole('option', { name: 'Najtrafniejsze' })).toBeNull();
});

it('the panel leads from the end of a list that is cut to its filters', async () => {
  fakeApi({ 'GET offers/': () => pageOf([desk], { count: 48_000, page: 334 }), 'GET categories/': () => categories });
  await renderPage(<OfferListPage />, { url: '/offers?page=334' });
  await filters();
  expect(screen.getByText('Pokazujemy pierwsze 10 000 wyników. Zawęź wyszukiwanie.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Przejdź do filtrów' }));
  // Styles are not applied here, so the button of the sheet counts as visible.
  expect(await screen.findByRole('dialog', { name: 'Filtry' })).toBeVisible();
});

it('shows the number of matching offers on the sheet of filters', async () => {
  let count = 2;
  fakeApi({
    'GET categories/': () => categories,
    'GET offers/': () => pageOf([desk], { count, count_exact: count < 10_000 }),
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('2 wyniki');
  await userEvent.click(screen.getByRole('button', { name: 'Filtry' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtry' });
  expect(within(sheet).getByRole('button', { name: 'Pokaż 2 wyniki' })).toBeVisible();
  expect(await axe(sheet)).toEqual([]);
  count = 10_000;
  await userEvent.click(await within(sheet).findByRole('button', { name: 'od 4' }));
  await userEvent.click(await within(sheet).findByRole('button', { name: /Pokaż około 10\s000 wyników/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filtry (1)' })).toBeVisible();
});
