import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, pageOf, withdrawal } from '@wspolnik/shared-ui/testing';
import { leave, openAsOwner, showRegistry, WITHDRAWALS } from './testing/show-registry.tsx';

beforeEach(openAsOwner);
afterEach(leave);

it('shows earlier withdrawals, their state and why one was refused', async () => {
  const rows = [
    withdrawal(),
    withdrawal({ id: idOf(31), status: 'approved', decided_at: '2026-11-11T08:00:00.000Z' }),
    withdrawal({ id: idOf(32), status: 'rejected', rejected_reason: 'Zły numer rachunku' }),
  ];
  const all = [...rows, withdrawal({ id: idOf(33), status: 'paid', bank_number: null, broker_account: 'DM-77' })];
  await showRegistry({
    [WITHDRAWALS]: ({ params }: { params: URLSearchParams }) =>
      pageOf(params.get('limit') === '3' ? rows : all, { count: 4 }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Wypłaty' }));
  expect(panel.getByText('Czeka na decyzję')).toBeVisible();
  expect(panel.getByText('Zatwierdzona, czeka na przelew')).toBeVisible();
  expect(panel.getByText('Powód: Zły numer rachunku')).toBeVisible();
  expect(panel.getAllByText(/rachunek …2874/)).toHaveLength(3);
  await userEvent.click(panel.getByRole('button', { name: 'Pokaż wszystkie (4)' }));
  expect(await panel.findByText(/rachunek …M-77/)).toBeVisible();
});
