import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  signInAs,
  signOut,
  withdrawalOutcome,
  withdrawalRequest,
} from '@wspolnik/testing';
import { account, DECIDE, ewa, LIST, lingua, row, SEVERAL, show } from './testing/show-withdrawals.tsx';

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the question warns of an account other than the verified one', async () => {
  fakeApi({ [LIST]: () => pageOf([lingua]) });
  await show();
  await userEvent.click((await row(/Lingua Łódź/)).getByRole('button', { name: /^Oznacz jako wypłaconą/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Inny niż zweryfikowany rachunek firmy')).toBeVisible();
  expect(question.getByText(/Odbiorca: Lingua Łódź/)).toBeVisible();
});

it('an approval asks first, and reloads the list', async () => {
  let listed = [ewa];
  const calls = fakeApi({
    [LIST]: () => pageOf(listed),
    [DECIDE]: () => {
      listed = [{ ...ewa, status: 'approved', allowed_actions: ['paid', 'rejected', 'take'] }];
      return listed[0];
    },
  });
  await show();
  await userEvent.click((await row(/Ewa Nowak/)).getByRole('button', { name: /^Zatwierdź/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zatwierdź wypłatę' }));
  expect(await screen.findByText(/dla Ewa Nowak została zatwierdzona/)).toBeInTheDocument();
  expect(await (await row(/Ewa Nowak/)).findByText('Zatwierdzona')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ id: ewa.id, status: 'approved', seen_status: 'requested' });
});

it('a rejection requires a reason, and keeps it when it cannot be sent', async () => {
  let answer: () => unknown = noConnection;
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]), [DECIDE]: () => answer() });
  await show();
  await userEvent.click((await row(/Ewa Nowak/)).getByRole('button', { name: /^Odrzuć/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wypłatę' }));
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Konto zamknięte');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wypłatę' }));
  expect(await dialog.findByText(/Brak połączenia/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('Konto zamknięte');
  answer = () => ({ ...ewa, status: 'rejected', rejected_reason: 'Konto zamknięte', allowed_actions: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wypłatę' }));
  expect(await screen.findByText(/została odrzucona/)).toBeInTheDocument();
  const sent = calls.findLast(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    id: ewa.id,
    status: 'rejected',
    seen_status: 'requested',
    rejected_reason: 'Konto zamknięte',
  });
});

it('several are decided at once, and a refused one shows its reason', async () => {
  const second = withdrawalRequest({ id: idOf(35), holder: { ...ewa.holder, name: 'Jan Kos' }, account });
  const calls = fakeApi({
    [LIST]: () => pageOf([ewa, second, lingua]),
    [SEVERAL]: () => ({
      results: [
        withdrawalOutcome({ id: ewa.id }),
        withdrawalOutcome({ id: second.id, request: null, code: 'withdrawal_changed' }),
      ],
    }),
  });
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wszystkie na stronie' }));
  expect(screen.getByText('Wybrano: 3, razem 340,00 zł')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź (2)' }));
  const question = within(await screen.findByRole('alertdialog'));
  for (const name of ['Ewa Nowak', 'Jan Kos']) expect(question.getByText(name)).toBeVisible();
  expect(question.getAllByText('61 1090 1014 0000 0712 1981 2874')).toHaveLength(2);
  await userEvent.click(question.getByRole('button', { name: 'Zatwierdź' }));
  expect(await screen.findByText('Zatwierdzono 1 wypłatę')).toBeInTheDocument();
  expect((await row(/Jan Kos/)).getByRole('alert')).toHaveTextContent('Ktoś inny rozpatrzył tę wypłatę');
  expect((await row(/Ewa Nowak/)).queryByRole('alert')).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'approved',
    seen_status: 'requested',
    ids: [ewa.id, second.id],
  });
});
