import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import {
  categories,
  fakeApi,
  idOf,
  noConnection,
  offerSummary,
  pageOf,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { offersRead } from '../../lib/offers.reads.ts';
import { renderPage } from '../../testing/render-page.ts';
import { OfferListPage } from './offer-list.page.tsx';

const desk = offerSummary();
const panels = offerSummary({ id: idOf(2), title: 'Instalacja fotowoltaiczna', price_to: '2500.00' });

const answering = (offers = pageOf([desk, panels])) =>
  fakeApi({ 'GET offers/': () => offers, 'GET categories/': () => categories });

it('shows every offer of a page, including those below the first screen', async () => {
  const offers = Array.from({ length: 12 }, (_, index) => offerSummary({ id: idOf(index + 1) }));
  answering(pageOf(offers));
  await renderPage(<OfferListPage />, { url: '/offers' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
});

it('the pictures of the first row come first, and all others wait until they are near the screen', async () => {
  const image = {
    id: idOf(90),
    alt: 'Biurko',
    url: '/api/files/file-1.jpg',
    thumbnail: '/t.jpg',
    width: 800,
    height: 500,
  };
  const offers = Array.from({ length: 5 }, (_, index) => offerSummary({ id: idOf(index + 1), image }));
  answering(pageOf(offers));
  await renderPage(<OfferListPage />, { url: '/offers' });
  const cards = await screen.findAllByRole('article');
  const pictures = cards.map((card) => card.querySelector('img'));
  expect(pictures.map((picture) => picture?.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(pictures.map((picture) => picture?.getAttribute('fetchpriority'))).toEqual([
    'high',
    'high',
    'high',
    null,
    null,
  ]);
  // The early request prefetches what the card will choose.
  expect(pictures[0]).toHaveAttribute('sizes', offersRead.early.sizes);
});

it('shows the offers and their number', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(1)}`,
  );
  expect(screen.getByText('1 800,00 – 2 500,00 zł')).toBeVisible();
  expect(screen.getByText('2 wyniki')).toBeVisible();
  expect(document.title).toBe('Oferty · Wspólnik');
});

it('the list is in English under /en', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/en/offers', locale: 'en' });
  expect(await screen.findByText('2 results')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
  expect(await screen.findByRole('treeitem', { name: /Energy/ })).toBeVisible();
});

it('shows a lower limit of the number when it is not counted exactly', async () => {
  answering(pageOf([desk], { count: 10_000, count_exact: false }));
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText(/^około 10\s000 wyników$/)).toBeVisible();
});

it('shows the old offers dimmed until the new ones are loaded, and ignores an outdated response', async () => {
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

it('links to the other pages with the filters retained', async () => {
  answering(pageOf([desk], { count: 95, page: 2 }));
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&page=2' });
  const pages = await screen.findByRole('navigation', { name: 'Strony' });
  expect(within(pages).getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).getByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/offers?city=Gdynia&page=3');
  expect(within(pages).getByRole('link', { name: 'Strona 1' })).toHaveAttribute('href', '/offers?city=Gdynia');
});

it('the list moves the focus to the list when a page is chosen', async () => {
  answering(pageOf([desk], { count: 95 }));
  await renderPage(<OfferListPage />, { url: '/offers' });
  const link = await screen.findByRole('link', { name: 'Strona 3' });
  // The shell turns the click into a soft navigation.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  act(() => navigate('/offers?page=3'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveFocus());
});

it('the list says that there are no offers at all', async () => {
  answering(pageOf([]));
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText('Nie ma jeszcze żadnych ofert')).toBeVisible();
});

/** Responds with the number of offers for the one filter that the request omits. */
const without = (counts: Record<string, number>) => (call: { params: URLSearchParams }) => {
  const dropped = ['q', 'city', 'price_to'].filter((name) => !call.params.has(name));
  const count = dropped.length === 1 ? (counts[dropped[0] ?? ''] ?? 0) : 0;
  return pageOf([], { count });
};

it('the list says that nothing matches and which filter to drop, the most helpful first', async () => {
  fakeApi({ 'GET categories/': () => categories, 'GET offers/': without({ city: 3, price_to: 12 }) });
  await renderPage(<OfferListPage />, { url: '/offers?q=jednorożec&city=Gdynia&price_to=9' });
  expect(await screen.findByText('Nie znaleźliśmy ofert dla „jednorożec”')).toBeVisible();
  await screen.findByText('12 wyników');
  const hints = screen.getAllByRole('link', { name: /^Bez filtra/ }).map(({ textContent }) => textContent);
  expect(hints).toEqual([expect.stringMatching(/^Bez filtra: do 9,00\szł12 wyników$/), 'Bez filtra: Gdynia3 wyniki']);
  await userEvent.click(screen.getByRole('link', { name: /^Bez filtra: Gdynia/ }));
  expect(new URLSearchParams(window.location.search).get('city')).toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista ofert' })).toHaveFocus());
});

it('the list says that dropping one filter is not enough', async () => {
  fakeApi({ 'GET categories/': () => categories, 'GET offers/': without({}) });
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&price_to=9' });
  expect(await screen.findByText(/Rezygnacja z jednego filtra nie wystarczy/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Wyczyść filtry' }));
  expect(window.location.search).toBe('');
});

it('the list says that it shows similar offers when none has the exact words', async () => {
  answering(pageOf([panels], { similar: true }));
  await renderPage(<OfferListPage />, { url: '/offers?q=fotowoltajka' });
  expect(await screen.findByText('Nie ma ofert dla „fotowoltajka”. Pokazujemy podobne.')).toBeVisible();
  expect(await screen.findByText('Instalacja fotowoltaiczna')).toBeVisible();
});

it('links back from a page that is too high', async () => {
  answering(pageOf([], { count: 3, page: 40 }));
  await renderPage(<OfferListPage />, { url: '/offers?page=40' });
  expect(await screen.findByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute('href', '/offers');
});

it('shows the failure and retries', async () => {
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

it('the last known offers stay without a connection, with a note', async () => {
  let isUp = true;
  fakeApi({
    'GET categories/': () => categories,
    'GET offers/': ({ params }) => {
      if (!isUp) return noConnection();
      return params.has('sort_by') ? pageOf([panels]) : pageOf([desk]);
    },
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('Meble biurowe na wymiar');
  isUp = false;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Najstarsze');
  expect(await screen.findByText(/Poniżej wyniki poprzedniego wyszukiwania/)).toBeVisible();
  expect(screen.getByText('Meble biurowe na wymiar')).toBeVisible();
  expect(screen.queryByText('1 wynik')).not.toBeInTheDocument();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Instalacja fotowoltaiczna')).toBeVisible();
  expect(screen.queryByText(/Poniżej wyniki/)).not.toBeInTheDocument();
});

it('shows no offers of other filters when the server refuses the request', async () => {
  fakeApi({
    'GET categories/': () => categories,
    'GET offers/': ({ params }) => (params.has('sort_by') ? problem(500, 'internal') : pageOf([desk])),
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('Meble biurowe na wymiar');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Najstarsze');
  expect(await screen.findByText('Nie udało się pobrać ofert')).toBeVisible();
  expect(screen.queryByText('Meble biurowe na wymiar')).not.toBeInTheDocument();
});

it('the list aborts a request whose result is no longer needed', async () => {
  const signals: Record<string, AbortSignal> = {};
  fakeApi({ 'GET categories/': () => categories, 'GET offers/': () => pageOf([desk]) });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = input as Request;
    const sort = new URL(request.url).searchParams.get('sort_by');
    if (sort !== 'date_asc') return answer(input, init);
    signals[sort] = request.signal;
    return new Promise((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  };
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('Meble biurowe na wymiar');
  const order = screen.getByRole('combobox', { name: 'Kolejność' });
  await userEvent.selectOptions(order, 'Najstarsze');
  await waitFor(() => expect(signals.date_asc).toBeDefined());
  await userEvent.selectOptions(order, 'Cena: od najniższej');
  await waitFor(() => expect(signals.date_asc?.aborted).toBe(true));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista ofert' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers appear with a note when the categories fail, which can be loaded again', async () => {
  let isUp = false;
  fakeApi({ 'GET categories/': () => (isUp ? categories : noConnection()), 'GET offers/': () => pageOf([desk]) });
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText('Meble biurowe na wymiar')).toBeVisible();
  const group = within(await screen.findByRole('group', { name: 'Kategoria' }));
  expect(group.getByText('Nie udało się wczytać kategorii.')).toBeVisible();
  isUp = true;
  await userEvent.click(group.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('treeitem', { name: /Energia/ })).toBeVisible();
});

it('the list lets a company add an offer, and nobody else', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await screen.findByText('2 wyniki');
  expect(screen.queryByRole('link', { name: 'Dodaj ofertę' })).not.toBeInTheDocument();
  act(() => signInAs.person());
  expect(screen.queryByRole('link', { name: 'Dodaj ofertę' })).not.toBeInTheDocument();
  act(() => signInAs.company());
  expect(screen.getByRole('link', { name: 'Dodaj ofertę' })).toHaveAttribute('href', '/offers/create');
  act(signOut);
});

it('the list shares an offer by its link', async () => {
  answering();
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Udostępnij: Meble biurowe na wymiar' }));
  expect(await screen.findByRole('textbox', { name: 'Link do udostępnienia' })).toHaveValue(
    `${window.location.origin}/offers/${idOf(1)}`,
  );
});
