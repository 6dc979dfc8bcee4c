import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, idOf, payoutAccount, sellerProfile, switchProfile } from '@wspolnik/testing';
import { ACCOUNTS, leave, openAsOwner, openedDialog, sentTo, showPoints } from './testing/show-points.tsx';

const ADD = 'POST payment/payout-accounts/';
const PATH = 'payment/payout-accounts/';
/** Later than any day on which the test runs. */
const waiting = payoutAccount({
  id: idOf(36),
  bank_number: '27114020040000300201355387',
  usable_at: '2099-11-24T19:40:00.000Z',
});

beforeEach(openAsOwner);
afterEach(leave);

const panel = async () => within(await screen.findByRole('region', { name: 'Rachunki do wypłat' }));

it('each account shows whether it can be used, or from when', async () => {
  const { container } = await showPoints({ [ACCOUNTS]: () => ({ results: [payoutAccount(), waiting] }) });
  const [ready, other] = (await panel()).getAllByRole('listitem');
  expect(ready).toHaveTextContent(/…2874.*Gotowy do wypłat/);
  expect(other).toHaveTextContent(/…5387.*Można go użyć od 24/);
  expect(await axe(container)).toEqual([]);
});

it('a new account has to wait', async () => {
  let results = [payoutAccount()];
  const { calls } = await showPoints({
    [ACCOUNTS]: () => ({ results }),
    [ADD]: () => {
      results = [payoutAccount(), waiting];
      return waiting;
    },
  });
  await userEvent.click((await panel()).getByRole('button', { name: 'Dodaj rachunek' }));
  const dialog = await openedDialog('Dodaj rachunek do wypłat');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.type(
    dialog.getByRole('textbox', { name: /Numer rachunku bankowego/ }),
    '27 1140 2004 0000 3002 0135 5388',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj rachunek' }));
  expect(await dialog.findByText('Ten numer rachunku ma błędną cyfrę.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Numer rachunku bankowego/ }), '{Backspace}7');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj rachunek' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = sentTo(calls, PATH).find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ bank_number: '27114020040000300201355387' });
  expect(await (await panel()).findByText(/Można go użyć od/)).toBeVisible();
});

it('an account is removed after a question', async () => {
  let results = [waiting];
  await showPoints({
    [ACCOUNTS]: () => ({ results }),
    [`DELETE payment/payout-accounts/${waiting.id}/`]: () => {
      results = [];
      return new Response(null, { status: 204 });
    },
  });
  await userEvent.click((await panel()).getByRole('button', { name: /^Usuń rachunek .*…5387/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await (await panel()).findByText(/Nie ma jeszcze rachunku/)).toBeVisible();
});

it('a withdrawal offers only accounts that can be used', async () => {
  await showPoints({ [ACCOUNTS]: () => ({ results: [payoutAccount(), waiting] }) }, '?open=withdrawal');
  const dialog = await openedDialog('Wypłać zarobione punkty');
  const [ready, ...others] = dialog.getAllByRole('radio');
  expect(ready).toHaveAccessibleName(/…2874/);
  expect(others).toEqual([]);
});

it('the withdrawal dialog shows which account is still waiting', async () => {
  await showPoints({ [ACCOUNTS]: () => ({ results: [waiting] }) }, '?open=withdrawal');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Rachunek czeka do 24/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Dodaj rachunek' }));
  await openedDialog('Dodaj rachunek do wypłat');
});

it('a manager does not see the accounts', async () => {
  switchProfile({ ...sellerProfile, role: 'manager' });
  await showPoints();
  await screen.findByRole('region', { name: 'Saldo firmy' });
  expect(screen.queryByRole('region', { name: 'Rachunki do wypłat' })).not.toBeInTheDocument();
});
