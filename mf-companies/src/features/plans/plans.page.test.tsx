import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToPay } from '@wspolnik/market';
import { DAY_MS } from '@wspolnik/system';
import {
  axe,
  company,
  noConnection,
  otherProfile,
  pageOf,
  payment,
  sellerProfile,
  switchProfile,
} from '@wspolnik/testing';
import {
  answers,
  cardOf,
  change,
  dialog,
  free,
  OWN,
  PLANS,
  show,
  signInAsOwner,
  standard,
} from './testing/plans-page.tsx';

const STATUS = 'GET payment/status/';
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

beforeEach(signInAsOwner);

it('shows the plans, which one is current, and what each would do to the offers', async () => {
  answers();
  const { container } = await show();
  expect((await cardOf('Standard')).getByRole('button', { name: 'Aktualny' })).toBeDisabled();
  expect((await cardOf('Darmowy')).getByText(/Ukryjemy 7 ofert ponad limit/)).toBeVisible();
  expect((await cardOf('Premium')).getByText('Wszystkie Twoje oferty zostaną widoczne.')).toBeVisible();
  expect(screen.getByText(/Aktywne oferty: 10 z 30/)).toBeVisible();
  expect(document.title).toBe('Plan firmy · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('shows what became of the payment, and the new plan', async () => {
  leaveToPay({ payment_id: 'p1', redirect_url: '#' });
  let state = payment({ purpose: 'plan', amount: '99.00' });
  let plans = [free({ current: true }), standard({ current: false, paid_until: null })];
  answers([], { [PLANS]: () => pageOf(plans), [STATUS]: () => state });
  await show('?payment=success');
  expect(await screen.findByText('Płatność w toku: 99,00 zł')).toBeVisible();
  state = payment({ purpose: 'plan', amount: '99.00', status: 'succeeded' });
  plans = [free(), standard()];
  expect(await screen.findByText('Plan opłacony: 99,00 zł')).toBeVisible();
  await waitFor(async () =>
    expect((await cardOf('Standard')).getByRole('button', { name: 'Aktualny' })).toBeDisabled(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(window.location.search).toBe('');
});

it.each([
  ['canceled', 'Płatność anulowana: 100,00 zł'],
  ['expired', 'Czas na płatność minął: 100,00 zł'],
] as const)('the page trusts the server about a payment that is %s', async (status, text) => {
  answers(undefined, { [STATUS]: () => payment({ purpose: 'plan', status }) });
  await show('?payment=success');
  expect(await screen.findByText(text)).toBeVisible();
});

it('the page warns of an unpaid plan with the day of the fall, and lets the owner pay', async () => {
  const renew = change({ kind: 'renew', amount: '99.00', starts_at: daysAgo(10) });
  answers([free(), standard({ paid_until: daysAgo(10), change: renew })]);
  await show();
  expect(await screen.findByText(/Plan Standard jest nieopłacony od/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opłać kolejny okres' }));
  expect((await dialog()).getByText(/^Kolejny okres: od/)).toBeVisible();
});

it('the page lets a manager look, and says who may choose', async () => {
  act(() => switchProfile({ ...sellerProfile, role: 'manager' }));
  answers();
  await show();
  expect((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' })).toBeDisabled();
  expect(screen.getByText('Plan zmienia tylko właściciel firmy')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Płatności' })).toBeVisible();
});

it('shows a member no payments', async () => {
  act(() => switchProfile({ ...sellerProfile, role: 'member' }));
  const calls = answers();
  await show();
  await cardOf('Premium');
  expect(screen.queryByText('Płatności')).toBeNull();
  expect(calls.some(({ path }) => path === 'payment/history/')).toBe(false);
});

it('the page leads a company that is not active to its verification', async () => {
  answers(undefined, { [OWN]: () => company({ status: 'draft' }) });
  await show();
  expect(await screen.findByRole('link', { name: 'Przejdź do weryfikacji' })).toHaveAttribute(
    'href',
    '/companies/verify-company',
  );
  expect((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' })).toBeDisabled();
});

it('shows the failure and tries again', async () => {
  let fails = true;
  answers([], { [PLANS]: () => (fails ? noConnection() : pageOf([free()])) });
  await show();
  expect(await screen.findByText('Nie udało się wczytać planów')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await cardOf('Darmowy')).toBeTruthy();
});

it('shows nothing of the former company after a switch', async () => {
  const ofOther = new Promise(() => undefined);
  answers([], {
    [PLANS]: ({ headers }: { headers: Headers }) =>
      headers.get('company-id') === sellerProfile.id ? pageOf([standard()]) : ofOther,
  });
  await show();
  await cardOf('Standard');
  act(() => switchProfile(otherProfile));
  expect(screen.queryByRole('article', { name: 'Standard' })).toBeNull();
});
