import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPING_DELAY } from '@wspolnik/system';
import { axe, categories, fakeApi, idOf, offerFacets, optionFacet, pageOf, signInAs, signOut } from '@wspolnik/testing';
import { all, desk, filters, listOffers } from '../../../testing/offer-filters.ts';
import { offerQueries, queries } from '../../../testing/offer-queries.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

afterEach(() => {
  jest.useRealTimers();
  act(signOut);
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

it('list, fields and chips follow Back', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(await screen.findByRole('link', { name: /Usuń filtr: „audyt”/ })).toBeVisible();
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
  await userEvent.click(screen.getByRole('link', { name: 'Wyczyść' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveFocus());
});

it('the keyboard focus moves to the next chip when one is removed', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?q=x&city=Gdynia&price_to=50' });
  const chips = await screen.findAllByRole('link', { name: /^Usuń filtr/ });
  chips[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Usuń filtr/ })).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: /^Usuń filtr/ })[1]).toHaveFocus();
});

it('the panel ignores invalid URL parameters', async () => {
  const calls = listOffers();
  await renderPage(<OfferListPage />, {
    url: '/offers?page=-7&price_from=dużo&categories=1,2&sort_by=xyz&lat=1&company_rating=99&q=%20',
  });
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
  expect(queries(calls)).toEqual([{ limit: '30' }]);
  expect(screen.queryByRole('link', { name: 'Wyczyść' })).not.toBeInTheDocument();
});

it('shows the network filter to signed-in people only', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  expect(screen.queryByRole('checkbox', { name: 'Tylko moja sieć kontaktów' })).not.toBeInTheDocument();
  act(() => signInAs.person());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tylko moja sieć kontaktów' }));
  expect(window.location.search).toBe('?network=true');
  expect(screen.getByRole('link', { name: 'Usuń filtr: Tylko moja sieć kontaktów' })).toBeVisible();
  // The API ignores it for a guest, so no chip shows it.
  act(signOut);
  expect(screen.queryByRole('link', { name: 'Usuń filtr: Tylko moja sieć kontaktów' })).not.toBeInTheDocument();
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
