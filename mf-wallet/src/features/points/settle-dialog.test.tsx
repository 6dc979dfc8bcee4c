import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, companyBalance, problem, sellerProfile, switchProfile } from '@wspolnik/testing';
import { BALANCE, leave, openAsOwner, openedDialog, sentTo, showPoints } from './testing/show-points.tsx';

const SETTLE = 'POST pay-event-off/';
const due = { amount: '1100.00', oldest_at: '2026-11-01T10:00:00.000Z', overdue: false };

beforeEach(openAsOwner);
afterEach(leave);

it('pending rewards show their deadline and the consequence of missing it', async () => {
  await showPoints({ [BALANCE]: () => companyBalance({ due }) });
  const notice = await screen.findByRole('region', { name: 'Nagrody do rozliczenia' });
  expect(notice).toHaveTextContent('Do rozliczenia: 1 100,00 zł');
  expect(notice).toHaveTextContent('czeka od 1 listopada 2026. Rozlicz je do 1 grudnia 2026');
  await screen.findByText('1 254,50 zł');
});

it('overdue pending rewards show a warning, and a member sees who can settle them', async () => {
  switchProfile({ ...sellerProfile, role: 'member' });
  await showPoints({ [BALANCE]: () => companyBalance({ due: { ...due, overdue: true } }) });
  const notice = within(await screen.findByRole('region', { name: 'Nagrody do rozliczenia' }));
  expect(notice.getByText(/nie może dodawać ofert/)).toBeVisible();
  expect(notice.getByText(/Rozlicza właściciel albo menedżer/)).toBeVisible();
  expect(notice.queryByRole('button')).not.toBeInTheDocument();
});

it('pending rewards are settled once, and the notice disappears', async () => {
  let now = companyBalance({ due: { ...due, amount: '30.00' } });
  const { calls } = await showPoints({
    [BALANCE]: () => now,
    [SETTLE]: () => {
      now = companyBalance();
      return { settled: 2, paid: '30.00', due: now.due };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rozlicz' }));
  const question = await openedDialog('Rozliczyć nagrody?');
  await userEvent.dblClick(question.getByRole('button', { name: 'Rozlicz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Nagrody do rozliczenia' })).not.toBeInTheDocument();
  expect(sentTo(calls, 'pay-event-off/')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('pending rewards lead to a recharge of the missing amount', async () => {
  await showPoints({ [BALANCE]: () => companyBalance({ due }) }, '?open=settle');
  const question = await openedDialog('Rozliczyć nagrody?');
  expect(question.getByText('Brakuje').closest('div')).toHaveTextContent('100,00 zł');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Doładuj brakujące' }));
  const form = await openedDialog('Doładuj punkty firmy');
  expect(form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('100,00');
});

it('pending rewards show why they cannot be settled after the points were spent', async () => {
  const answers = { [BALANCE]: () => companyBalance({ due: { ...due, amount: '30.00' } }) };
  await showPoints({ ...answers, [SETTLE]: () => problem(422, 'insufficient_points') }, '?open=settle');
  const question = await openedDialog('Rozliczyć nagrody?');
  await userEvent.click(question.getByRole('button', { name: 'Rozlicz' }));
  expect(await question.findByText('Na koncie jest za mało punktów.')).toBeVisible();
});
