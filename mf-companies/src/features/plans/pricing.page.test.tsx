import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, noConnection, pageOf, plan, sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PricingPage } from './pricing.page.tsx';

const PLANS = 'GET payment/plans-list/';
const yearly = plan({ id: 'year', title: 'Roczny', title_en: 'Yearly', price: '1000.00', period: 'year' });
const show = (options = {}) => renderPage(<PricingPage />, { url: '/pricing', ...options });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const choose = async () => userEvent.click((await card('Standard')).getByRole('button', { name: 'Wybierz' }));
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  signOut();
  fakeApi({ [PLANS]: () => pageOf([plan(), yearly]) });
});

it('shows everybody the plans, with the monthly cost of a yearly one', async () => {
  const { container } = await show();
  expect((await card('Standard')).getByText(/99,00 zł/)).toBeVisible();
  expect((await card('Roczny')).getByText('czyli 83,33 zł miesięcznie')).toBeVisible();
  expect(document.title).toBe('Cennik · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the page announces a planned price beside the one in force', async () => {
  const next_price = { price: '109.00', valid_from: '2026-12-31T23:00:00.000Z' };
  fakeApi({ [PLANS]: () => pageOf([plan({ next_price })]) });
  await show();
  expect((await card('Standard')).getByText(/^99,00/)).toBeVisible();
  expect((await card('Standard')).getByText('od 1 stycznia 2027: 109,00 zł')).toBeVisible();
});

it('answers a frequent question once it is opened', async () => {
  const { container } = await show();
  const answer = () => screen.getByText('Każdy okres opłacasz osobno.', { exact: false });
  expect(answer()).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Czy plan odnawia się automatycznie?' }));
  expect(answer()).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('leads a guest to the sign-up and then to a company', async () => {
  await show();
  await choose();
  expect(address()).toBe('/auth/signup?from=%2Fcompanies%2Fcreate');
});

it('the page leads somebody without a company to create one', async () => {
  signInAs.person({ companies: [] });
  await show();
  await choose();
  expect(address()).toBe('/companies/create');
});

it('the page leads a member to the choice of the company', async () => {
  signInAs.person({ companies: [sellerProfile] });
  await show();
  await choose();
  expect(address()).toBe('/auth/change-profile?from=%2Fcompanies%2Fpayments%2Fplans');
});

it('the page leads a company to its plans', async () => {
  signInAs.company();
  await show();
  await choose();
  expect(address()).toBe('/companies/payments/plans');
});

it('shows the failure and tries again, in English', async () => {
  let fails = true;
  fakeApi({ [PLANS]: () => (fails ? noConnection() : pageOf([yearly])) });
  await renderPage(<PricingPage />, { url: '/en/pricing', locale: 'en' });
  expect(await screen.findByText('The prices could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Yearly')).toBeTruthy();
});
