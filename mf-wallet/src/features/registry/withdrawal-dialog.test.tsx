import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  companyBalance,
  noConnection,
  problem,
  sellerProfile,
  switchProfile,
  withdrawal,
} from '@wspolnik/shared-ui/testing';
import { BALANCE, leave, openAsOwner, openedDialog, showRegistry } from './testing/show-registry.tsx';

const WITHDRAW = 'POST payment/requestwithdrawal/';
const NRB = '61 1090 1014 0000 0712 1981 2874';

beforeEach(openAsOwner);
afterEach(leave);

const open = async (answers = {}) => {
  const shown = await showRegistry(answers, '?open=withdrawal');
  return { ...shown, form: await openedDialog('Wypłać zarobione punkty') };
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Zleć wypłatę' }));

it('requests a withdrawal of earned points to a bank account', async () => {
  const balanceChanged = jest.fn();
  window.addEventListener('wp:balance-changed', balanceChanged, { once: true });
  const { calls, form, container } = await open({ [WITHDRAW]: () => withdrawal() });
  expect(await axe(container)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: /^Wszystko/ }));
  await userEvent.type(form.getByRole('textbox', { name: /Numer rachunku bankowego/ }), `PL${NRB}`);
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const call = calls.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ amount: '20.00', bank_number: '61109010140000071219812874' });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(balanceChanged).toHaveBeenCalled();
  expect(window.location.search).toBe('');
});

it('accepts a broker account of at most 60 characters', async () => {
  const { calls, form } = await open({ [WITHDRAW]: () => withdrawal() });
  await userEvent.click(form.getByRole('radio', { name: 'Rachunek maklerski' }));
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '5');
  await userEvent.click(form.getByRole('textbox', { name: /maklerskiego/ }));
  await userEvent.paste('X'.repeat(61));
  await send();
  expect(await form.findByText('Numer rachunku maklerskiego jest za długi.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /maklerskiego/ }), '{Backspace}');
  await send();
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      amount: '5.00',
      broker_account: 'X'.repeat(60),
    }),
  );
});

it('shows the error of each field, all at once', async () => {
  const { calls, form } = await open();
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '20.01');
  await userEvent.type(form.getByRole('textbox', { name: /Numer rachunku bankowego/ }), NRB.replace('61', '62'));
  await send();
  expect(await form.findByText('Popraw 2 pola.')).toBeVisible();
  expect(form.getByText('Wartość może wynosić najwyżej 20,00.')).toBeVisible();
  expect(form.getByText('Podaj poprawny numer rachunku (26 cyfr).')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('shows an already spent balance as an error of the amount, and the new balance', async () => {
  let now = companyBalance();
  const { form } = await open({
    [BALANCE]: () => now,
    [WITHDRAW]: () => {
      now = companyBalance({ points: '1004.00', withdrawable_points: '4.00' });
      return problem(422, 'insufficient_points');
    },
  });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '10');
  await userEvent.type(form.getByRole('textbox', { name: /Numer rachunku bankowego/ }), NRB);
  await send();
  const amount = form.getByRole('textbox', { name: /Kwota/ });
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Na koncie jest za mało punktów/));
  expect(await form.findByText(/^Do wypłaty: 4,00/)).toBeVisible();
  expect(amount).toHaveValue('10');
});

it('reuses the idempotency key when a response was lost, and takes a new one after a correction', async () => {
  const answers = [noConnection, () => problem(422, 'insufficient_points'), () => withdrawal()];
  const { calls, form } = await open({ [WITHDRAW]: () => answers.shift()?.() });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '10');
  await userEvent.type(form.getByRole('textbox', { name: /Numer rachunku bankowego/ }), NRB);
  await send();
  expect(await form.findByText(/Brak połączenia/)).toBeVisible();
  await send();
  expect(await form.findAllByText(/za mało punktów/)).not.toHaveLength(0);
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '{Backspace}');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

it('retains the typed values over a reload, until they are discarded', async () => {
  const before = await open();
  await userEvent.type(before.form.getByRole('textbox', { name: /Kwota/ }), '7.5');
  before.unmount();
  const again = await open();
  expect(again.form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('7.5');
  await userEvent.click(again.form.getByRole('button', { name: 'Anuluj' }));
  again.unmount();
  expect((await open()).form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('');
});

it('does not open for a manager', async () => {
  switchProfile({ ...sellerProfile, role: 'manager' });
  await showRegistry({}, '?open=withdrawal');
  await screen.findByRole('region', { name: 'Saldo firmy' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
