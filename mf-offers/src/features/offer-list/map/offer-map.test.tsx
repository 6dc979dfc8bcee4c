import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, fakeApi, idOf, noConnection, offer, offerMarker, offerSummary, pageOf } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

// jsdom renders no map, like a browser without WebGL: only the list beside the map and the cards are shown.
const marker = offerMarker();
const row = /^Meble biurowe na wymiar\s*Poznań · 1\s200,00\szł$/;
const markers = (overrides = {}) => ({ ...pageOf([]), limit: 10_000, count: 1, results: [marker], ...overrides });

function mapApi(answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET offers/': () => pageOf([offerSummary()]),
    'GET categories/': () => categories,
    'GET offers/markers/': () => markers(),
    [`GET offers/${idOf(1)}/`]: () => offer(),
    ...answers,
  });
}

it('shows the same filters on a map, and again as a list', async () => {
  const calls = mapApi();
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&sort_by=price_asc&page=2' });
  await screen.findByText('1 wynik');
  expect(calls.some(({ path }) => path === 'offers/markers/')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
  expect(window.location.search).toBe('?city=Gdynia&sort_by=price_asc&view=map');
  const map = await screen.findByRole('region', { name: 'Mapa ofert' });
  const asked = calls.find(({ path }) => path === 'offers/markers/')?.params;
  expect(Object.fromEntries(asked ?? [])).toEqual({ city: 'Gdynia', sort_by: 'price_asc' });
  await userEvent.click(await within(map).findByRole('button', { name: row }));
  const card = await screen.findByRole('dialog', { name: marker.name });
  expect(await within(card).findByRole('link', { name: marker.name })).toHaveAttribute('href', `/offers/${idOf(1)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(window.location.search).toBe('?city=Gdynia&sort_by=price_asc');
  expect(await screen.findByRole('link', { name: marker.name })).toBeVisible();
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
  expect(await screen.findByRole('button', { name: row })).toBeVisible();
});

it('the map suggests filters to drop when none match, on the map as well', async () => {
  mapApi({ 'GET offers/': () => pageOf([]) });
  await renderPage(<OfferListPage />, { url: '/offers?view=map&city=Gdynia' });
  expect(await screen.findByText('Żadna oferta nie spełnia tych warunków')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mapa ofert' })).not.toBeInTheDocument());
});
