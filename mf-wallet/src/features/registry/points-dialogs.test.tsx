import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { noConnection, problem } from '@wspolnik/shared-auth/testing';
import { axe } from '@wspolnik/shared-ui/testing';
import { companyBalance, withdrawal, withdrawalPage } from '../../lib/testing/points-samples.ts';
import { company, idOf, login } from '../../lib/testing/samples.ts';
import { BALANCE, showRegistry, WITHDRAWALS } from './testing.tsx';

const PAY_DATA = 'GET payment/pay-data-for-front/';
const WITHDRAW = 'POST payment/requestwithdrawal/';
const SETTLE = 'POST pay-event-off/';
const NRB = '61 1090 1014 0000 0712 1981 2874';

beforeEach(() => {
  sessionStorage.clear();
  useSessionStore.getState().signIn(login);
  useSessionStore.getState().switchCompany(company);
});
afterEach(() => act(() => useSessionStore.getState().clear()));

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (calls: { method: string; path: string }[], path: string) => calls.filter((call) => call.path === path);
const due = { amount: '1100.00', oldest_at: '2026-11-01T10:00:00.000Z', overdue: false };

describe('recharge', () => {
  const open = async (answers = {}) => {
    const shown = await showRegistry(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Doładuj' }));
    return { ...shown, form: await dialog('Doładuj punkty firmy') };
  };

  it('leaves for the provider with the amount, once', async () => {
    const { calls, form } = await open({
      [PAY_DATA]: () => ({ payment_id: idOf(40), redirect_url: '#provider', amount: '120.50' }),
    });
    await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '120,5');
    await userEvent.dblClick(form.getByRole('button', { name: 'Przejdź do płatności' }));
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(
      sent(calls, 'payment/pay-data-for-front/').map((call) => (call as (typeof calls)[0]).params.get('amount')),
    ).toEqual(['120.50']);
    expect(form.getByRole('button', { name: /Przejdź do płatności/ })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['', 'To pole jest wymagane.'],
    ['9.99', 'Wartość musi wynosić co najmniej 10.'],
    ['50000.01', 'Wartość może wynosić najwyżej 50000.'],
  ])('takes no amount like "%s"', async (typed, text) => {
    const { calls, form } = await open();
    if (typed) await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), typed);
    await userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
    expect(await form.findByText(text)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Kwota/ })).toHaveFocus();
    expect(sent(calls, 'payment/pay-data-for-front/')).toEqual([]);
  });

  it('lets only an amount be typed: digits, one dot, two decimals, no leading zero', async () => {
    const { form } = await open();
    const field = form.getByRole('textbox', { name: /Kwota/ });
    await userEvent.type(field, '.01a2,345.6');
    expect(field).toHaveValue('0.34');
  });

  it('shows what the server finds wrong at the field, and other failures above', async () => {
    let answer = () => problem(422, 'validation_failed', { amount: [{ code: 'max', params: { max: '5000.00' } }] });
    const { form } = await open({ [PAY_DATA]: () => answer() });
    await userEvent.click(form.getByRole('button', { name: /^500,00/ }));
    const pay = () => userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
    await pay();
    expect(await form.findByText('Wartość może wynosić najwyżej 5000.00.')).toBeVisible();
    answer = () => problem(503, 'unavailable');
    await pay();
    expect(await form.findByText(/chwilowo niedostępna/)).toBeVisible();
  });

  it('waits as long as the server says before it can be sent again', async () => {
    const throttled = () => {
      const reply = problem(429, 'throttled');
      reply.headers.set('Retry-After', '40');
      return reply;
    };
    const { form } = await open({ [PAY_DATA]: throttled });
    await userEvent.click(form.getByRole('button', { name: /^100,00/ }));
    await userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
    expect(await form.findByText(/Za dużo prób/)).toBeVisible();
    expect(form.getByRole('button', { name: /Spróbuj za (40|39) s/ })).toBeDisabled();
  });
});

