import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { navigate } from '@wspolnik/shared-ui';
import { fakeApi, noConnection } from '../../lib/testing/fake-api.ts';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { categories, idOf, offerSummary, pageOf, user } from '../../lib/testing/samples.ts';
import { OfferListPage } from './offer-list.page.tsx';
import { TYPING_DELAY } from './use-typed-param.ts';

const desk = offerSummary();
const panels = offerSummary({ id: idOf(2), title: 'Instalacja fotowoltaiczna', price_to: '2500.00' });

const answering = (offers = pageOf([desk, panels])) =>
  fakeApi({ 'GET offers/': () => offers, 'GET categories/': () => categories });

const queries = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path === 'offers/').map(({ params }) => Object.fromEntries(params));

// The first dialog of a process loads its engine.
jest.setTimeout(30_000);

// jsdom has no user timing.
const marks: string[] = [];
Object.assign(performance, {
  mark: (name: string) => marks.push(name),
  getEntriesByName: (name: string) => marks.filter((mark) => mark === name),
});

afterEach(() => {
  jest.useRealTimers();
  act(() => useSessionStore.getState().clear());
});

it('shows the offers with their number', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(1)}`,
  );
  expect(screen.getByText('1 800,00 – 2 500,00 zł')).toBeVisible();
  expect(screen.getByText('2 wyniki')).toBeVisible();
  expect(document.title).toBe('Oferty · Wspólnik');
  expect(marks).toEqual(['offers-content']);
});

it('speaks English under /en', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/en/offers', locale: 'en' });
  expect(await screen.findByText('2 results')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Energy/ })).toBeVisible();
});

it('says how many there are when nobody counts them all', async () => {
  answering(pageOf([desk], { count: 10_000, count_exact: false }));
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText(/^ponad 10\s000 wyników$/)).toBeVisible();
});

it('filters by category: in the URL, in the request, and as a chip that takes it back', async () => {
  const calls = answering();
  await renderPage(<OfferListPage />, { url: '/offers?page=3&sort_by=price_asc' });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Energia/ }));
  expect(window.location.search).toBe(`?categories=${idOf(200)}&sort_by=price_asc`);
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ categories: idOf(200), limit: '30', sort_by: 'price_asc' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Energia' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
});

it('opens a category and shows its parent as partly chosen', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Rozwiń: Wyposażenie biur' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Oświetlenie/ }));
  expect(screen.getByRole('checkbox', { name: /Wyposażenie biur/ })).toBePartiallyChecked();
});

it('waits until typing pauses, and asks once', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const calls = answering();
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
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(window.location.search).toBe('?q=audyt');
});

it('takes a price with a comma and refuses letters', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  const from = screen.getByRole('textbox', { name: 'od' });
  await userEvent.type(from, '12a,509{Enter}');
  expect(from).toHaveValue('12.50');
  expect(window.location.search).toBe('?price_from=12.50');
});

it('follows Back: list, fields and chips', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(await screen.findByRole('button', { name: /Usuń filtr: „audyt”/ })).toBeVisible();
  act(() => {
    window.history.replaceState(null, '', '/offers?q=biurko');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('searchbox')).toHaveValue('biurko');
});

it('clears every filter and keeps the order', async () => {
  answering();
  const url = `/offers?q=x&city=Gdynia&price_to=50&workplace_types=remote&with_salary=true&radius=50&lat=52&lng=17&sort_by=price_asc`;
  await renderPage(<OfferListPage />, { url });
  await screen.findByText('2 wyniki');
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
});

it('keeps the old offers, dimmed, until the new ones come, and never shows an overtaken answer', async () => {
  const waiting: Record<string, (page: unknown) => void> = {};
  fakeApi({
    'GET categories/': () => categories,
    'GET offers/': ({ params }) => {
      const sort = params.get('sort_by');
      return sort ? new Promise((resolve) => (waiting[sort] = resolve)) : pageOf([desk]);
    },
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('Meble biurowe na wymiar');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Najstarsze');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Cena: od najniższej');
  expect(screen.getByText('Meble biurowe na wymiar')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(Object.keys(waiting)).toEqual(['date_asc', 'price_asc']));
  waiting.price_asc?.(pageOf([panels]));
  expect(await screen.findByText('Instalacja fotowoltaiczna')).toBeVisible();
  waiting.date_asc?.(pageOf([desk]));
  await act(async () => {});
  expect(screen.queryByText('Meble biurowe na wymiar')).not.toBeInTheDocument();
});

it('links to the other pages with the filters kept', async () => {
  answering(pageOf([desk], { count: 95, page: 2 }));
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&page=2' });
  const pages = await screen.findByRole('navigation', { name: 'Strony' });
  expect(within(pages).getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).getByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/offers?city=Gdynia&page=3');
  expect(within(pages).getByRole('link', { name: 'Strona 1' })).toHaveAttribute('href', '/offers?city=Gdynia');
});

it('moves the focus to the list when a page is chosen', async () => {
  answering(pageOf([desk], { count: 95 }));
  await renderPage(<OfferListPage />, { url: '/offers' });
  const link = await screen.findByRole('link', { name: 'Strona 3' });
  // As the shell does: the click becomes a soft navigation.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  act(() => navigate('/offers?page=3'));
  expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveFocus();
});

it('says that there are no offers at all', async () => {
  answering(pageOf([]));
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText('Nie ma jeszcze żadnych ofert')).toBeVisible();
});

it('says what was not found and which filter to drop', async () => {
  answering(pageOf([]));
  await renderPage(<OfferListPage />, { url: '/offers?q=jednorożec&city=Gdynia' });
  expect(await screen.findByText('Nie znaleźliśmy ofert dla „jednorożec”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bez filtra: Gdynia' }));
  expect(new URLSearchParams(window.location.search).get('city')).toBeNull();
});

it('leads back from a page that is too high', async () => {
  answering(pageOf([], { count: 3, page: 40 }));
  await renderPage(<OfferListPage />, { url: '/offers?page=40' });
  expect(await screen.findByRole('link', { name: 'Wróć na pierwszą stronę' })).toHaveAttribute('href', '/offers');
});

it('says why it failed and tries again', async () => {
  let isUp = false;
  fakeApi({
    'GET categories/': () => categories,
    'GET offers/': () => (isUp ? pageOf([desk]) : noConnection()),
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
});

it('shows offers when the categories fail', async () => {
  fakeApi({ 'GET categories/': noConnection, 'GET offers/': () => pageOf([desk]) });
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Kategoria' })).not.toBeInTheDocument());
});

it('ignores nonsense in the URL', async () => {
  const calls = answering();
  await renderPage(<OfferListPage />, {
    url: '/offers?page=-7&price_from=dużo&categories=1,2&sort_by=xyz&lat=1&company_rating=99&q=%20',
  });
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
  expect(queries(calls)).toEqual([{ limit: '30' }]);
  expect(screen.queryByRole('button', { name: 'Wyczyść' })).not.toBeInTheDocument();
});

it('offers the network filter to those who are signed in', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('2 wyniki');
  expect(screen.queryByRole('checkbox', { name: 'Tylko moja sieć kontaktów' })).not.toBeInTheDocument();
  act(() => useSessionStore.getState().signIn({ access: 'a', refresh: 'r', user, company: null }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tylko moja sieć kontaktów' }));
  expect(window.location.search).toBe('?network=true');
});

it('finds offers around the person, and says so when the browser refuses', async () => {
  answering();
  let refuse = true;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    refuse
      ? failed?.({} as GeolocationPositionError)
      : found({ coords: { latitude: 52.40637, longitude: 16.92517 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.click(screen.getByRole('button', { name: 'W mojej okolicy' }));
  expect(screen.getByText(/Nie udało się ustalić Twojego położenia/)).toBeVisible();
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'W mojej okolicy' }));
  expect(window.location.search).toBe('?lat=52.406&lng=16.925&radius=50');
  expect(await screen.findByRole('button', { name: 'Usuń filtr: do 50 km ode mnie' })).toBeVisible();
});

it('shares an offer by its link', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Udostępnij: Meble biurowe na wymiar' }));
  expect(await screen.findByRole('textbox', { name: 'Link do udostępnienia' })).toHaveValue(
    `${window.location.origin}/offers/${idOf(1)}`,
  );
});
