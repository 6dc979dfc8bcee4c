import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Formik, type FormikHelpers } from 'formik';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { AmountField } from '../amount-input/amount-field.tsx';
import { CheckboxField } from '../checkbox/checkbox-field.tsx';
import { SelectField } from '../input/select-field.tsx';
import { TextareaField, TextField } from '../input/text-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { applyProblem } from './apply-problem.ts';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';

const initialValues = { name: '', email: '', password: '', price: '', kind: '', note: '', terms: false };
type Values = typeof initialValues;

const schema = yup.object({
  name: rules.required(),
  email: rules.email().required(),
  price: rules.amount({ min: 10, max: '12000.00' }),
  terms: rules.accepted(),
});

function renderForm(onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void, locale: 'pl' | 'en' = 'pl') {
  return renderUi(
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        <FormError />
        <TextField name="name" label="Nazwa" required />
        <TextField name="email" label="E-mail" help="Na ten adres napiszemy" required />
        <PasswordField name="password" label="Hasło" showRules autoComplete="new-password" />
        <AmountField name="price" label="Cena" />
        <SelectField name="kind" label="Rodzaj" placeholder="Wybierz" options={[{ value: 'a', label: 'Usługa' }]} />
        <TextareaField name="note" label="Notatka" counted maxLength={10} />
        <CheckboxField name="terms" label="Regulamin" required />
        <button type="submit">Wyślij</button>
      </Form>
    </Formik>,
    { locale },
  );
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Wyślij' }));

test('an error waits for the end of the press that blurred its field, so that no button moves away from the pointer', async () => {
  await renderForm(jest.fn());
  const button = screen.getByRole('button', { name: 'Wyślij' });
  fireEvent.focus(field('Nazwa'));
  fireEvent.pointerDown(button);
  fireEvent.blur(field('Nazwa'));
  await userEvent.type(field('E-mail'), 'jan@firma.pl', { skipClick: true });
  expect(field('Nazwa')).not.toHaveAccessibleDescription();
  fireEvent.pointerUp(button);
  await waitFor(() => expect(field('Nazwa')).toHaveAccessibleDescription('To pole jest wymagane.'));
});

test('a failed submit marks the invalid fields, counts them and focuses the first', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  await renderForm(onSubmit);
  await send(user);
  expect(await screen.findByText('Popraw 3 pola.')).toBeInTheDocument();
  await waitFor(() => expect(field('Nazwa')).toHaveFocus());
  expect(field('Nazwa')).toBeInvalid();
  expect(field('Nazwa')).toHaveAccessibleDescription('To pole jest wymagane.');
  expect(field('E-mail')).toHaveAccessibleDescription('Na ten adres napiszemy To pole jest wymagane.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Zaznacz to pole, aby kontynuować.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the only invalid field gets the focus, without a second message above the form', async () => {
  const user = userEvent.setup();
  await renderForm(jest.fn());
  await user.type(field('Nazwa'), 'Jan');
  await user.type(field('E-mail'), 'jan@firma');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(field('E-mail')).toBeInvalid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('an error appears on blur, in the language of the page', async () => {
  const user = userEvent.setup();
  await renderForm(jest.fn(), 'en');
  await user.type(field('E-mail'), 'jan@firma');
  expect(field('E-mail')).toBeValid();
  await user.tab();
  expect(await screen.findByText('Enter a valid e-mail address.')).toBeInTheDocument();
  await user.type(field('Cena'), '9,5');
  await user.tab();
  expect(await screen.findByText('Enter at least 10,00 zł.')).toBeInTheDocument();
  expect(field('Cena')).toHaveValue('9.5');
});

test('the limits of an amount have the format of money, in English as well', async () => {
  const user = userEvent.setup();
  await renderForm(jest.fn(), 'en');
  await user.type(field('Cena'), '12000.01');
  await user.tab();
  expect(await screen.findByText(/^Enter at most 12\s000,00\szł\.$/)).toBeInTheDocument();
});

test('a valid form is submitted with its values', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  await renderForm(onSubmit);
  await user.type(field('Nazwa'), 'Jan');
  await user.type(field('E-mail'), 'jan@firma.pl');
  await user.type(field('Cena'), '1234,567');
  await user.selectOptions(screen.getByRole('combobox'), 'Usługa');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Jan', price: '1234.56', kind: 'a', terms: true });
});

test('errors of the server appear at their fields and above the form', async () => {
  const user = userEvent.setup();
  await renderForm((_values, helpers) => {
    applyProblem(helpers, {
      code: 'validation_failed',
      fields: { email: [{ code: 'maxLength', params: { n: 5 } }], name: [{ code: 'nobody_knows' }] },
    });
  });
  await user.type(field('Nazwa'), 'Jan');
  await user.type(field('E-mail'), 'jan@firma.pl');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  expect(await screen.findByText('Sprawdź zaznaczone pola.')).toBeInTheDocument();
  expect(field('E-mail')).toHaveAccessibleDescription('Na ten adres napiszemy Maksymalnie 5 znaków.');
  expect(field('Nazwa')).toHaveAccessibleDescription('Ta wartość jest nieprawidłowa.');
});

test('an error of the server in a list belongs to the field of its entry', () => {
  const target = { setErrors: jest.fn(), setTouched: jest.fn(), setStatus: jest.fn() };
  applyProblem(target, { code: 'validation_failed', fields: { 'lines.1.name': [{ code: 'required' }] } });
  const errors: { lines: unknown[] } = target.setErrors.mock.calls[0]?.[0];
  expect(errors.lines[1]).toEqual({ name: { id: 'validators.required', values: undefined } });
  const touched: { lines: unknown[] } = target.setTouched.mock.calls[0]?.[0];
  expect(touched.lines[1]).toEqual({ name: true });
});

test('an error of the server stays when Enter sent the form from another field', async () => {
  const user = userEvent.setup();
  await renderForm(async (_values, helpers) => {
    applyProblem(helpers, { code: 'validation_failed', fields: { name: [{ code: 'maxLength', params: { n: 5 } }] } });
  });
  await user.type(field('Nazwa'), 'Jan');
  await user.click(screen.getByRole('checkbox'));
  await user.type(field('E-mail'), 'jan@firma.pl{Enter}');
  await waitFor(() => expect(field('Nazwa')).toHaveFocus());
  // Any key lets a validation end that has begun.
  await user.keyboard('{Shift}');
  expect(field('Nazwa')).toHaveAccessibleDescription('Maksymalnie 5 znaków.');
});

test.each([
  [{ code: 'insufficient_points' }, 'Na koncie jest za mało punktów.'],
  [
    { code: 'validation_failed', fields: { shoe_size: [{ code: 'required' }] } },
    'Coś poszło nie tak. Spróbuj ponownie.',
  ],
  [{ code: 'made_up_later' }, 'Coś poszło nie tak. Spróbuj ponownie.'],
  [new TypeError('no code'), 'Coś poszło nie tak. Spróbuj ponownie.'],
])('a failed call is shown as a text', async (error, text) => {
  const user = userEvent.setup();
  await renderForm((_values, helpers) => applyProblem(helpers, error));
  await user.type(field('Nazwa'), 'Jan');
  await user.type(field('E-mail'), 'jan@firma.pl');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a password can be shown, and its rules are ticked once they are met', async () => {
  const user = userEvent.setup();
  await renderForm(jest.fn());
  const password = screen.getByLabelText('Hasło');
  await user.type(password, 'Abc1');
  const rule = (name: string) => screen.getByText(name, { exact: false }).parentElement;
  expect(rule('cyfra')).toHaveTextContent('cyfra, spełnione');
  expect(rule('znak specjalny')).toHaveTextContent('znak specjalny, niespełnione');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('a failed submit focuses a text that is too long and keeps all of it', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  await renderForm(onSubmit);
  await user.type(field('Nazwa'), 'Dąb');
  await user.type(field('E-mail'), 'jan@firma.pl');
  await user.click(screen.getByRole('checkbox'));
  await user.type(field('Notatka'), '12345678901234');
  await send(user);
  await waitFor(() => expect(field('Notatka')).toHaveFocus());
  expect(field('Notatka')).toHaveValue('12345678901234');
  expect(field('Notatka')).toHaveAccessibleDescription('Maksymalnie 10 znaków.');
  expect(screen.getByText('14 z 10')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form that the browser sends by itself puts no field into the address', async () => {
  const { container } = await renderForm(jest.fn());
  const form = container.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('#');
});
