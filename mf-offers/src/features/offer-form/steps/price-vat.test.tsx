import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, offer, offerSummary, ownPage, problem, signInAs, signOut } from '@wspolnik/testing';
import { answering, fillAll, openCreate, openEdit, press, step, type } from '../testing/form.tsx';

const PRICE_FIELDS = ['price_type', 'vat_rate', 'price_from', 'price_to', 'price_net_from', 'price_net_to'];
/** The fake API reads no multipart form. */
const append = jest.spyOn(FormData.prototype, 'append');

beforeEach(() => {
  append.mockClear();
  signInAs.company();
});
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

const net = { price_type: 'net', vat_rate: '8', price_from: '1944.00', price_net_from: '1800.00' } as const;
const own = {
  ...offerSummary(net),
  hidden_by_plan: false,
  hidden: null,
  rewards_covered: null,
  recent_views: 0,
  recent_orders: 0,
};
const choose = (name: RegExp, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const chosen = () => [/^Podaję cenę/, /^Stawka VAT/].map((name) => screen.getByRole('combobox', { name }));

/** The sent fields of the price. */
function sentPrice() {
  const sent = new Map(append.mock.calls.map(([name, value]) => [name, value]));
  return PRICE_FIELDS.map((name) => sent.get(name));
}

it('a price is gross with 23 % VAT, and both amounts are shown below while it is typed', async () => {
  const calls = answering();
  await openCreate('?step=price');
  await step('Cena i punkty');
  type(/^Cena/, '1230');
  const text = 'Kupujący zapłaci 1 230,00 zł brutto (1 000,00 zł netto + 23% VAT).';
  expect(await screen.findByText(text)).toBeVisible();
  await choose(/^Stawka VAT/, 'zw. (zwolnione z VAT)');
  expect(screen.getByText('Kupujący zapłaci 1 230,00 zł brutto (zwolnione z VAT).')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Przedział cenowy/ }));
  type(/^Cena do/, '2460');
  await choose(/^Stawka VAT/, '23%');
  const range = /^Kupujący zapłaci 1 230,00 – 2 460,00 zł brutto \(1 000,00 – 2 000,00 zł netto \+ 23% VAT\)\.$/;
  expect(screen.getByText(range)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Wycena indywidualna/ }));
  expect(screen.queryByText(/^Kupujący zapłaci/)).toBeNull();
  expect(chosen()).toHaveLength(2);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('a net price is sent as one, with its rate; the reward is at most half of the gross one', async () => {
  const calls = answering();
  await openCreate();
  await fillAll();
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  await step('Cena i punkty');
  await choose(/^Podaję cenę/, 'netto (bez VAT)');
  await choose(/^Stawka VAT/, '8%');
  type(/^Nagroda za zamówienie/, '972.01');
  await press('Dalej');
  const reward = screen.getByRole('textbox', { name: /^Nagroda za zamówienie/ });
  await waitFor(() => expect(reward).toHaveAccessibleDescription(/najwyżej połowę ceny: 972,00 zł/));
  type(/^Nagroda za zamówienie/, '972');
  const example = within(screen.getByRole('region', { name: /Przykład/ }));
  expect(await example.findByText('Przy zamówieniu za 1 944,00 zł brutto')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await step('Podgląd');
  expect(screen.getByText(/Regały na wymiar \| 1944\.00/)).toBeVisible();
  await press('Opublikuj ofertę');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(sentPrice()).toEqual(['net', '8', '', '', '1800.00', '']);
});

it('a new offer names its price as the last one did', async () => {
  answering({ mine: ownPage([own]) });
  await openCreate('?step=price');
  await step('Cena i punkty');
  expect(chosen().map((field) => (field as HTMLSelectElement).value)).toEqual(['net', '8']);
});

it('an edit shows the price as it was typed, and keeps it', async () => {
  const calls = answering({ shown: () => offer(net) });
  await openEdit(idOf(1), '?step=price');
  await step('Cena i punkty');
  expect(screen.getByRole('textbox', { name: /^Cena/ })).toHaveValue('1\u00a0800');
  expect(chosen().map((field) => (field as HTMLSelectElement).value)).toEqual(['net', '8']);
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sentPrice()).toEqual(['net', '8', '', '', '1800.00', '']);
});

it('a refusal of the net amount is shown at the price', async () => {
  const fields = { price_net_from: [{ code: 'max', params: { max: '813008130.08' } }] };
  answering({ shown: () => offer(net), edit: () => problem(422, 'validation_failed', fields) });
  await openEdit(idOf(1), '?step=preview');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz zmiany' }));
  await step('Cena i punkty');
  expect(screen.getByRole('textbox', { name: /^Cena/ })).toBeInvalid();
});
