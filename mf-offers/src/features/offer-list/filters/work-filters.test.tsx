import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, offerSummary } from '@wspolnik/testing';
import { filters, listOffers } from '../../../testing/offer-filters.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

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

it('jobs are filtered by contract and by what they pay a month, and the chips remove both', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: `/offers?categories=${idOf(300)}` });
  await filters();
  await userEvent.click(screen.getByRole('checkbox', { name: 'B2B' }));
  await userEvent.click(screen.getByRole('button', { name: /^od 8\s000/ }));
  expect(window.location.search).toBe(`?categories=${idOf(300)}&contract_types=b2b&salary_min=8000`);
  expect(screen.getByRole('button', { name: /^od 8\s000/, pressed: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /wynagrodzenie od 8\s000,00\szł miesięcznie/ }));
  expect(window.location.search).toBe(`?categories=${idOf(300)}&contract_types=b2b`);
});

it('the card of a job names where, how long and by which contract people work', async () => {
  const job = offerSummary({
    is_job: true,
    workplace_types: ['remote', 'hybrid'],
    work_schedule_types: ['full_time'],
    contract_types: ['b2b'],
  });
  listOffers([job]);
  await renderPage(<OfferListPage />, { url: '/offers' });
  expect(await screen.findByText('Zdalnie, Hybrydowo · Pełny etat · B2B')).toBeVisible();
});

it('shows a filter of jobs that an old link has without a category', async () => {
  listOffers();
  await renderPage(<OfferListPage />, { url: '/offers?with_salary=true' });
  expect(await screen.findByRole('checkbox', { name: 'Z podanym wynagrodzeniem' })).toBeChecked();
});
