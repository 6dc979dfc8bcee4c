import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import {
  type ApiCall,
  categories,
  fakeApi,
  idOf,
  noConnection,
  offer,
  offerMarker,
  offerSummary,
  pageOf,
  problem,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

// jsdom renders no map, like a browser without WebGL: only the list beside the map is shown.
const marker = offerMarker();
const markers = (overrides = {}) => ({ ...pageOf([]), limit: 10_000, count: 1, results: [marker], ...overrides });
/** Markers of Kraków, and the offers that belong to them. */
const inKrakow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...marker,
    id: idOf(index + 1),
    name: `Oferta ${index + 1}`,
    city: 'Kraków',
    lat: 50.0647,
    lng: 19.945,
  }));
const KRAKOW = 'at=50.0647%2C19.945';

/** Answers the list, and the rows beside the map, which are read by ids. */
const offersOf = ({ params }: ApiCall) => {
  const ids = params.get('ids')?.split(',') ?? [idOf(1)];
  return pageOf(ids.map((id) => offerSummary({ id, title: `Oferta ${Number(id.slice(-12))}` })));
};

function mapApi(answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET offers/': offersOf,
    'GET categories/': () => categories,
    'GET offers/markers/': () => markers(),
    [`GET offers/${idOf(1)}/`]: () => offer(),
    ...answers,
  });
}
const list = () => within(screen.getByRole('region', { name: 'Oferty na mapie' }));
const titles = () =>
  list()
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

