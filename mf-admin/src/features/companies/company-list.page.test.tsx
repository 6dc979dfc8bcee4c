import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminCompany, axe, fakeApi, pageOf, plan, problem, signInAs, tellFrame } from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyListPage } from './company-list.page.tsx';

const LIST = 'GET admin/company_list/';
const PLANS = 'GET payment/plans-list/';
const large = plan();
const show = (search = '') => renderPage(<CompanyListPage />, { url: `/admin/companies${search}` });

beforeEach(() => signInAs.admin());

it('the list shows companies with their state, NIP and plan', async () => {
  fakeApi({ [LIST]: () => pageOf([adminCompany({ status: 'suspended' })]), [PLANS]: () => pageOf([large]) });
  const { container } = await show();
  const row = within(await screen.findByRole('article', { name: 'Stolarnia Żuraw' }));
  expect(row.getByText('Zawieszona')).toBeVisible();
  expect(row.getByText(/NIP 5260250274 · Plan Standard · 3 osoby · 4 oferty/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the list follows the decisions of other admins', async () => {
  let rows = [adminCompany({ status: 'submitted' })];
  fakeApi({ [LIST]: () => pageOf(rows), [PLANS]: () => pageOf([large]) });
  await show();
  const row = within(await screen.findByRole('article', { name: 'Stolarnia Żuraw' }));
  expect(row.queryByText('Zawieszona')).not.toBeInTheDocument();
  rows = [adminCompany({ status: 'suspended' })];
  act(() => tellFrame({ seq: 1, type: 'verification.changed', data: { id: adminCompany().id, company_id: null } }));
  expect(await row.findByText('Zawieszona')).toBeVisible();
});

it('search, status and plan are in the address', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([adminCompany()]), [PLANS]: () => pageOf([large]) });
  await show('?q=526');
  await screen.findByRole('option', { name: large.title });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), large.title);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status firmy' }), 'Szkic');
  await screen.findByRole('article', { name: 'Stolarnia Żuraw' });
  expect(window.location.search).toContain('status=draft');
  const asked = calls.filter(({ path }) => path.includes('company_list')).at(-1);
  expect(Object.fromEntries(asked?.params ?? [])).toEqual({ limit: '30', q: '526', status: 'draft', plan: large.id });
});

it('the list shows a failure and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([adminCompany()])), [PLANS]: () => pageOf([]) });
  await show();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'Stolarnia Żuraw' })).toBeVisible();
});
