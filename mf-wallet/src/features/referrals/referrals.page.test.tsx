import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recommendation, RecommendationSummary } from '@wspolnik/contract';
import { announceBalanceChange } from '@wspolnik/shared-auth';
import {
  axe,
  fakeApi,
  idOf,
  pageOf,
  problem,
  recommendation,
  recommendationSummary,
  reflink,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ReferralsPage } from './referrals.page.tsx';

const LIST = 'GET recommendations/';
const LINK = 'GET reflink/';
const OFFER_LINK = `https://wspolnik.test/offers/${idOf(1)}?ref=ref-ewa`;

const found = (results: Recommendation[], summary: Partial<RecommendationSummary> = {}) =>
  pageOf(results, { summary: recommendationSummary(summary) });

async function open(results: Recommendation[], summary: Partial<RecommendationSummary> = {}, search = '') {
  const calls = fakeApi({ [LIST]: () => found(results, summary), [LINK]: () => reflink() });
  const page = await renderPage(<ReferralsPage />, { url: `/points/referrals${search}` });
  return { calls, ...page };
}

const row = async (name = 'Meble biurowe na wymiar') => within(await screen.findByRole('article', { name }));
const figures = () => screen.getByRole('region', { name: 'Podsumowanie' }).textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

it('the page shows the figures, and each offer with what its link brought', async () => {
  const other = recommendation({
    offer: { id: idOf(2), title: 'Audyt sklepu', image: null, available: true },
    orders: 0,
    earned: '0.00',
    pending: '12.50',
  });
  const { container, calls } = await open([recommendation(), other], { offers: 2, clicks: 1024, pending: '12.50' });
  const shown = await row();
  expect(shown.getByText('90,00 zł')).toBeVisible();
  expect(shown.getByText('Ostatnio: 4 stycznia 2026')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Zamówienia oferty Meble biurowe na wymiar: 2' })).toHaveAttribute(
    'href',
    `/points/referrals/orders?offer_id=${idOf(1)}`,
  );
  expect((await row('Audyt sklepu')).getByText('12,50 zł')).toBeVisible();
  expect(figures()).toMatch(/Polecone oferty2Wejścia1\s?024Zamówienia2Zarobione90,00 złDo przyznania12,50 zł/);
  expect(Object.fromEntries(calls.find(({ path }) => path === 'recommendations/')?.params ?? [])).toEqual({
    limit: '30',
  });
  expect(document.title).toBe('Polecenia · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the link of an offer is copied, and shared by mail, services and a QR code', async () => {
  const user = userEvent.setup();
  await open([recommendation()]);
  const shown = await row();
  await waitFor(() =>
    expect(shown.getByRole('textbox', { name: 'Link do oferty Meble biurowe na wymiar' })).toHaveValue(OFFER_LINK),
  );
  await user.click(shown.getByRole('button', { name: 'Kopiuj link do oferty Meble biurowe na wymiar' }));
  expect(await navigator.clipboard.readText()).toBe(OFFER_LINK);
  await user.click(shown.getByRole('button', { name: 'Udostępnij ofertę Meble biurowe na wymiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Udostępnij' }));
  const encoded = encodeURIComponent(OFFER_LINK);
  expect((await dialog.findByRole('link', { name: 'E-mail' })).getAttribute('href')).toContain(encoded);
  expect(dialog.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toContain(encoded);
  expect(dialog.getByRole('button', { name: 'Kod QR' })).toBeVisible();
});

it('the invitation has the link to the home page, and the number of people who have signed up through it', async () => {
  await open([recommendation()], { joined: 5 });
  const invitation = within(await screen.findByRole('region', { name: 'Zaproś do Wspólnika' }));
  await waitFor(() =>
    expect(invitation.getByRole('textbox', { name: 'Twój link' })).toHaveValue('https://wspolnik.test/?ref=ref-ewa'),
  );
  expect(await invitation.findByText('Z Twojego linku założyło konto 5 osób.')).toBeVisible();
});

it('period and order are in the address, and the orders of an offer keep the period', async () => {
  const user = userEvent.setup();
  const { calls } = await open([recommendation()], {}, '?period=month&sort_by=luck');
  const shown = await row();
  expect(screen.getByRole('link', { name: '30 dni' })).toHaveAttribute('aria-current', 'page');
  expect(shown.getByRole('link', { name: /^Zamówienia oferty/ }).getAttribute('href')).toContain('period=month');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Największy zarobek');
  await waitFor(() => expect(window.location.search).toBe('?period=month&sort_by=earned_desc'));
  await waitFor(() =>
    expect(Object.fromEntries(calls.filter(({ path }) => path === 'recommendations/').at(-1)?.params ?? [])).toEqual({
      limit: '30',
      period: 'month',
      sort_by: 'earned_desc',
    }),
  );
});

it('an offer that is not available any more keeps its figures and has no link', async () => {
  const offer = { id: idOf(1), title: 'Dawna oferta', image: null, available: false };
  await open([recommendation({ offer })]);
  const shown = await row('Dawna oferta');
  expect(shown.getByText('Niedostępna')).toBeVisible();
  expect(shown.getByText('90,00 zł')).toBeVisible();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(shown.queryByRole('link', { name: 'Dawna oferta' })).not.toBeInTheDocument();
});

it('a page without any click explains how to recommend, and has the invitation', async () => {
  await open([], { offers: 0, clicks: 0, orders: 0, earned: '0.00' });
  expect(await screen.findByText('Nikt jeszcze nie wszedł z Twojego linku')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Znajdź ofertę do polecenia' })).toHaveAttribute('href', '/offers');
  expect(screen.getByRole('region', { name: 'Zaproś do Wspólnika' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Podsumowanie' })).not.toBeInTheDocument();
});

it('the figures follow the points that come', async () => {
  let earned = '0.00';
  fakeApi({
    [LIST]: () => found([recommendation({ earned })], { earned }),
    [LINK]: () => reflink(),
  });
  await renderPage(<ReferralsPage />, { url: '/points/referrals' });
  await row();
  earned = '45.00';
  act(announceBalanceChange);
  await waitFor(() => expect(figures()).toContain('Zarobione45,00 zł'));
});

it('a period without recommendations leads back to all', async () => {
  await open([], { offers: 0 }, '?period=month');
  expect(await screen.findByText('Brak poleceń w tym okresie')).toBeVisible();
});

it('a company that is not active sees why it has no link', async () => {
  act(signOut);
  signInAs.company({ status: 'draft' });
  const { calls } = await open([recommendation()]);
  const shown = await row();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === 'reflink/')).toBe(false);
});

it('a link that was not loaded can be loaded again, and so can the list', async () => {
  const user = userEvent.setup();
  let isUp = false;
  fakeApi({
    [LIST]: () => (isUp ? found([recommendation()]) : problem(500, 'internal')),
    [LINK]: () => (isUp ? reflink() : problem(500, 'internal')),
  });
  await renderPage(<ReferralsPage />, { url: '/points/referrals' });
  expect(await screen.findByText('Nie udało się wczytać poleceń')).toBeVisible();
  expect(await screen.findByText('Nie udało się wczytać Twojego linku')).toBeVisible();
  isUp = true;
  for (const button of screen.getAllByRole('button', { name: 'Spróbuj ponownie' })) await user.click(button);
  expect((await row()).getByText('90,00 zł')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Twój link' })).toBeVisible();
});