it('shows the same filters on a map, and again as a list', async () => {
  const calls = mapApi();
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&sort_by=price_asc&page=2' });
  await screen.findByText('1 wynik');
  expect(calls.some(({ path }) => path === 'offers/markers/')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
  expect(window.location.search).toBe('?city=Gdynia&sort_by=price_asc&view=map');
  await screen.findByRole('region', { name: 'Mapa ofert' });
  const asked = calls.find(({ path }) => path === 'offers/markers/')?.params;
  expect(Object.fromEntries(asked ?? [])).toEqual({ city: 'Gdynia', sort_by: 'price_asc' });
  await userEvent.selectOptions(list().getByRole('combobox', { name: 'Kolejność' }), 'Najbliższe');
  expect(window.location.search).toBe('?city=Gdynia&sort_by=nearest&view=map');
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(window.location.search).toBe('?city=Gdynia');
  expect(await screen.findByRole('link', { name: 'Oferta 1' })).toBeVisible();
});

it('the list beside the map has picture, seller and price of each offer', async () => {
  const image = { id: idOf(9), url: '/files/9.jpg', thumbnail: '/files/9-small.jpg', alt: '', width: 640, height: 400 };
  const calls = mapApi({
    'GET offers/markers/': () => markers({ count: 2, results: inKrakow(2) }),
    'GET offers/': (call) => {
      const page = offersOf(call);
      return { ...page, results: page.results.map((shown) => ({ ...shown, image })) };
    },
  });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  expect(await screen.findAllByText('Stolarnia Żuraw')).toHaveLength(2);
  const pictures = screen.getByRole('region', { name: 'Oferty na mapie' }).querySelectorAll('img');
  expect(Array.from(pictures, ({ src }) => src)).toEqual(Array(2).fill(expect.stringContaining('/files/9')));
  expect(list().getByRole('link', { name: 'Oferta 1' })).toHaveAttribute('href', `/offers/${idOf(1)}`);
  for (const price of list().getAllByText(/^1\s800,00\szł/)) expect(price).toHaveTextContent(/brutto$/);
  const asked = calls.filter(({ params }) => params.has('ids'));
  expect(asked.map(({ params }) => Object.fromEntries(params))).toEqual([{ ids: `${idOf(1)},${idOf(2)}`, limit: '2' }]);
});

it('the list beside the map names offers and prices while the rest cannot be read', async () => {
  let isUp = false;
  mapApi({
    'GET offers/': (call) => (call.params.has('ids') && !isUp ? problem(500, 'internal') : offersOf(call)),
  });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(list().getByRole('link', { name: marker.name })).toHaveAttribute('href', `/offers/${idOf(1)}`);
  expect(list().getByText(/^1\s200,00\szł$/)).toBeVisible();
  isUp = true;
  await userEvent.click(list().getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await list().findByText('Stolarnia Żuraw')).toBeVisible();
});

it('a place is a sorted list of its offers, which the address opens and going back closes', async () => {
  const order = (ids: number[]) => ids.map((id) => inKrakow(9)[id - 1]);
  const far = { ...marker, id: idOf(20), name: 'Oferta 20' };
  mapApi({
    'GET offers/markers/': ({ params }) => {
      const some = params.get('sort_by') === 'price_asc' ? order([3, 1, 2]) : order([1, 2, 3]);
      return markers({ count: 4, results: [far, ...some] });
    },
  });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  await waitFor(() => expect(titles()).toHaveLength(4));
  act(() => navigate(`/offers?view=map&${KRAKOW}`));
  const heading = await list().findByRole('heading', { name: '3 oferty: Kraków' });
  expect(heading).toHaveFocus();
  expect(titles()).toEqual(['Oferta 1', 'Oferta 2', 'Oferta 3']);
  await userEvent.selectOptions(list().getByRole('combobox', { name: 'Kolejność' }), 'Cena: od najniższej');
  await waitFor(() => expect(titles()).toEqual(['Oferta 3', 'Oferta 1', 'Oferta 2']));
  expect(window.location.search).toBe(`?${KRAKOW}&sort_by=price_asc&view=map`);
  await userEvent.click(list().getByRole('button', { name: 'Wszystkie oferty na mapie' }));
  expect(window.location.search).toBe('?sort_by=price_asc&view=map');
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(list().getByRole('heading', { name: '4 oferty w tym widoku' })).toHaveFocus();
  act(() => window.history.back());
  expect(await list().findByRole('heading', { name: '3 oferty: Kraków' })).toBeVisible();
});

it('a place of several towns is the largest one and its surroundings', async () => {
  const [one, two, three] = inKrakow(3);
  const results = [one, { ...two, city: 'Wieliczka', lat: 50.02 }, three];
  mapApi({ 'GET offers/markers/': () => markers({ count: 3, results }) });
  await renderPage(<OfferListPage />, { url: `/offers?view=map&${KRAKOW}` });
  expect(await screen.findByRole('heading', { name: '3 oferty: Kraków i okolice' })).toBeVisible();
});

it('a place that the filters have emptied explains that and leads back', async () => {
  mapApi();
  await renderPage(<OfferListPage />, { url: `/offers?view=map&${KRAKOW}` });
  expect(await screen.findByRole('heading', { name: 'Brak ofert w tym miejscu' })).toBeVisible();
  await userEvent.click(list().getByRole('button', { name: 'Wszystkie oferty na mapie' }));
  expect(titles()).toHaveLength(1);
});

it('the map says how many offers are on the map, and how many have no place', async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...marker, id: idOf(index + 1), name: `Oferta ${index}` }));
  mapApi({
    'GET offers/': () => pageOf([offerSummary()], { count: 7 }),
    'GET offers/markers/': () => markers({ count: 5, results: many }),
  });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  expect((await screen.findByText('5 ofert na mapie')).parentElement).toHaveTextContent(
    '5 ofert na mapie, 2 bez lokalizacji',
  );
  const list = screen.getByRole('region', { name: 'Oferty na mapie' });
  expect(within(list).getByRole('status')).toHaveTextContent('5 ofert w tym widoku');
});

it('the map says that the map shows only the newest of many offers', async () => {
  mapApi({ 'GET offers/markers/': () => markers({ count: 10_000, count_exact: false }) });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  expect(await screen.findByText(/^Na mapie jest 10\s000 najnowszych ofert/)).toBeVisible();
});

it('shows why the markers are missing and retries', async () => {
  let isUp = false;
  mapApi({ 'GET offers/markers/': () => (isUp ? markers() : noConnection()) });
  await renderPage(<OfferListPage />, { url: '/offers?view=map' });
  expect(await screen.findByText('Nie udało się wczytać mapy')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await list().findByRole('heading', { level: 3 })).toBeVisible();
});

it('the map suggests filters to drop when none match, on the map as well', async () => {
  mapApi({ 'GET offers/': () => pageOf([]) });
  await renderPage(<OfferListPage />, { url: '/offers?view=map&city=Gdynia' });
  expect(await screen.findByText('Żadna oferta nie spełnia tych warunków')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mapa ofert' })).not.toBeInTheDocument());
});
