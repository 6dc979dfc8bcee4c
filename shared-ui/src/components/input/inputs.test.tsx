import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { onSubmit, renderForm, send, textbox } from '../../testing/inputs.tsx';
import { AmountField } from '../amount-input/amount-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { PhoneField } from '../phone-input/phone-field.tsx';
import { nextPhone, phoneValue, shownPhone } from '../phone-input/phone-input.ts';
import { PriceRangeField } from '../price-range/price-range.tsx';
import { RadiusField } from '../radius/radius-field.tsx';
import { StarRatingField } from '../star-rating/star-rating-field.tsx';
import { TextareaField } from './text-field.tsx';

beforeEach(() => onSubmit.mockClear());

describe('a phone number', () => {
  test.each([
    ['600700800', '600 700 800'],
    ['+48 600-700-800', '600 700 800'],
    ['0048600700800', '600 700 800'],
    ['48600700800', '600 700 800'],
    ['(22) 123 45 67', '221 234 567'],
    ['48', '48'],
    ['4860', '486 0'],
    ['6007008009999', '600 700 800'],
    ['abc', ''],
    ['', ''],
  ])('"%s" is shown as "%s"', (value, shown) => {
    expect(shownPhone(value)).toBe(shown);
    expect(shownPhone(phoneValue(shown))).toBe(shown);
  });

  test('a deleted space takes the digit beside it', () => {
    expect(nextPhone('600700 800', '600 700 800')).toBe('607 008 00');
    expect(nextPhone('600700 800', '600 700 800', true)).toBe('600 008 00');
  });

  test('gets its spaces as it is typed, the caret stays, and the country is sent', async () => {
    const user = userEvent.setup();
    await renderForm(<PhoneField name="phone" label="Telefon" required />);
    await user.type(textbox(/Telefon/), '60a0700');
    expect(textbox(/Telefon/)).toHaveValue('600 700');
    await user.type(textbox(/Telefon/), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(textbox(/Telefon/)).toHaveValue('610 070 0');
    expect(textbox(/Telefon/).selectionStart).toBe(2);
    await user.tab();
    expect(await screen.findByText('Podaj polski numer telefonu, np. +48 600 700 800.')).toBeInTheDocument();
    expect(textbox(/Telefon/)).toBeInvalid();
    await user.clear(textbox(/Telefon/));
    await user.paste('+48 600-700-800');
    await send(user);
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '+48 600 700 800' }));
  });
});

describe('an amount', () => {
  test('takes a comma as a dot in the middle, refuses letters and keeps the caret', async () => {
    const user = userEvent.setup();
    await renderForm(<AmountField name="price" label="Cena" />, { price: '1234' });
    await user.type(textbox('Cena'), ',', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(textbox('Cena')).toHaveValue('12.34');
    expect(textbox('Cena').selectionStart).toBe(3);
    await user.type(textbox('Cena'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(textbox('Cena')).toHaveValue('12.34');
    expect(textbox('Cena').selectionStart).toBe(1);
  });

  test('takes a pasted amount with its currency', async () => {
    const user = userEvent.setup();
    await renderForm(<AmountField name="price" label="Cena" />);
    await user.click(textbox('Cena'));
    await user.paste('1 234,50 zł');
    expect(textbox('Cena')).toHaveValue('1234.50');
  });
});

describe('a date', () => {
  const language = jest.spyOn(navigator, 'language', 'get');
  afterAll(() => language.mockRestore());

  test('hints at the order in which the browser asks, in the language of the page', async () => {
    language.mockReturnValue('en-US');
    await renderForm(<DateField name="day" label="Termin" />);
    expect(screen.getByLabelText('Termin')).toHaveAccessibleDescription('Format: mm/dd/rrrr');
  });

  test.each([
    ['pl', 'Format: dd.mm.rrrr', 'wtorek, 1 grudnia 2026', 'Wybierz datę nie wcześniejszą niż 21 lis 2026.'],
    ['en', 'Format: dd.mm.yyyy', 'Tuesday, 1 December 2026', 'Choose 21 Nov 2026 or later.'],
  ] as const)('in %s has its hint, its words and its limit', async (locale, hint, words, limit) => {
    language.mockReturnValue('pl-PL');
    await renderForm(<DateField name="day" label="Termin" min="2026-11-21" required />, {}, locale);
    const field = screen.getByLabelText(/Termin/);
    expect(field).toHaveAccessibleDescription(hint);
    fireEvent.change(field, { target: { value: '2026-12-01' } });
    expect(field).toHaveAccessibleDescription(words);
    fireEvent.change(field, { target: { value: '2026-11-20' } });
    fireEvent.blur(field);
    expect(await screen.findByText(limit)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAttribute('min', '2026-11-21');
  });
});

test.each([true, false])(
  'a paste of 5,000 characters is cut at the limit, and the field says so (counted: %s)',
  async (counted) => {
    const user = userEvent.setup();
    await renderForm(<TextareaField name="note" label="Notatka" counted={counted} />);
    await user.click(textbox('Notatka'));
    await user.paste('a'.repeat(5000));
    expect(textbox('Notatka').value).toHaveLength(1000);
    expect(screen.getByText('1000 z 1000')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Osiągnięto limit znaków');
  },
);

test('all of them with errors and help have no axe violations', async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  const user = userEvent.setup();
  await renderForm(
    <>
      <PhoneField name="phone" label="Telefon" help="Do kontaktu" required />
      <DateField name="day" label="Termin" required />
      <PriceRangeField name="range" label="Cena" required />
      <RadiusField name="radius" label="Odległość" />
      <StarRatingField name="stars" label="Ocena" required />
      <TextareaField name="note" label="Notatka" counted />
    </>,
    { phone: '1', day: '2020-01-01', range: { from: '2', to: '1' }, stars: 0 },
  );
  await send(user);
  const range = screen.getByRole('group', { name: /Cena/ });
  await within(range).findByText(/nie może być większa/);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
