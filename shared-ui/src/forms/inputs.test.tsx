import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Form, Formik } from 'formik';
import { type ReactElement, useState } from 'react';
import * as yup from 'yup';
import { renderUi } from '../testing.tsx';
import { AmountField } from './amount-field.tsx';
import { DateField } from './date-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { nextPhone, phoneValue, shownPhone } from './phone-input.ts';
import { PriceRange, PriceRangeField } from './price-range.tsx';
import { Radius } from './radius.tsx';
import { RadiusField } from './radius-field.tsx';
import { rules } from './rules.ts';
import { StarRatingField } from './star-rating-field.tsx';
import { TextareaField } from './text-field.tsx';

const onSubmit = jest.fn();
const initialValues = { phone: '', day: '', price: '', range: { from: '', to: '' }, radius: 50, note: '', stars: 5 };
const schema = yup.object({
  phone: rules.phone(),
  day: rules.date({ min: '2026-11-21' }),
  range: rules.amountRange(),
  stars: rules.rating(1),
});

const renderForm = (children: ReactElement, values: Partial<typeof initialValues> = {}, locale: 'pl' | 'en' = 'pl') =>
  renderUi(
    <Formik initialValues={{ ...initialValues, ...values }} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        {children}
        <button type="submit">Wyślij</button>
      </Form>
    </Formik>,
    { locale },
  );

const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Wyślij' }));

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

describe('a price range', () => {
  const from = () => textbox(/Cena.* od/);
  const to = () => textbox(/Cena.* do/);

  test('takes one end, and says when the ends are the wrong way round', async () => {
    const user = userEvent.setup();
    await renderForm(<PriceRangeField name="range" label="Cena" />);
    await user.type(from(), '500');
    await user.type(to(), '100,5');
    await user.tab();
    expect(await screen.findByText('Wartość „od” nie może być większa niż „do”.')).toBeInTheDocument();
    expect(from()).toBeInvalid();
    expect(to()).toHaveAccessibleDescription('Wartość „od” nie może być większa niż „do”.');
    await user.clear(to());
    await send(user);
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ range: { from: '500', to: '' } }));
  });

  test('works without a form, in English', async () => {
    const user = userEvent.setup();
    const Filter = () => {
      const [value, setValue] = useState({ from: '', to: '' });
      return <PriceRange label="Price" value={value} onChange={setValue} />;
    };
    await renderUi(<Filter />, { locale: 'en' });
    await user.type(textbox('Price from'), '2');
    await user.type(textbox('Price to'), '1');
    expect(screen.getByText('“From” must not be greater than “to”.')).toBeInTheDocument();
  });
});

describe('a radius', () => {
  const slider = () => screen.getByRole('slider', { name: 'Odległość' });

  test('is said in words, set by the slider and by the number', async () => {
    const user = userEvent.setup();
    await renderForm(<RadiusField name="radius" label="Odległość" max={100} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '50 kilometrów');
    fireEvent.change(slider(), { target: { value: '22' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '22 kilometry');
    expect(textbox('Liczba kilometrów')).toHaveValue('22');
    await user.clear(textbox('Liczba kilometrów'));
    await user.type(textbox('Liczba kilometrów'), '7 km');
    expect(slider()).toHaveValue('7');
  });

  test.each([
    ['900', '100'],
    ['0', '1'],
    ['', '50'],
  ])('typed as "%s" it becomes "%s" when the field is left', async (typed, kept) => {
    const user = userEvent.setup();
    const Filter = () => {
      const [value, setValue] = useState(50);
      return <Radius label="Odległość" value={value} onChange={setValue} max={100} />;
    };
    await renderUi(<Filter />);
    await user.clear(textbox('Liczba kilometrów'));
    if (typed) await user.type(textbox('Liczba kilometrów'), typed);
    await user.tab();
    expect(textbox('Liczba kilometrów')).toHaveValue(kept);
    expect(slider()).toHaveValue(kept);
  });
});

describe('a star rating', () => {
  const stars = () => screen.getByRole('group', { name: /^(Ocena|Rating)/ });

  test.each([
    ['pl', 'Ocena', 'To pole jest wymagane.', '4 gwiazdki'],
    ['en', 'Rating', 'This field is required.', '4 stars'],
  ] as const)(
    'in %s asks for at least one star, and is set and taken back by keyboard',
    async (locale, label, error, four) => {
      const user = userEvent.setup();
      await renderForm(<StarRatingField name="stars" label={label} required />, { stars: 0 }, locale);
      expect(stars()).toHaveTextContent(`${label} *`);
      await send(user);
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
      const star = within(stars()).getByRole('button', { name: four });
      expect(star).toBeInvalid();
      star.focus();
      await user.keyboard('{Enter}');
      expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(stars()).not.toHaveAccessibleDescription());
      await send(user);
      await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ stars: 4 }));
      star.focus();
      await user.keyboard(' ');
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
    },
  );
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
