import { screen, within } from '@testing-library/react';
import type { Plan } from '@wspolnik/contract';
import { DAY_MS } from '@wspolnik/system';
import {
  company,
  fakeApi,
  historyPayment,
  pageOf,
  plan,
  sellerProfile,
  signInAs,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PlansPage } from '../plans.page.tsx';

export const PLANS = 'GET payment/plans-list/';
const HISTORY = 'GET payment/history/';
export const OWN = 'GET accounts/company-data/';
const URL = '/companies/payments/plans';

export const change = (changes: Partial<NonNullable<Plan['change']>> = {}): Plan['change'] => ({
  kind: 'start',
  amount: '249.00',
  credit: '0.00',
  credit_days: 0,
  starts_at: new Date().toISOString(),
  paid_until: '2027-01-10T10:00:00.000Z',
  ...changes,
});
export const effect = { active_offers: 10, hides: 0, shows: 0, titles: [] };
export const inTwenty = new Date(Date.now() + 20 * DAY_MS).toISOString();
export const free = (changes: Partial<Plan> = {}) =>
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
export const standard = (changes: Partial<Plan> = {}) =>
  plan({ offer_limit: 30, current: true, paid_until: inTwenty, effect, ...changes });
export const premium = plan({
  id: 'premium',
  title: 'Premium',
  title_en: 'Premium',
  price: '249.00',
  offer_limit: null,
  effect,
  change: change({ amount: '183.00', credit: '66.00', credit_days: 20 }),
});
export const hiding = { active_offers: 10, hides: 7, shows: 0, titles: ['Stół', 'Krzesło'] };

/** The page of a company with the plan Standard, paid for 20 days more; `more` replaces and adds answers. */
export const answers = (plans: Plan[] = [free({ effect: hiding }), standard(), premium], more = {}) =>
  fakeApi({
    [PLANS]: () => pageOf(plans),
    [HISTORY]: () => pageOf([historyPayment()]),
    [OWN]: () => company({ status: 'active' }),
    ...more,
  });
export const show = (search = '', options = {}) => renderPage(<PlansPage />, { url: `${URL}${search}`, ...options });
export const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
export const dialog = async () => within(await screen.findByRole('alertdialog'));

/** In the `beforeEach` of a test of the page. */
export function signInAsOwner(): void {
  sessionStorage.clear();
  signInAs.company();
  switchProfile({ ...sellerProfile, role: 'owner' });
}
