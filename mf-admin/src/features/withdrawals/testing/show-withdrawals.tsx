import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { idOf, withdrawalRequest } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { WithdrawalsPage } from '../withdrawals.page.tsx';

export const LIST = 'GET accounts/admin/withdrawal-requests/';
export const DECIDE = 'POST accounts/admin/withdrawal-requests/';
export const SEVERAL = 'POST accounts/admin/withdrawal-requests/several/';
export const FILE = 'POST accounts/admin/withdrawal-files/';
export const PATH = '/admin/points/withdraw-requests';
export const account = { valid: true, bank: 'mBank', verified: null, shared_with: [] };
const company = { id: idOf(12), type: 'company' as const, name: 'Lingua Łódź', thumbnail: null };
export const ewa = withdrawalRequest({ account });
export const lingua = withdrawalRequest({
  id: idOf(31),
  holder: company,
  amount: '300.00',
  status: 'approved',
  allowed_actions: ['paid', 'rejected', 'take'],
  account: { ...account, verified: false, shared_with: [{ ...ewa.holder, name: 'Jan Kos' }] },
});
export const own = withdrawalRequest({
  id: idOf(32),
  holder: { ...ewa.holder, id: idOf(33), name: 'Adam Admin' },
  is_own: true,
  allowed_actions: [],
});

export const show = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <WithdrawalsPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}${PATH}${query}`, locale },
  );
export const row = async (name: RegExp) => within(await screen.findByRole('article', { name }));
export const choose = async (name: RegExp) =>
  userEvent.click((await row(name)).getByRole('checkbox', { name: /^Wybierz wypłatę/ }));
