import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaxData } from '@wspolnik/contract';
import { axe, balance, pageOf, problem, signInAs, taxData, taxYear, withdrawal } from '@wspolnik/testing';
import { BALANCE, leave, openedDialog, sentTo, showPoints, TAX_DATA, WITHDRAWALS } from './testing/show-points.tsx';

const WITHDRAW = 'POST payment/requestwithdrawal/';
const SAVE = 'PUT payment/tax-data/';
const PESEL = '44051401359';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person();
});
afterEach(leave);

const earned = { [BALANCE]: () => balance({ withdrawable_points: '5000.00' }) };
const near = { ...earned, [TAX_DATA]: () => taxData({ amount: '1500.00' }) };

async function openWithdrawal(answers: Parameters<typeof showPoints>[0], locale: 'pl' | 'en' = 'pl') {
  const shown = await showPoints({ ...near, ...answers }, '?open=withdrawal', locale);
  const form = await openedDialog(locale === 'pl' ? 'Wypłać zarobione punkty' : 'Withdraw earned points');
  const send = () => userEvent.click(form.getByRole('button', { name: 'Zleć wypłatę' }));
  const type = (name: RegExp, text: string) => userEvent.type(form.getByRole('textbox', { name }), text);
  return { ...shown, form, send, type };
}

async function fill({ form, type }: Awaited<ReturnType<typeof openWithdrawal>>) {
  await type(/^PESEL/, PESEL);
  await type(/^Ulica/, 'Piotrkowska');
  await type(/^Numer domu/, '12/4');
  await type(/^Kod pocztowy/, '90-001');
  await type(/^Miejscowość/, 'Łódź');
  await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
}

