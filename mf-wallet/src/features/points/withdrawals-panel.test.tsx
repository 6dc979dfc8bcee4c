import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@wspolnik/system';
import { axe, idOf, pageOf, problem, withdrawal } from '@wspolnik/testing';
import { leave, openAsOwner, showPoints, WITHDRAWALS } from './testing/show-points.tsx';

beforeEach(openAsOwner);
afterEach(leave);

it('the panel shows earlier withdrawals, their state and the reason of a refusal', async () => {
  const rows = [
    withdrawal(),
    withdrawal({ id: idOf(31), status: 'approved', decided_at: '2026-11-11T08:00:00.000Z' }),
    withdrawal({ id: idOf(32), status: 'rejected', rejected_reason: 'Zły numer rachunku' }),
  ];
  const all = [...rows, withdrawal({ id: idOf(33), status: 'paid', bank_number: null, broker_account: 'DM-77' })];
  await showPoints({
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

describe('a withdrawal that nobody has decided about', () => {
  const CANCEL = `POST payment/withdrawals/${withdrawal().id}/cancel/`;
  async function askToCancel() {
    await userEvent.click(await screen.findByRole('button', { name: /^Wycofaj wypłatę/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Punkty od razu wrócą na saldo/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Wycofaj' }));
  }

  it('shows when it will be paid, and can be cancelled', async () => {
    let now = withdrawal();
    const { container } = await showPoints({
      [WITHDRAWALS]: () => pageOf([now]),
      [CANCEL]: () => {
        now = withdrawal({ status: 'cancelled', decided_at: '2026-11-11T08:00:00.000Z' });
        return now;
      },
    });
    expect(await screen.findByText('Zwykle w ciągu 2 dni roboczych')).toBeVisible();
    await askToCancel();
    expect(await screen.findByText('Wycofana')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Wycofaj/ })).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it('cannot be cancelled once an admin has decided', async () => {
    const told = jest.spyOn(toast, 'error');
    let now = withdrawal();
    await showPoints({
      [WITHDRAWALS]: () => pageOf([now]),
      [CANCEL]: () => {
        now = withdrawal({ status: 'approved', decided_at: '2026-11-11T08:00:00.000Z' });
        return problem(409, 'withdrawal_changed');
      },
    });
    await askToCancel();
    expect(await screen.findByText('Zatwierdzona, czeka na przelew')).toBeVisible();
    expect(told).toHaveBeenCalledWith('Ta wypłata zmieniła się w międzyczasie. Sprawdź jej aktualny stan.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
