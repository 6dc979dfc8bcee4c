import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawalRequest } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  fileNotSent,
  idOf,
  pageOf,
  problem,
  signInAs,
  signOut,
  tellFrame,
  withdrawalDetail,
  withdrawalRequest,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { WithdrawalsPage } from './withdrawals.page.tsx';

const URL = 'accounts/admin/withdrawal-requests/';
const PATH = '/admin/points/withdraw-requests';
const file = { id: idOf(60), name: 'przelewy-1.csv', created_at: '2026-11-20T10:00:00.000Z' };
const adam = { id: idOf(70), name: 'Adam Admin', since: '2026-11-20T10:00:00.000Z', is_caller: false };
const asked = withdrawalRequest();
const approved = {
  ...asked,
  status: 'approved',
  allowed_actions: ['paid', 'rejected', 'take'],
} satisfies WithdrawalRequest;
const exported = { ...approved, file, held_by: adam, allowed_actions: ['take'] } satisfies WithdrawalRequest;
const mine = {
  ...exported,
  held_by: { ...adam, is_caller: true },
  allowed_actions: ['paid', 'not_sent'],
} satisfies WithdrawalRequest;
const paid = { ...asked, status: 'paid', allowed_actions: [] } satisfies WithdrawalRequest;

/** A list that another admin changes; those decided leave it, and are read by themselves. */
function showList(first: WithdrawalRequest, answers: Parameters<typeof fakeApi>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  let now = first;
  const calls = fakeApi({
    [`GET ${URL}`]: () => pageOf(now.status === 'paid' || now.status === 'rejected' ? [] : [now]),
    [`GET ${URL}${first.id}/`]: () => withdrawalDetail(now),
    ...answers,
  });
  const page = renderPage(
    <main>
      <WithdrawalsPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}${PATH}`, locale },
  );
  const change = (changed: WithdrawalRequest) => {
    now = changed;
    return act(() => tellFrame({ seq: 1, type: 'withdrawal.changed', data: { company_id: null } }));
  };
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const set = (changed: WithdrawalRequest) => {
    now = changed;
  };
  return { page, change, bodies, set };
}
const CHANGED = 'Ta wypłata zmieniła się, odkąd otwarto to okno';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list follows another admin at once', async () => {
  const { page, change } = showList(asked);
  await page;
  expect(await screen.findByRole('button', { name: /^Zatwierdź:/ })).toBeVisible();
  await change(exported);
  expect(await screen.findByText('Zajmuje się nią Adam Admin')).toBeVisible();
  expect(screen.getByText('W pliku przelewy-1.csv')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Odrzuć/ })).not.toBeInTheDocument();
});

it('an open question stays as it was, and reports that its withdrawal has changed', async () => {
  const { page, change, bodies } = showList(asked);
  const { container } = await page;
  await press(/^Odrzuć:/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Konto zamknięte');
  await change(exported);
  expect(await dialog.findByText(CHANGED)).toBeVisible();
  for (const text of [
    'Status: Czeka na decyzję → Zatwierdzona',
    'Jest w pliku przelewy-1.csv',
    'Zajmuje się nią Adam Admin',
    'Tej decyzji nie można już podjąć.',
  ]) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  expect(dialog.getByRole('button', { name: 'Odrzuć wypłatę' })).toBeDisabled();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('Konto zamknięte');
  expect(await axe(container.ownerDocument.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Wróć' }));
  expect(bodies()).toEqual([]);
});

it('a decision that is still possible is asked for again, and names the new state', async () => {
  const { page, change, bodies } = showList(asked, { [`POST ${URL}`]: () => ({ ...approved, status: 'rejected' }) });
  await page;
  await press(/^Odrzuć:/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Konto zamknięte');
  await change(approved);
  await userEvent.click(await dialog.findByRole('button', { name: 'Rozumiem, pytaj jeszcze raz' }));
  expect(dialog.queryByText(CHANGED)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wypłatę' }));
  expect(await screen.findByText(/została odrzucona/)).toBeInTheDocument();
  expect(bodies()).toEqual([
    { id: asked.id, status: 'rejected', seen_status: 'approved', rejected_reason: 'Konto zamknięte' },
  ]);
});

it.each([
  ['pl', /^Oznacz jako wypłaconą:/, 'Oznacz jako wypłaconą', 'Status: Zatwierdzona → Wypłacona'],
  ['en', /^Mark as paid:/, 'Mark as paid', 'Status: Approved → Paid'],
] as const)('a refused decision shows what has changed (%s)', async (locale, open, confirm, change) => {
  const list = showList(
    approved,
    {
      [`POST ${URL}`]: () => {
        list.set(paid);
        return problem(409, 'withdrawal_changed');
      },
    },
    locale,
  );
  await list.page;
  await press(open);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByText(change)).toBeVisible();
  expect(dialog.getByRole('button', { name: confirm })).toBeDisabled();
});

it('changed withdrawals are left out of several only after a question', async () => {
  const other = withdrawalRequest({ id: idOf(35), holder: { ...asked.holder, name: 'Jan Kos' }, amount: '7.00' });
  let rows: WithdrawalRequest[] = [asked, other];
  const calls = fakeApi({ [`GET ${URL}`]: () => pageOf(rows), [`POST ${URL}several/`]: () => ({ results: [] }) });
  await renderPage(<WithdrawalsPage />, { url: PATH });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wszystkie na stronie' }));
  await press('Zatwierdź (2)');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Razem 27,00\szł/)).toBeVisible();
  rows = [exported, other];
  await act(() => tellFrame({ seq: 1, type: 'withdrawal.changed', data: { company_id: null } }));
  expect(await dialog.findByText('1 wypłata zmieniła się, odkąd otwarto to okno')).toBeVisible();
  expect(dialog.getByText(/Razem 27,00\szł/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Zatwierdź' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: /^Pomiń je/ }));
  expect(dialog.getByText(/Razem 7,00\szł/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zatwierdź' }));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ status: 'approved', seen_status: 'requested', ids: [other.id] });
});

it('a withdrawal in the hands of another admin can be taken over', async () => {
  const list = showList(exported, {
    [`POST ${URL}${asked.id}/take/`]: () => {
      list.set(mine);
      return mine;
    },
  });
  await list.page;
  await press(/^Przejmij:/);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Zajmuje się nią Adam Admin\. Uzgodnij to najpierw/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Przejmij' }));
  expect(await screen.findByText('Zajmujesz się nią Ty')).toBeVisible();
  expect(list.bodies()).toEqual([{ seen_holder: adam.id }]);
});

it('a withdrawal of a file can be rejected only once the file is declared not sent', async () => {
  const list = showList(mine, {
    [`POST accounts/admin/withdrawal-files/${file.id}/not-sent/`]: () => {
      list.set({ ...approved, held_by: mine.held_by, allowed_actions: ['paid', 'rejected'] });
      return fileNotSent();
    },
  });
  const { container } = await list.page;
  await screen.findByText('W pliku przelewy-1.csv');
  expect(screen.queryByRole('button', { name: /^Odrzuć/ })).not.toBeInTheDocument();
  await press(/^Plik nie został wysłany:/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Wypłaty z pliku przelewy-1\.csv będzie można odrzucić/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Bank odrzucił plik');
  await userEvent.click(dialog.getByRole('button', { name: 'Oświadcz, że nie wysłano' }));
  expect(await dialog.findByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  expect(await axe(container.ownerDocument.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Potwierdzam/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Oświadcz, że nie wysłano' }));
  expect(await screen.findByRole('button', { name: /^Odrzuć:/ })).toBeVisible();
  expect(list.bodies()).toEqual([{ reason: 'Bank odrzucił plik' }]);
});

it('a single transfer can be declared not sent', async () => {
  const path = `POST accounts/admin/withdrawal-files/${file.id}/not-sent/`;
  const list = showList(mine, { [path]: () => problem(409, 'file_sent') });
  await list.page;
  await press(/^Plik nie został wysłany:/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Zwrot');
  for (const name of [/^Dotyczy tylko/, /^Potwierdzam/]) {
    await userEvent.click(dialog.getByRole('checkbox', { name }));
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Oświadcz, że nie wysłano' }));
  expect(await dialog.findByText(/więc plik został wysłany/)).toBeVisible();
  expect(list.bodies()).toEqual([{ reason: 'Zwrot', withdrawal_id: asked.id }]);
});
