import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminUser,
  axe,
  fakeApi,
  idOf,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { UserListPage } from './user-list.page.tsx';

const LIST = 'GET admin/user_list/';
const suspended = adminUser({
  id: idOf(2),
  first_name: 'Jan',
  last_name: 'Kos',
  status: 'disabled',
  role: 'ADMIN',
  companies: [],
});
const show = (search = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(<UserListPage />, { url: `${locale === 'en' ? '/en' : ''}/admin/users${search}`, locale });

beforeEach(() => signInAs.admin());

it('the list shows accounts with their state and companies', async () => {
  fakeApi({ [LIST]: () => pageOf([adminUser(), suspended]) });
  const { container } = await show();
  const row = within(await screen.findByRole('article', { name: 'Jan Kos' }));
  expect(row.getByText('Zawieszone')).toBeVisible();
  expect(row.getByText('Administrator')).toBeVisible();
  expect(row.getByRole('link', { name: 'Jan Kos' })).toHaveAttribute('href', `/admin/users/${idOf(2)}`);
  expect(screen.getByText('2 konta')).toBeVisible();
  expect(screen.getByText(/Stolarnia Żuraw/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the list follows the decisions of other admins', async () => {
  let rows = [adminUser()];
  fakeApi({ [LIST]: () => pageOf(rows) });
  await show();
  const row = within(await screen.findByRole('article', { name: 'Ewa Nowak' }));
  expect(row.queryByText('Zawieszone')).toBeNull();
  rows = [adminUser({ status: 'disabled' })];
  act(() => tellFrame({ seq: 1, type: 'account.changed', data: { id: adminUser().id, company_id: null } }));
  expect(await row.findByText('Zawieszone')).toBeVisible();
});

it('an account with a scheduled deletion has a state and a filter that a suspended one has not', async () => {
  const leaving = adminUser({ status: 'deletion_pending' });
  const calls = fakeApi({ [LIST]: () => pageOf([leaving, suspended]) });
  await show('', 'en');
  expect(within(await screen.findByRole('article', { name: 'Ewa Nowak' })).getByText('To be deleted')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account status' }), 'To be deleted');
  await waitFor(() => expect(calls.at(-1)?.params.get('status')).toBe('deletion_pending'));
});

it('search and filters are in the address', async () => {
  const calls = fakeApi({ [LIST]: ({ params }) => pageOf(params.get('status') ? [] : [adminUser()]) });
  await show('?role=USER');
  await screen.findByRole('article', { name: 'Ewa Nowak' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj użytkowników' }), 'ewa{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status konta' }), 'Zawieszone');
  expect(await screen.findByRole('link', { name: 'Wyczyść filtry' })).toBeVisible();
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({
      limit: '30',
      role: 'USER',
      q: 'ewa',
      status: 'disabled',
    }),
  );
  expect(window.location.search).toContain('status=disabled');
});

it('the count shows when there are more than are counted', async () => {
  fakeApi({ [LIST]: () => pageOf([adminUser()], { count: 10_000, count_exact: false }) });
  await show('', 'en');
  expect(await screen.findByText('more than 10,000 accounts')).toBeVisible();
});

it('the list shows a failure and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([adminUser()])) });
  await show();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'Ewa Nowak' })).toBeVisible();
});

it('the list is hidden once the admin acts as a company', async () => {
  const answers = [pageOf([adminUser()]), problem(403, 'forbidden')];
  fakeApi({ [LIST]: () => answers.shift() });
  await show();
  await screen.findByRole('article', { name: 'Ewa Nowak' });
  act(() => switchProfile(sellerProfile));
  expect(screen.queryByText('Ewa Nowak')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie masz uprawnień');
});

it('a delayed search does not lead back from a page opened meanwhile', async () => {
  fakeApi({ [LIST]: () => pageOf([adminUser()]) });
  await show();
  await screen.findByRole('article', { name: 'Ewa Nowak' });
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj użytkowników' }), { target: { value: 'ewa' } });
  window.history.pushState(null, '', '/admin/users/1');
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(window.location.pathname).toBe('/admin/users/1');
});