describe('withdrawal', () => {
  const open = async (answers = {}) => {
    const shown = await showRegistry(answers, '?open=withdrawal');
    return { ...shown, form: await dialog('Wypłać zarobione punkty') };
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Zleć wypłatę' }));

  it('asks for earned points to be sent to a bank account', async () => {
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

  it('can go to a broker account of at most 60 characters', async () => {
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

  it('says at each field what is wrong with it, all at once', async () => {
    const { calls, form } = await open();
    await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '20.01');
    await userEvent.type(form.getByRole('textbox', { name: /Numer rachunku bankowego/ }), NRB.replace('61', '62'));
    await send();
    expect(await form.findByText('Popraw 2 pola.')).toBeVisible();
    expect(form.getByText('Wartość może wynosić najwyżej 20.00.')).toBeVisible();
    expect(form.getByText('Podaj poprawny numer rachunku (26 cyfr).')).toBeVisible();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('puts a balance that was used up meanwhile at the amount, and shows the new one', async () => {
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

  it('is the same request when an answer was lost, and another after a correction', async () => {
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

  it('keeps what was typed over a reload, until it is given up', async () => {
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
    useSessionStore.getState().switchCompany({ ...company, role: 'manager' });
    await showRegistry({}, '?open=withdrawal');
    await screen.findByRole('region', { name: 'Saldo firmy' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('shows earlier withdrawals, how they stand and why one was refused', async () => {
  const rows = [
    withdrawal(),
    withdrawal({ id: idOf(31), status: 'approved', decided_at: '2026-11-11T08:00:00.000Z' }),
    withdrawal({ id: idOf(32), status: 'rejected', rejected_reason: 'Zły numer rachunku' }),
  ];
  const all = [...rows, withdrawal({ id: idOf(33), status: 'paid', bank_number: null, broker_account: 'DM-77' })];
  await showRegistry({
    [WITHDRAWALS]: ({ params }: { params: URLSearchParams }) =>
      withdrawalPage(params.get('limit') === '3' ? rows : all, { count: 4 }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Wypłaty' }));
  expect(panel.getByText('Czeka na decyzję')).toBeVisible();
  expect(panel.getByText('Zatwierdzona, czeka na przelew')).toBeVisible();
  expect(panel.getByText('Powód: Zły numer rachunku')).toBeVisible();
  expect(panel.getAllByText(/rachunek …2874/)).toHaveLength(3);
  await userEvent.click(panel.getByRole('button', { name: 'Pokaż wszystkie (4)' }));
  expect(await panel.findByText(/rachunek …M-77/)).toBeVisible();
});

describe('due rewards', () => {
  it('say until when to settle, and what follows once it is too late', async () => {
    await showRegistry({ [BALANCE]: () => companyBalance({ due }) });
    const notice = await screen.findByRole('region', { name: 'Nagrody do rozliczenia' });
    expect(notice).toHaveTextContent('Do rozliczenia: 1 100,00 zł');
    expect(notice).toHaveTextContent('czeka od 1 listopada 2026. Rozlicz je do 1 grudnia 2026');
    await screen.findByText('1 254,50 zł');
  });

  it('warn when they are overdue, and tell a member who settles', async () => {
    useSessionStore.getState().switchCompany({ ...company, role: 'member' });
    await showRegistry({ [BALANCE]: () => companyBalance({ due: { ...due, overdue: true } }) });
    const notice = within(await screen.findByRole('region', { name: 'Nagrody do rozliczenia' }));
    expect(notice.getByText(/nie może dodawać ofert/)).toBeVisible();
    expect(notice.getByText(/Rozlicza właściciel albo menedżer/)).toBeVisible();
    expect(notice.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are settled once, and the notice goes', async () => {
    let now = companyBalance({ due: { ...due, amount: '30.00' } });
    const { calls } = await showRegistry({
      [BALANCE]: () => now,
      [SETTLE]: () => {
        now = companyBalance();
        return { settled: 2, paid: '30.00', due: now.due };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rozlicz' }));
    const question = await dialog('Rozliczyć nagrody?');
    await userEvent.dblClick(question.getByRole('button', { name: 'Rozlicz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Nagrody do rozliczenia' })).not.toBeInTheDocument();
    expect(sent(calls, 'pay-event-off/')).toHaveLength(1);
  });

  it('lead to a recharge of what is missing', async () => {
    await showRegistry({ [BALANCE]: () => companyBalance({ due }) }, '?open=settle');
    const question = await dialog('Rozliczyć nagrody?');
    expect(question.getByText('Brakuje').closest('div')).toHaveTextContent('100,00 zł');
    await userEvent.click(question.getByRole('button', { name: 'Doładuj brakujące' }));
    const form = await dialog('Doładuj punkty firmy');
    expect(form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('100.00');
  });

  it('say why when the points went meanwhile', async () => {
    const answers = { [BALANCE]: () => companyBalance({ due: { ...due, amount: '30.00' } }) };
    await showRegistry({ ...answers, [SETTLE]: () => problem(422, 'insufficient_points') }, '?open=settle');
    const question = await dialog('Rozliczyć nagrody?');
    await userEvent.click(question.getByRole('button', { name: 'Rozlicz' }));
    expect(await question.findByText('Na koncie jest za mało punktów.')).toBeVisible();
  });
});
