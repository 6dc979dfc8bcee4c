import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawalOrigin } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  withdrawalDetail,
} from '@wspolnik/testing';
import { ewa, LIST, lingua, own, PATH, row, show } from './testing/show-withdrawals.tsx';

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows each owner, account and warning', async () => {
  fakeApi({ [LIST]: () => pageOf([ewa, lingua, own]) });
  const { container } = await show();
  const person = await row(/Ewa Nowak/);
  expect(person.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible();
  expect(person.getByText('mBank')).toBeVisible();
  expect(person.getByText('Czeka na decyzję')).toBeVisible();
  expect(person.getByRole('link', { name: 'Ewa Nowak' })).toHaveAttribute('href', `/profiles/${ewa.holder.id}`);
  const firm = await row(/Lingua Łódź/);
  expect(firm.getByText('Inny niż zweryfikowany rachunek firmy')).toBeVisible();
  expect(firm.getByRole('link', { name: 'Jan Kos' })).toBeVisible();
  const mine = await row(/Adam Admin/);
  expect(mine.getByText(/Zdecyduje o niej inny administrator/)).toBeVisible();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
  expect(mine.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText('3 wypłaty')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

const CHECKS = {
  pl: ['Co sprawdzić', 'Jedno z trzech pierwszych nagrodzonych zamówień firmy', 'Strony zamówienia w jednej sieci'],
  en: ['What to check', 'One of the company’s first three rewarded orders', 'Both sides of an order on one network'],
} as const;
it.each(['pl', 'en'] as const)('a withdrawal shows the origin of its points and what to check (%s)', async (locale) => {
  const [label, ...texts] = CHECKS[locale];
  const origin = { ...ewa.origin, flags: ['early_reward', 'same_network'] } satisfies WithdrawalOrigin;
  fakeApi({ [LIST]: () => pageOf([{ ...ewa, origin }]) });
  const { container } = await show('', locale);
  const listed = await row(/Ewa Nowak/);
  expect(listed.getByRole('link', { name: 'W-000012' })).toHaveAttribute('href', expect.stringContaining(idOf(51)));
  expect(listed.getByRole('link', { name: ewa.origin.orders[0]?.seller.name ?? '' })).toBeVisible();
  const flags = within(listed.getByRole('list', { name: label }));
  for (const text of texts) expect(flags.getByText(text)).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click(listed.getByRole('button', { name: /^(Zatwierdź|Approve)/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible();
  for (const text of texts) expect(question.getByText(text)).toBeVisible();
});

it('the list opens with what waits for an admin and links to all', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show();
  await row(/Ewa Nowak/);
  expect(calls[0]?.params.get('status')).toBe('requested,approved');
  expect(screen.getByRole('link', { name: 'Do zrobienia', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wszystkie' })).toHaveAttribute('href', `${PATH}?status=all`);
});

it('the list of all shows every state', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show('?status=all');
  await row(/Ewa Nowak/);
  expect(calls[0]?.params.get('status')).toBe('all');
  expect(screen.getByRole('link', { name: 'Wszystkie', current: 'page' })).toBeVisible();
});

it('state and search are in the address', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show('?status=requested&q=ewa');
  await row(/Ewa Nowak/);
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'requested', q: 'ewa' });
  expect(screen.getByRole('link', { name: 'Czekają', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wypłacone' })).toHaveAttribute('href', `${PATH}?q=ewa&status=paid`);
});

it('the details show the orders behind a withdrawal, and its history', async () => {
  const detail = withdrawalDetail({
    ...ewa,
    other_amount: '1.00',
    history: [
      { at: '2026-11-10T08:00:00.000Z', action: 'requested', actor: 'Ewa Nowak', text: null },
      { at: '2026-11-11T08:00:00.000Z', action: 'file', actor: 'Adam Admin', text: 'przelewy-1.csv' },
    ],
  });
  fakeApi({ [LIST]: () => pageOf([ewa]), [`GET accounts/admin/withdrawal-requests/${ewa.id}/`]: () => detail });
  const { container } = await show(`?open=${ewa.id}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Szczegóły wypłaty' }));
  const order = await panel.findByRole('link', { name: 'W-000012' });
  expect(order).toHaveAttribute('href', `/admin/transactions/${detail.sources[0]?.order_id}`);
  expect(panel.getByText('Kurs angielskiego')).toBeVisible();
  expect(panel.getAllByText(/Nagroda: 5% ceny/)).toHaveLength(2);
  expect(panel.getAllByText(/Doładowania: 1 lutego 2026 – 1 lutego 2026/)).toHaveLength(2);
  expect(panel.getByText('Bez zamówienia')).toBeVisible();
  expect(panel.getByText('przelewy-1.csv')).toBeVisible();
  expect(panel.getByRole('link', { name: 'ewa@example.test' })).toBeVisible();
  expect(await axe(container.ownerDocument.body)).toEqual([]);
});

it('the details report a withdrawal that does not exist', async () => {
  fakeApi({
    [LIST]: () => pageOf([ewa]),
    [`GET accounts/admin/withdrawal-requests/${idOf(99)}/`]: () => problem(404, 'not_found'),
  });
  await show(`?open=${idOf(99)}`);
  expect(await screen.findByText('Tej wypłaty nie ma')).toBeVisible();
});

it('the list has an empty state, and retries after a failure', async () => {
  let answer: () => unknown = () => problem(500, 'internal');
  fakeApi({ [LIST]: () => answer() });
  await show('', 'en');
  expect(await screen.findByText('The withdrawals could not be loaded')).toBeVisible();
  answer = () => pageOf([]);
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('No withdrawals are waiting')).toBeVisible();
});

it('the list hides admin data once the admin acts as a company', async () => {
  let isCompany = false;
  fakeApi({ [LIST]: () => (isCompany ? problem(403, 'forbidden') : pageOf([ewa])) });
  await show();
  await row(/Ewa Nowak/);
  isCompany = true;
  act(() => switchProfile(sellerProfile));
  expect(screen.queryByText('Ewa Nowak')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeVisible();
});
