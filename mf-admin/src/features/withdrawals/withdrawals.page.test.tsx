import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawalOrigin } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  withdrawalDetail,
  withdrawalFile,
  withdrawalOutcome,
  withdrawalRequest,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { WithdrawalsPage } from './withdrawals.page.tsx';

const LIST = 'GET accounts/admin/withdrawal-requests/';
const DECIDE = 'POST accounts/admin/withdrawal-requests/';
const SEVERAL = 'POST accounts/admin/withdrawal-requests/several/';
const FILE = 'POST accounts/admin/withdrawal-files/';
const PATH = '/admin/points/withdraw-requests';
const account = { valid: true, bank: 'mBank', verified: null, shared_with: [] };
const company = { id: idOf(12), type: 'company' as const, name: 'Lingua Łódź', thumbnail: null };
const ewa = withdrawalRequest({ account });
const lingua = withdrawalRequest({
  id: idOf(31),
  holder: company,
  amount: '300.00',
  status: 'approved',
  allowed_actions: ['paid', 'rejected', 'take'],
  account: { ...account, verified: false, shared_with: [{ ...ewa.holder, name: 'Jan Kos' }] },
});
const own = withdrawalRequest({
  id: idOf(32),
  holder: { ...ewa.holder, id: idOf(33), name: 'Adam Admin' },
  is_own: true,
  allowed_actions: [],
});

const show = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <WithdrawalsPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}${PATH}${query}`, locale },
  );
const row = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const choose = async (name: RegExp) =>
  userEvent.click((await row(name)).getByRole('checkbox', { name: /^Wybierz wypłatę/ }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('shows whose money goes to which account, and what speaks against it', async () => {
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
it.each(['pl', 'en'] as const)('shows where the points come from and what to check (%s)', async (locale) => {
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

it('repeats in the question that the account is another than the verified one', async () => {
  fakeApi({ [LIST]: () => pageOf([lingua]) });
  await show();
  await userEvent.click((await row(/Lingua Łódź/)).getByRole('button', { name: /^Oznacz jako wypłaconą/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Inny niż zweryfikowany rachunek firmy')).toBeVisible();
  expect(question.getByText(/Odbiorca: Lingua Łódź/)).toBeVisible();
});

it('opens on what waits for an admin; all are one click away', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show();
  await row(/Ewa Nowak/);
  expect(calls[0]?.params.get('status')).toBe('requested,approved');
  expect(screen.getByRole('link', { name: 'Do zrobienia', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wszystkie' })).toHaveAttribute('href', `${PATH}?status=all`);
});

it('shows all of them', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show('?status=all');
  await row(/Ewa Nowak/);
  expect(calls[0]?.params.get('status')).toBe('all');
  expect(screen.getByRole('link', { name: 'Wszystkie', current: 'page' })).toBeVisible();
});

it('filters by state and words in the address', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([ewa]) });
  await show('?status=requested&q=ewa');
  await row(/Ewa Nowak/);
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'requested', q: 'ewa' });
  expect(screen.getByRole('link', { name: 'Czekają', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wypłacone' })).toHaveAttribute('href', `${PATH}?q=ewa&status=paid`);
});

it('approves one after a question, and reads the list again', async () => {
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

it('asks for the reason of a rejection, and keeps it when it cannot be sent', async () => {
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

it('decides several at once, and leaves the reason at a refused one', async () => {
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

describe('a file for the bank', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const reader = new FileReader();
      const text = new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result));
      });
      if (blob) reader.readAsText(blob);
      saved.push({ name: this.download, text });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is downloaded from the approved ones', async () => {
    const left_out = [{ id: idOf(99), recipient: 'Lingua' }];
    const made = withdrawalFile({ content: 'Nazwa odbiorcy;Kwota\r\n', left_out });
    const calls = fakeApi({ [LIST]: () => pageOf([ewa, lingua]), [FILE]: () => made });
    await show();
    await choose(/Lingua/);
    await choose(/Ewa Nowak/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    expect(await screen.findByText(`Pobrano plik ${made.name} (1 przelew)`)).toBeInTheDocument();
    expect(await screen.findByText(/Poza plikiem została .*: Lingua\./)).toBeInTheDocument();
    expect(saved[0]?.name).toBe(made.name);
    expect(await saved[0]?.text).toBe('Nazwa odbiorcy;Kwota\r\n');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [lingua.id] });
  });

  it('takes what was in a file before only by choice', async () => {
    const sent = { ...lingua, file: { id: idOf(60), name: 'przelewy-1.csv', created_at: '2026-11-20T10:00:00.000Z' } };
    const calls = fakeApi({ [LIST]: () => pageOf([sent]), [FILE]: () => withdrawalFile() });
    const { container } = await show();
    expect((await row(/Lingua/)).getByText('W pliku przelewy-1.csv')).toBeVisible();
    await choose(/Lingua/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 wypłata była już w pliku')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (0)' }));
    expect(await dialog.findByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(await axe(container.ownerDocument.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [lingua.id], again: true });
  });

  it('is refused when another admin has just made one', async () => {
    fakeApi({ [LIST]: () => pageOf([lingua]), [FILE]: () => problem(409, 'already_exported') });
    await show();
    await choose(/Lingua/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    expect(await dialog.findByText('Co najmniej jedna z tych wypłat jest już w pliku dla banku.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

it('shows which orders pay for a withdrawal, and its history', async () => {
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

it('says that a withdrawal of the address does not exist', async () => {
  fakeApi({
    [LIST]: () => pageOf([ewa]),
    [`GET accounts/admin/withdrawal-requests/${idOf(99)}/`]: () => problem(404, 'not_found'),
  });
  await show(`?open=${idOf(99)}`);
  expect(await screen.findByText('Tej wypłaty nie ma')).toBeVisible();
});

it('says when there are none, and shows a failure with a retry', async () => {
  let answer: () => unknown = () => problem(500, 'internal');
  fakeApi({ [LIST]: () => answer() });
  await show('', 'en');
  expect(await screen.findByText('The withdrawals could not be loaded')).toBeVisible();
  answer = () => pageOf([]);
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('No withdrawals are waiting')).toBeVisible();
});

it('hides admin data once the admin acts as a company', async () => {
  let isCompany = false;
  fakeApi({ [LIST]: () => (isCompany ? problem(403, 'forbidden') : pageOf([ewa])) });
  await show();
  await row(/Ewa Nowak/);
  isCompany = true;
  act(() => switchProfile(sellerProfile));
  expect(screen.queryByText('Ewa Nowak')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeVisible();
});
