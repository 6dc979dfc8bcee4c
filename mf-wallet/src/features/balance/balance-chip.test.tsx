import { act, screen, waitFor } from '@testing-library/react';
import { balance, fakeApi, problem, sellerProfile, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { BalanceChip } from './balance-chip.tsx';

const BALANCE = 'GET point-balance/';
const ofCompany = balance({
  company_id: sellerProfile.id,
  points: '1000.10',
  frozen_points: { balance: '234.40', orders: 2 },
  withdrawable_points: '0.00',
});

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

it('the chip shows a person the withdrawable points and links to them', async () => {
  fakeApi({ [BALANCE]: () => balance() });
  await renderPage(<BalanceChip />, { url: '/' });
  expect(screen.getByRole('status', { name: 'Pobieranie salda' })).toBeInTheDocument();
  const chip = await screen.findByRole('link', { name: /^Punkty\. 120,50\szł$/ });
  expect(chip).toHaveTextContent('120,50 zł');
  expect(chip).toHaveAttribute('href', '/points/registry');
});

it.each([
  ['pl', '2026-12-02T09:00:00.000Z', '0.00', 'Punkty. 0,00 zł · czeka 222,71 zł (od 2 grudnia)'],
  ['en', '2026-12-02T09:00:00.000Z', '0.00', 'Points. 0,00 zł · 222,71 zł on hold (until 2 December)'],
  ['pl', '2026-12-02T09:00:00.000Z', '75.01', 'Punkty. 0,00 zł · czeka 222,71 zł'],
  ['pl', null, '222.71', 'Punkty. 0,00 zł · czeka 222,71 zł'],
] as const)(
  'the chip shows waiting points and their date (%s, %s, disputed %s)',
  async (locale, next_at, disputed, name) => {
    const assigned_points = { balance: '222.71', next_at, disputed };
    fakeApi({ [BALANCE]: () => balance({ withdrawable_points: '0.00', assigned_points }) });
    await renderPage(<BalanceChip />, { url: locale === 'en' ? '/en' : '/', locale });
    const chip = await screen.findByRole('link');
    expect(chip.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(name);
  },
);

it('the chip shows a company its usable points after a switch of the profile', async () => {
  fakeApi({ [BALANCE]: ({ headers }) => (headers.has('company-id') ? ofCompany : balance()) });
  await renderPage(<BalanceChip />, { url: '/en', locale: 'en' });
  await screen.findByRole('link', { name: /120,50/ });
  act(() => switchProfile(sellerProfile));
  expect(await screen.findByRole('link', { name: /^Points\. Available 1\s000,10\szł$/ })).toBeVisible();
});

it('the chip reloads when a purchase has changed the balance', async () => {
  let withdrawable = '120.50';
  fakeApi({ [BALANCE]: () => balance({ withdrawable_points: withdrawable }) });
  await renderPage(<BalanceChip />, { url: '/' });
  await screen.findByRole('link', { name: /120,50/ });
  withdrawable = '99.00';
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findByRole('link', { name: /99,00/ })).toBeVisible();
});

it('the chip retries automatically after a failure, as the header has no error panel', async () => {
  jest.useFakeTimers();
  let fails = true;
  fakeApi({ [BALANCE]: () => (fails ? problem(503, 'unavailable') : balance()) });
  await renderPage(<BalanceChip />, { url: '/' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('link', { name: /Nie udało się pobrać salda/ })).toBeVisible();
  fails = false;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('link', { name: /120,50/ })).toBeVisible();
  jest.useRealTimers();
});

it('the chip sends no request for a guest', async () => {
  signOut();
  const calls = fakeApi({});
  await renderPage(<BalanceChip />, { url: '/' });
  await waitFor(() => expect(calls).toEqual([]));
});
