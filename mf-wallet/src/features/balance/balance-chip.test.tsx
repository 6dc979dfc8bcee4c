import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  balance,
  fakeApi,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { BalanceChip } from './balance-chip.tsx';

const BALANCE = 'GET point-balance/';
const ofCompany = balance({
  company_id: sellerProfile.id,
  points: '1000.10',
  frozen_points: { balance: '234.40' },
  withdrawable_points: '0.00',
});

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

it('shows a person the withdrawable points', async () => {
  fakeApi({ [BALANCE]: () => balance() });
  await renderPage(<BalanceChip />, { url: '/' });
  expect(screen.getByRole('status', { name: 'Pobieranie salda' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Saldo: 120,50\szł/ })).toHaveTextContent('120,50 zł');
});

it('after a switch of the profile shows a company the sum of points and frozen points', async () => {
  fakeApi({ [BALANCE]: ({ headers }) => (headers.has('company-id') ? ofCompany : balance()) });
  await renderPage(<BalanceChip />, { url: '/en', locale: 'en' });
  await screen.findByText('120,50 zł');
  act(() => switchProfile(sellerProfile));
  expect(await screen.findByText('1 234,50 zł')).toBeVisible();
});

it('reloads when a purchase changed the balance', async () => {
  let withdrawable = '120.50';
  fakeApi({ [BALANCE]: () => balance({ withdrawable_points: withdrawable }) });
  await renderPage(<BalanceChip />, { url: '/' });
  await screen.findByText('120,50 zł');
  withdrawable = '99.00';
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findByText('99,00 zł')).toBeVisible();
});

it('retries on a click after a failure', async () => {
  let fails = true;
  fakeApi({ [BALANCE]: () => (fails ? problem(503, 'unavailable') : balance()) });
  await renderPage(<BalanceChip />, { url: '/' });
  const again = await screen.findByRole('button', { name: /Nie udało się pobrać salda/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('120,50 zł')).toBeVisible();
});

it('retries automatically after a failure, since the header shows no error panel', async () => {
  jest.useFakeTimers();
  let fails = true;
  fakeApi({ [BALANCE]: () => (fails ? problem(503, 'unavailable') : balance()) });
  await renderPage(<BalanceChip />, { url: '/' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: /Nie udało się pobrać salda/ })).toBeVisible();
  fails = false;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('120,50 zł')).toBeVisible();
  jest.useRealTimers();
});

it('sends no request for a guest', async () => {
  signOut();
  const calls = fakeApi({});
  await renderPage(<BalanceChip />, { url: '/' });
  await waitFor(() => expect(calls).toEqual([]));
});
