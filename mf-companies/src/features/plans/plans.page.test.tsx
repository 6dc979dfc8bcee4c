import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from '@wspolnik/contract';
import { leaveToPay } from '@wspolnik/market';
import { DAY_MS, formatDate } from '@wspolnik/system';
import {
  axe,
  company,
  fakeApi,
  historyPayment,
  noConnection,
  otherProfile,
  pageOf,
  payment,
  plan,
  planSubscribeReply,
  problem,
  sellerProfile,
  signInAs,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PlansPage } from './plans.page.tsx';

const PLANS = 'GET payment/plans-list/';
const HISTORY = 'GET payment/history/';
const OWN = 'GET accounts/company-data/';
const SUBSCRIBE = 'POST payment/plan-subscribe/';
const STATUS = 'GET payment/status/';
const KEEP = 'DELETE payment/next-plan/';
const URL = '/companies/payments/plans';

const change = (changes: Partial<NonNullable<Plan['change']>> = {}): Plan['change'] => ({
  kind: 'start',
  amount: '249.00',
  credit: '0.00',
  credit_days: 0,
  starts_at: new Date().toISOString(),
  paid_until: '2027-01-10T10:00:00.000Z',
  ...changes,
});
const effect = { active_offers: 10, hides: 0, shows: 0, titles: [] };
const inTwenty = new Date(Date.now() + 20 * DAY_MS).toISOString();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const free = (changes: Partial<Plan> = {}) =>
  plan({
    id: 'free',
    title: 'Darmowy',
    title_en: 'Free',
    price: '0.00',
    period: null,
    offer_limit: 3,
    effect,
    change: change({ kind: 'later', amount: '0.00', starts_at: inTwenty, paid_until: null }),
    ...changes,
  });
const standard = (changes: Partial<Plan> = {}) =>
  plan({ offer_limit: 30, current: true, paid_until: inTwenty, effect, ...changes });
const premium = plan({
  id: 'premium',
  title: 'Premium',
  title_en: 'Premium',
  price: '249.00',
  offer_limit: null,
  effect,
  change: change({ amount: '183.00', credit: '66.00', credit_days: 20 }),
});
const hiding = { active_offers: 10, hides: 7, shows: 0, titles: ['Stół', 'Krzesło'] };

const answers = (plans: Plan[] = [free({ effect: hiding }), standard(), premium], more = {}) =>
  fakeApi({
    [PLANS]: () => pageOf(plans),
    [HISTORY]: () => pageOf([historyPayment()]),
    [OWN]: () => company({ status: 'active' }),
    ...more,
  });
const show = (search = '', options = {}) => renderPage(<PlansPage />, { url: `${URL}${search}`, ...options });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

beforeEach(() => {
  sessionStorage.clear();
  signInAs.company();
  switchProfile({ ...sellerProfile, role: 'owner' });
});

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

it('the page asks before the free plan when nothing is paid, names what is hidden, and takes effect at once', async () => {
  const atOnce = change({ amount: '0.00', paid_until: null });
  let plans = [free({ effect: hiding, change: atOnce }), standard({ paid_until: null })];
  const calls = answers([], {
    [PLANS]: () => pageOf(plans),
    [SUBSCRIBE]: () => {
      plans = [
        free({ current: true, change: null }),
        standard({ current: false, paid_until: null, effect: { ...effect, shows: 7 } }),
      ];
      return { payment_id: null, redirect_url: null, plan: plans[0] };
    },
  });
  await show();
  await userEvent.click((await cardOf('Darmowy')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  expect(asked.getByText('Krzesło')).toBeVisible();
  expect(asked.getByText('i 5 kolejnych')).toBeVisible();
  expect(asked.getByText('Zmiana działa od razu i nic nie kosztuje.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  expect(calls.some(({ path }) => path === 'payment/plan-subscribe/')).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: 'Zmień na Darmowy' }));
  expect((await cardOf('Darmowy')).getByRole('button', { name: 'Aktualny' })).toBeDisabled();
  expect((await cardOf('Standard')).getByText('Pokażemy 7 ukrytych ofert.')).toBeVisible();
});

it('plans a smaller plan for the end of the paid time, and takes it back', async () => {
  const day = formatDate(inTwenty, 'pl');
  let isPlanned = false;
  const calls = answers([], {
    [PLANS]: () => pageOf([free({ next: isPlanned }), standard(), premium]),
    [SUBSCRIBE]: () => {
      isPlanned = true;
      return { payment_id: null, redirect_url: null, plan: standard() };
    },
    [KEEP]: () => {
      isPlanned = false;
    },
  });
  await show();
  expect((await cardOf('Darmowy')).getByText(`Zacznie się ${day}, po opłaconym okresie.`)).toBeVisible();
  await userEvent.click((await cardOf('Darmowy')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  expect(asked.getByText(new RegExp(`działa do ${day}. Tego dnia zastąpi go plan Darmowy`))).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Zaplanuj zmianę' }));
  expect(await screen.findByText(`Plan zmieni się na Darmowy: ${day}`)).toBeVisible();
  expect((await cardOf('Darmowy')).getByRole('button', { name: 'Wybrany jako następny' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zostaw plan Standard' }));
  await waitFor(() => expect(screen.queryByText(`Plan zmieni się na Darmowy: ${day}`)).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('shows the credit for unused days before the payment', async () => {
  answers();
  await show();
  expect(
    (await cardOf('Premium')).getByText(/Zapłacisz 183,00 zł: odliczamy 66,00 zł za 20 niewykorzystanych dni/),
  ).toBeVisible();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  const sum = asked.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(sum).toEqual(['249,00 zł', '−66,00 zł', '183,00 zł']);
  expect(asked.getByText('Odliczamy za 20 niewykorzystanych dni')).toBeVisible();
  expect(asked.getByText(/opłacony do 10 stycznia 2027/)).toBeVisible();
});

it('the page leads to the payment of a paid plan, in the language of the page', async () => {
  const calls = answers(undefined, { [SUBSCRIBE]: () => planSubscribeReply({ redirect_url: '#pay' }) });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  const sent = calls.find(({ path }) => path === 'payment/plan-subscribe/');
  expect(sent?.body).toEqual({ plan: 'premium', expected_amount: '183.00', lang: 'pl' });
});

it('reads the plans again when the change is refused', async () => {
  const calls = answers(undefined, { [SUBSCRIBE]: () => problem(409, 'company_not_active') });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === 'payment/plans-list/')).toHaveLength(2));
});

it('the page closes the question when the amount is another one now, and asks again', async () => {
  answers(undefined, { [SUBSCRIBE]: () => problem(409, 'plan_changed') });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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
