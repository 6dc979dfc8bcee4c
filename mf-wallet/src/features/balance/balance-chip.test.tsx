import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { fakeApi, problem } from '@wspolnik/shared-auth/testing';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { balance, company, login } from '../../lib/testing/samples.ts';
import { BalanceChip } from './balance-chip.tsx';

const BALANCE = 'GET point-balance/';
const ofCompany = balance({
  company_id: company.id,
  points: '1000.10',
  frozen_points: { balance: '234.40' },
  withdrawable_points: '0.00',
});

beforeEach(() => useSessionStore.getState().signIn(login));
afterEach(() => act(() => useSessionStore.getState().clear()));

it('shows a person what can be withdrawn', async () => {
  fakeApi({ [BALANCE]: () => balance() });
  await renderPage(<BalanceChip />, { url: '/' });
  expect(screen.getByRole('status', { name: 'Pobieranie salda' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Saldo: 120,50\szł/ })).toHaveTextContent('120,50 zł');
});

it('shows a company points and frozen points together, after the switch of the profile', async () => {
  fakeApi({ [BALANCE]: ({ headers }) => (headers.has('company-id') ? ofCompany : balance()) });
  await renderPage(<BalanceChip />, { url: '/en', locale: 'en' });
  await screen.findByText('120,50 zł');
  act(() => useSessionStore.getState().switchCompany(company));
  expect(await screen.findByText('1 234,50 zł')).toBeVisible();
});

it('asks again when a purchase moved points', async () => {
  let withdrawable = '120.50';
  fakeApi({ [BALANCE]: () => balance({ withdrawable_points: withdrawable }) });
  await renderPage(<BalanceChip />, { url: '/' });
  await screen.findByText('120,50 zł');
  withdrawable = '99.00';
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findByText('99,00 zł')).toBeVisible();
});

it('can be asked again after a failure', async () => {
  let fails = true;
  fakeApi({ [BALANCE]: () => (fails ? problem(503, 'unavailable') : balance()) });
  await renderPage(<BalanceChip />, { url: '/' });
  const again = await screen.findByRole('button', { name: /Nie udało się pobrać salda/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('120,50 zł')).toBeVisible();
});

it('asks nothing for a guest', async () => {
  useSessionStore.getState().clear();
  const calls = fakeApi({});
  await renderPage(<BalanceChip />, { url: '/' });
  await waitFor(() => expect(calls).toEqual([]));
});
