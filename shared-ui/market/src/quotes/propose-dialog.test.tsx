import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteLine } from '@wspolnik/contract';
import { DAY_MS } from '@wspolnik/system';
import { axe, fakeApi, idOf, problem, quote, quoteLine, quoteProposal, signInAs, signOut } from '@wspolnik/testing';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi, untilFocusIsIn } from '@wspolnik/testing/ui';
import type { OpenQuote } from './open-quote.ts';
import { ProposeDialog } from './propose-dialog.tsx';

const ID = idOf(1);
const IN_TEN_DAYS = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
const ANSWER = `POST offers/quotes/${ID}/`;

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);
beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  sessionStorage.clear();
});

const asked = quote({ allowed_actions: ['propose', 'decline'] });
const line = (name: string, overrides: Partial<QuoteLine> = {}): QuoteLine =>
  quoteLine({ name, quantity: '1', unit: '', price_net: '1000.00', amount_net: '1000.00', ...overrides });
const binding = (lines: QuoteLine[]) =>
  quote({
    status: 'proposed',
    proposal: quoteProposal({ lines, amount: '1230.00', amount_net: '1000.00', valid_until: IN_TEN_DAYS }),
    allowed_actions: ['propose'],
  });

async function open(of: OpenQuote = asked, locale: 'pl' | 'en' = 'pl', answer: () => unknown = () => asked) {
  const calls = fakeApi({ [ANSWER]: answer });
  const user = userEvent.setup();
  await renderUi(<ProposeDialog quote={of} onAnswered={() => undefined} onClose={() => undefined} />, { locale });
  const shown = await screen.findByRole('dialog');
  await untilFocusIsIn(shown);
  const dialog = within(shown);
  const lineOf = (number: number) => within(dialog.getByRole('group', { name: `Pozycja ${number}` }));
  const field = (number: number, name: RegExp) => lineOf(number).getByRole('textbox', { name });
  const fill = async (number: number, values: { name?: string; quantity?: string; unit?: string; price?: string }) => {
    const names = { name: /^Nazwa/, quantity: /^Ilość/, unit: /^Jednostka/, price: /^Cena netto/ } as const;
    for (const [key, value] of Object.entries(values)) {
      const control = field(number, names[key as keyof typeof names]);
      await user.clear(control);
      await user.type(control, value);
    }
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const sums = () => dialog.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  return { user, calls, dialog, field, fill, press, sums };
}

it('a proposal of lines is summed while it is typed, and sent with one VAT rate', async () => {
  const { user, calls, dialog, field, fill, press, sums } = await open();
  await press('Pozycje');
  expect(field(1, /^Nazwa/)).toHaveValue('Meble biurowe na wymiar');
  await fill(1, { quantity: '2,5', unit: 'm²', price: '100,10' });
  await press('Dodaj pozycję');
  expect(field(2, /^Nazwa/)).toHaveFocus();
  await user.keyboard('Montaż');
  await fill(2, { price: '49.99' });
  expect(sums()).toEqual(['300,24 zł', '69,06 zł', '369,30 zł']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Stawka VAT' }), '8%');
  expect(sums()).toEqual(['300,24 zł', '24,02 zł', '324,26 zł']);
  expect(await axe(document.body)).toEqual([]);
  await press('Wyślij wycenę');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    action: 'propose',
    lines: [
      { name: 'Meble biurowe na wymiar', quantity: '2.5', unit: 'm²', price_net: '100.10' },
      { name: 'Montaż', quantity: '1', unit: '', price_net: '49.99' },
    ],
    vat_rate: '8',
    valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    text: '',
  });
});

it('lines are moved and removed by keyboard, and the focus follows', async () => {
  const { user, dialog, field, fill, press } = await open();
  await press('Pozycje');
  await fill(1, { name: 'Pierwsza' });
  await press('Dodaj pozycję');
  await fill(2, { name: 'Druga' });
  await press('Przesuń pozycję 2 w górę');
  expect([field(1, /^Nazwa/), field(2, /^Nazwa/)].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Druga',
    'Pierwsza',
  ]);
  // It is the first one by now, and cannot go further up.
  expect(dialog.getByRole('button', { name: 'Przesuń pozycję 1 w dół' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field(2, /^Nazwa/)).toHaveValue('Druga');
  expect(dialog.getByRole('button', { name: 'Przesuń pozycję 2 w górę' })).toHaveFocus();
  await press('Usuń pozycję 2');
  expect(field(1, /^Nazwa/)).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Usuń pozycję 1' })).toBeDisabled();
});

it('a field of a line that is wrong has its error, and nothing is sent', async () => {
  const { calls, field, fill, press } = await open();
  await press('Pozycje');
  await fill(1, { quantity: '0' });
  await press('Wyślij wycenę');
  await waitFor(() => expect(field(1, /^Ilość/)).toHaveFocus());
  expect(field(1, /^Ilość/)).toHaveAccessibleDescription('Podaj liczbę od 0,001 do 999 999,999.');
  expect(field(1, /^Cena netto/)).toHaveAccessibleDescription('To pole jest wymagane.');
  expect(calls).toEqual([]);
});

it('what the API refuses is shown at the field of its line', async () => {
  const { field, fill, press } = await open(asked, 'pl', () =>
    problem(422, 'validation_failed', { 'lines.1.name': [{ code: 'maxLength', params: { n: 200 } }] }),
  );
  await press('Pozycje');
  await fill(1, { price: '10' });
  await press('Dodaj pozycję');
  await fill(2, { name: 'Montaż', price: '10' });
  await press('Wyślij wycenę');
  await waitFor(() => expect(field(2, /^Nazwa/)).toBeInvalid());
  expect(field(2, /^Nazwa/)).toHaveAccessibleDescription('Maksymalnie 200 znaków.');
  expect(field(1, /^Nazwa/)).toBeValid();
});

it('a binding proposal limits the sum of the lines that replace it, which start as they are', async () => {
  const { calls, dialog, field, fill, press } = await open(
    binding([line('Blat'), line('Transport', { price_net: '0.00' })]),
  );
  expect([field(1, /^Nazwa/), field(2, /^Nazwa/)].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Blat',
    'Transport',
  ]);
  expect(field(1, /^Ilość/)).toHaveValue('1');
  await fill(2, { price: '0,01' });
  await press('Wyślij wycenę');
  const note = dialog.getByText(/^Wycena 1\s230,00\szł brutto \(1\s000,00\szł netto\) jest wiążąca/);
  await waitFor(() => expect(note.closest('p')).toHaveFocus());
  expect(calls).toEqual([]);
  await fill(1, { price: '900' });
  expect(dialog.queryByText(/jest wiążąca, więc/)).toBeNull();
  await press('Wyślij wycenę');
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('one price stays one price, and each choice keeps what was typed', async () => {
  const { user, calls, dialog, fill, press } = await open();
  await user.type(dialog.getByRole('textbox', { name: /^Cena/ }), '500');
  await press('Pozycje');
  await fill(1, { name: 'Blat' });
  await press('Jedna cena');
  expect(dialog.getByRole('textbox', { name: /^Cena/ })).toHaveValue('500');
  await press('Wyślij wycenę');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ amount: '500.00' });
  expect(calls[0]?.body).not.toHaveProperty('lines');
});

it('a proposal has at most 20 lines, also in English', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => line(`Part ${index + 1}`, { price_net: '1.00' }));
  const { dialog } = await open(binding(lines), 'en');
  expect(dialog.getByRole('button', { name: 'Add a line' })).toBeDisabled();
  expect(dialog.getByText('A quote can have at most 20 lines.')).toBeVisible();
});