describe('a withdrawal of a person', () => {
  it('nothing is asked below 2,000 zł of the year', async () => {
    const { calls, form, type, send } = await openWithdrawal({ [WITHDRAW]: () => withdrawal() });
    await type(/Kwota/, '499.99');
    expect(form.queryByRole('textbox', { name: /^PESEL/ })).not.toBeInTheDocument();
    await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
    await send();
    await waitFor(() => expect(sentTo(calls, 'payment/requestwithdrawal/')).toHaveLength(1));
    expect(sentTo(calls, 'payment/requestwithdrawal/')[0]?.body).not.toHaveProperty('pesel');
  });

  it('from 2,000 zł of the year PESEL and address are asked, with why, who sees them and for how long', async () => {
    const shown = await openWithdrawal({ [WITHDRAW]: () => withdrawal() });
    const { calls, form, type, send } = shown;
    await type(/Kwota/, '500');
    expect(await form.findByText(/wypłaty w 2026 r\. osiągną 2\s?000,00/)).toBeVisible();
    expect(form.getByText(/tylko administracja w rocznym zestawieniu i urząd skarbowy/)).toBeVisible();
    expect(form.getByText(/6 lat od końca roku/)).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
    await fill(shown);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PESEL);
    await send();
    await waitFor(() => expect(sentTo(calls, 'payment/requestwithdrawal/')).toHaveLength(1));
    expect(sentTo(calls, 'payment/requestwithdrawal/')[0]?.body).toEqual({
      amount: '500.00',
      bank_number: '61109010140000071219812874',
      pesel: PESEL,
      street: 'Piotrkowska',
      house_number: '12/4',
      postal_code: '90-001',
      town: 'Łódź',
    });
  });

  it('each wrong field has its error, before anything is sent', async () => {
    const { calls, form, type, send } = await openWithdrawal({});
    await type(/Kwota/, '500');
    await type(/^PESEL/, '44051401358');
    await type(/^Kod pocztowy/, '9000');
    await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
    await send();
    const field = (name: RegExp) => form.getByRole('textbox', { name });
    await waitFor(() => expect(field(/^PESEL/)).toHaveAccessibleDescription(/Ten PESEL ma błędną cyfrę/));
    expect(field(/^Kod pocztowy/)).toHaveAccessibleDescription(/Podaj kod pocztowy, np\. 00-950/);
    expect(field(/^Ulica/)).toHaveAccessibleDescription(/To pole jest wymagane/);
    expect(field(/^Miejscowość/)).toBeInvalid();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('data that were given for the year are not asked again', async () => {
    const given = taxData({ amount: '1900.00', years: [taxYear({ year: 2026 })] });
    const { form, type } = await openWithdrawal({ [TAX_DATA]: () => given });
    await type(/Kwota/, '500');
    expect(form.queryByRole('textbox', { name: /^PESEL/ })).not.toBeInTheDocument();
  });

  it('a withdrawal of another tab lets the API ask, and the fields appear with its errors', async () => {
    let now: TaxData = taxData({ amount: '0.00' });
    const required = [{ code: 'required' }];
    const { form, type, send } = await openWithdrawal({
      [TAX_DATA]: () => now,
      [WITHDRAW]: () => {
        now = taxData({ amount: '1800.00' });
        return problem(422, 'validation_failed', { pesel: required, street: required });
      },
    });
    await type(/Kwota/, '500');
    await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
    await send();
    expect(await form.findByRole('textbox', { name: /^PESEL/ })).toBeInvalid();
    expect(form.getByRole('textbox', { name: /Kwota/ })).toHaveValue('500');
  });

  it('a company is not asked', async () => {
    signInAs.company();
    const { calls, form, type } = await openWithdrawal({
      [BALANCE]: () => balance({ withdrawable_points: '5000.00' }),
    });
    await type(/Kwota/, '4000');
    expect(form.queryByRole('textbox', { name: /^PESEL/ })).not.toBeInTheDocument();
    expect(sentTo(calls, 'payment/tax-data/')).toEqual([]);
  });
});

describe('tax data on the page of points', () => {
  const page = (data: TaxData, answers = {}) =>
    showPoints({ ...earned, [WITHDRAWALS]: () => pageOf([withdrawal()]), [TAX_DATA]: () => data, ...answers });
  const region = async () => within(await screen.findByRole('region', { name: 'Dane do podatku' }));

  it('the page shows the years that are reported, with a masked PESEL, and what is missing', async () => {
    const years = [
      taxYear({ year: 2026, data: null, amount: '2100.00' }),
      taxYear({ year: 2025 }),
      taxYear({ year: 2024, reported_at: '2025-02-01T10:00:00.000Z' }),
    ];
    const { container } = await page(taxData({ years }));
    const shown = await region();
    const [first, second, third] = shown.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByText('Brakuje danych')).toBeVisible();
    expect(first?.getByRole('button', { name: 'Podaj dane za 2026 r.' })).toBeVisible();
    expect(second?.getByText(/•••••••1359, Piotrkowska 12\/4, 90-001 Łódź/)).toBeVisible();
    expect(third?.getByText(/^Zgłoszono/)).toBeVisible();
    expect(third?.queryByRole('button')).not.toBeInTheDocument();
    expect(await axe(container)).toEqual([]);
  });

  it('an address is corrected, with a confirmation, and the PESEL stays', async () => {
    const { calls } = await page(taxData({ years: [taxYear()] }), { [SAVE]: () => taxData({ years: [taxYear()] }) });
    await userEvent.click((await region()).getByRole('button', { name: 'Popraw dane za 2025 r.' }));
    const form = await openedDialog('Dane do podatku za 2025 r.');
    expect(form.getByRole('textbox', { name: /^PESEL/ })).toHaveAccessibleDescription(/•••••••1359/);
    const town = form.getByRole('textbox', { name: /^Miejscowość/ });
    await userEvent.clear(town);
    await userEvent.type(town, 'Zgierz');
    await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
    await userEvent.click(form.getByRole('button', { name: 'Zapisz dane' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [call] = sentTo(calls, 'payment/tax-data/').filter(({ method }) => method === 'PUT');
    const address = { street: 'Piotrkowska', house_number: '12/4', postal_code: '90-001', town: 'Zgierz' };
    expect(call?.body).toEqual({ year: 2025, ...address });
    expect(call?.headers.get('confirmation')).toBe('confirmed');
  });

  it('a correction after the yearly file is refused in the dialog', async () => {
    await page(taxData({ years: [taxYear()] }), { [SAVE]: () => problem(409, 'tax_data_reported') });
    await userEvent.click((await region()).getByRole('button', { name: 'Popraw dane za 2025 r.' }));
    const form = await openedDialog('Dane do podatku za 2025 r.');
    await userEvent.type(await form.findByLabelText(/Twoje hasło do Wspólnika/), 'Demo!2345');
    await userEvent.click(form.getByRole('button', { name: 'Zapisz dane' }));
    expect(await form.findByText(/Roczne zestawienie jest już sporządzone/)).toBeVisible();
  });

  it('nothing is shown to a person without such a year, nor to a company', async () => {
    const { calls } = await page(taxData());
    await waitFor(() => expect(sentTo(calls, 'payment/tax-data/')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Dane do podatku' })).not.toBeInTheDocument();
  });
});
