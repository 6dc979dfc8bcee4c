import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToPay } from '@wspolnik/market';
import {
  companyBalance,
  idOf,
  payment,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { BALANCE, PAYMENT, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

it('the notice shows a payment in progress until it is credited, then the new balance', async () => {
  let now = payment();
  let balance = companyBalance();
  await showPoints({ [PAYMENT]: () => now, [BALANCE]: () => balance }, '?payment=success');
  expect(await screen.findByText('Płatność w toku: 100,00 zł')).toBeVisible();
  expect(await screen.findByText('1 254,50 zł')).toBeVisible();
  now = payment({ status: 'succeeded' });
  balance = companyBalance({ points: '1120.00' });
  // Without a click: the page polls.
  expect(await screen.findByText('Doładowano 100,00 zł')).toBeVisible();
  expect(await screen.findByText('1 354,50 zł')).toBeVisible();
});

it('the notice reloads at once when the balance has changed', async () => {
  let now = payment();
  await showPoints({ [PAYMENT]: () => now }, '?payment=success');
  await screen.findByText(/Płatność w toku/);
  now = payment({ status: 'succeeded' });
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findByText('Doładowano 100,00 zł')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(screen.queryByText('Doładowano 100,00 zł')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('the notice trusts the server and not the URL', async () => {
  await showPoints({ [PAYMENT]: () => payment({ status: 'canceled' }) }, '?payment=success');
  expect(await screen.findByText('Płatność anulowana: 100,00 zł')).toBeVisible();
});

it.each([
  ['canceled', 'Płatność anulowana: 100,00 zł'],
  ['pending', 'Płatność niedokończona: 100,00 zł'],
  ['expired', 'Czas na płatność minął: 100,00 zł'],
] as const)('the notice suggests paying again after a payment that is %s', async (status, text) => {
  await showPoints({ [PAYMENT]: () => payment({ status }) }, '?payment=canceled');
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zapłać jeszcze raz' }));
  expect(await screen.findByRole('textbox', { name: /Kwota/ })).toHaveValue('100,00');
  expect(window.location.search).toBe('?open=recharge');
});

it('the notice requests the payment that was started in this tab', async () => {
  leaveToPay({ payment_id: idOf(77), redirect_url: '#provider' });
  const { calls } = await showPoints({ [PAYMENT]: () => payment() }, '?payment=success');
  await screen.findByText(/Płatność w toku/);
  expect(calls.find(({ path }) => path === 'payment/status/')?.params.get('payment_id')).toBe(idOf(77));
});

it('the notice reports a missing payment, and retries after a failure', async () => {
  let answer = () => problem(503, 'unavailable');
  await showPoints({ [PAYMENT]: () => answer() }, '?payment=success');
  const again = await screen.findByRole('button', { name: 'Sprawdź ponownie' });
  answer = () => problem(404, 'not_found');
  await userEvent.click(again);
  expect(await screen.findByText('Nie ma takiej płatności')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the page sends no request for a person, whatever the URL contains', async () => {
  switchProfile(null);
  const { calls } = await showPoints({}, '?payment=success');
  await waitFor(() => expect(calls.length).toBeGreaterThan(2));
  expect(calls.some(({ path }) => path === 'payment/status/')).toBe(false);
});
