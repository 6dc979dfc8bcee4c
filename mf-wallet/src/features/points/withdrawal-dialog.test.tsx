import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  companyBalance,
  confirmationMethods,
  idOf,
  noNetwork,
  payoutAccount,
  problem,
  sellerProfile,
  switchProfile,
  withdrawal,
} from '@wspolnik/testing';
import {
  ACCOUNTS,
  BALANCE,
  CONFIRM,
  leave,
  METHOD,
  openAsOwner,
  openedDialog,
  sentTo,
  showPoints,
} from './testing/show-points.tsx';

const WITHDRAW = 'POST payment/requestwithdrawal/';
const PATH = 'payment/requestwithdrawal/';

beforeEach(openAsOwner);
afterEach(leave);

const open = async (answers = {}) => {
  const shown = await showPoints(answers, '?open=withdrawal');
  return { ...shown, form: await openedDialog('Wypłać zarobione punkty') };
};
const typePassword = async (password = 'Demo!2345') => {
  const field = await screen.findByLabelText(/Twoje hasło do Wspólnika/);
  await userEvent.clear(field);
  await userEvent.type(field, password);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Zleć wypłatę' }));

it('a withdrawal goes to a known account, after the password', async () => {
  const balanceChanged = jest.fn();
  window.addEventListener('wp:balance-changed', balanceChanged, { once: true });
  const { calls, form } = await open({ [WITHDRAW]: () => withdrawal() });
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: /^Wszystko/ }));
  expect(form.getByRole('radio', { name: /Santander/ })).toBeChecked();
  await typePassword();
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(calls, 'accounts/confirm/').at(-1)?.body).toEqual({ password: 'Demo!2345' });
  const [call] = sentTo(calls, PATH);
  expect(call?.body).toEqual({ amount: '20.00', bank_number: '61109010140000071219812874' });
  expect(call?.headers.get('confirmation')).toBe('confirmed');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(balanceChanged).toHaveBeenCalled();
  expect(window.location.search).toBe('');
});

it('a code of the app replaces the password, and the chosen account is sent', async () => {
  const broker = payoutAccount({ id: idOf(36), bank_number: null, broker_account: 'DM-77', bank: null });
  const { calls, form } = await open({
    [METHOD]: () => confirmationMethods('authenticator'),
    [ACCOUNTS]: () => ({ results: [payoutAccount(), broker] }),
    [WITHDRAW]: () => withdrawal(),
  });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '5');
  await userEvent.click(form.getByRole('radio', { name: /Rachunek maklerski/ }));
  await userEvent.type(await form.findByRole('textbox', { name: /Kod z aplikacji/ }), '123 456');
  await send();
  await waitFor(() => expect(sentTo(calls, PATH)[0]?.body).toEqual({ amount: '5.00', broker_account: 'DM-77' }));
  expect(sentTo(calls, 'accounts/confirm/').at(-1)?.body).toEqual({ code: '123 456' });
});

it('a wrong password is shown at its field, and nothing is requested', async () => {
  const wrong = [{ code: 'passwordWrong' }];
  const { calls, form } = await open({ [CONFIRM]: () => problem(422, 'validation_failed', { password: wrong }) });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '5');
  await typePassword('Zgadywane1!');
  await send();
  await waitFor(() => expect(screen.getByLabelText(/Twoje hasło do Wspólnika/)).toBeInvalid());
  expect(sentTo(calls, PATH)).toEqual([]);
});

it('each invalid field shows its error at once', async () => {
  const { calls, form } = await open();
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '20.01');
  await send();
  expect(await form.findByText('Popraw 2 pola.')).toBeVisible();
  expect(form.getByText('Podaj najwyżej 20,00 zł.')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('a balance spent meanwhile is an error of the amount, with the new balance', async () => {
  let now = companyBalance();
  const { form } = await open({
    [BALANCE]: () => now,
    [WITHDRAW]: () => {
      now = companyBalance({ points: '1004.00', withdrawable_points: '4.00' });
      return problem(422, 'insufficient_points');
    },
  });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '10');
  await typePassword();
  await send();
  const amount = form.getByRole('textbox', { name: /Kwota/ });
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Na koncie jest za mało punktów/));
  expect(await form.findByText(/^Do wypłaty: 4,00/)).toBeVisible();
  expect(amount).toHaveValue('10');
});

it('a repeated request has the same idempotency key, a corrected one a new key', async () => {
  const answers = [noNetwork, () => problem(422, 'insufficient_points'), () => withdrawal()];
  const { calls, form } = await open({ [WITHDRAW]: () => answers.shift()?.() });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '10');
  await typePassword();
  await send();
  expect(await form.findByText(/Brak połączenia/)).toBeVisible();
  await send();
  expect(await form.findAllByText(/za mało punktów/)).not.toHaveLength(0);
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '{Backspace}');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = sentTo(calls, PATH).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

it('the amount survives a reload until it is discarded, the password does not', async () => {
  const before = await open();
  await userEvent.type(before.form.getByRole('textbox', { name: /Kwota/ }), '7.5');
  await typePassword();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Demo!2345');
  before.unmount();
  const again = await open();
  expect(again.form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('7,5');
  expect(await screen.findByLabelText(/Twoje hasło do Wspólnika/)).toHaveValue('');
  await userEvent.click(again.form.getByRole('button', { name: 'Anuluj' }));
  again.unmount();
  expect((await open()).form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('');
});

it('the dialog does not open for a manager', async () => {
  switchProfile({ ...sellerProfile, role: 'manager' });
  await showPoints({}, '?open=withdrawal');
  await screen.findByRole('region', { name: 'Saldo firmy' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
