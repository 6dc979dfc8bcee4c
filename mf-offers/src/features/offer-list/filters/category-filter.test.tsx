import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, fakeApi, idOf, listFacets, pageOf } from '@wspolnik/testing';
import { desk, listOffers } from '../../../testing/offer-filters.ts';
import { offerQueries, queries } from '../../../testing/offer-queries.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

it('filters by category: in the URL, in the request, and as a removable chip', async () => {
  const calls = listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?page=3&sort_by=price_asc' });
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  expect(window.location.search).toBe(`?categories=${idOf(200)}&sort_by=price_asc`);
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ categories: idOf(200), limit: '30', sort_by: 'price_asc' }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Usuń filtr: Energia' }));
  expect(window.location.search).toBe('?sort_by=price_asc');
});

it('the panel expands a category and shows its parent as partly chosen', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(102)}` });
  const tree = await screen.findByRole('tree', { name: 'Kategoria' });
  expect(within(tree).getByRole('treeitem', { name: /Wyposażenie biur/ })).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(within(tree).getByRole('treeitem', { name: /Meble/ }));
  expect(window.location.search).toBe(`?categories=${idOf(100)}`);
  expect(screen.getByRole('link', { name: 'Usuń filtr: Wyposażenie biur' })).toBeVisible();
});

it('one chosen category leads to a question to several of its sellers, unless it is of jobs', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(200)}&city=Gdynia` });
  const name = 'Zapytaj kilka firm';
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/transactions/orders/requests/new?category=${idOf(200)}&city=Gdynia`,
  );
  await userEvent.click(screen.getByRole('treeitem', { name: /Praca i współpraca/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  await userEvent.click(screen.getByRole('treeitem', { name: /Energia/ }));
  await waitFor(() => expect(window.location.search).toContain(idOf(300)));
  expect(screen.queryByRole('link', { name })).toBeNull();
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
  await userEvent.click(screen.getByRole('link', { name: 'Usuń filtr: Gdynia' }));
  expect(await screen.findByRole('treeitem', { name: /Energia [1-9]/ })).toBeVisible();
});
