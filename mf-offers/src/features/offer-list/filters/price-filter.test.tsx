import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filters, listOffers } from '../../../testing/offer-filters.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

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
