import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import type { ReactElement } from 'react';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { SearchSelectField, type SearchSelectFieldProps } from '../combobox/search-select-field.tsx';
import { FormError } from '../form/form-error.tsx';
import { CheckboxGroupField, RadioGroupField } from './choice-group.tsx';

const CITIES = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań', 'Świdnica', 'Warszawa'];
const options = CITIES.map((label) => ({ value: label.slice(0, 2), label }));
const many = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Firma ${index + 1}` }));

const onSubmit = jest.fn();

function renderForm(children: ReactElement, values: object = { city: '' }, locale: 'pl' | 'en' = 'pl') {
  const schema = yup.object({ city: rules.select(), kinds: rules.select(), one: rules.select() });
  const picked = yup.object(
    Object.fromEntries(Object.keys(values).map((key) => [key, yup.reach(schema, key)])) as never,
  );
  return renderUi(
    <Formik initialValues={values} validationSchema={picked} onSubmit={onSubmit}>
      <Form noValidate>
        <FormError />
        {children}
        <button type="submit">Wyślij</button>
      </Form>
    </Formik>,
    { locale },
  );
}

const renderSelect = (props: Partial<SearchSelectFieldProps> = {}, values?: object) =>
  renderForm(<SearchSelectField name="city" label="Miasto" options={options} {...props} />, values);

const box = () => screen.getByRole('combobox', { name: 'Miasto' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const highlighted = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => onSubmit.mockClear());

describe('a select with search', () => {
  test('the select opens with arrows, wraps around, moves to the ends and selects with Enter', async () => {
    const user = userEvent.setup();
    await renderSelect();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(highlighted()).toBe('Gdańsk');
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Warszawa');
    await user.keyboard('{Home}{ArrowDown}');
    expect(highlighted()).toBe('Kraków');
    await user.keyboard('{End}{Enter}');
    expect(box()).toHaveValue('Warszawa');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ city: 'Wa' }));
  });

  test.each([
    ['lod', ['Łódź']],
    ['ŁÓ', ['Łódź']],
    ['swi', ['Świdnica']],
    ['n', ['Gdańsk', 'Poznań', 'Świdnica']],
    ['  krak ', ['Kraków']],
  ])('typing "%s" leaves the options that contain it, ignoring case and diacritics', async (typed, left) => {
    const user = userEvent.setup();
    await renderSelect();
    await user.type(box(), typed);
    expect(labels()).toEqual(left);
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(left[0]);
  });

  test('the select announces the number of matches, and that there are none', async () => {
    const user = userEvent.setup();
    await renderSelect();
    await user.type(box(), 'n');
    expect(screen.getByRole('status')).toHaveTextContent('3 opcje');
    await user.type(box(), 'qq');
    expect(labels()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Brak pasujących opcji');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  test('Escape and leaving keep the selection and discard the typed text', async () => {
    const user = userEvent.setup();
    await renderSelect({}, { city: 'Kr' });
    await user.type(box(), '{ArrowDown}{ArrowDown}{Escape}');
    expect(box()).toHaveValue('Kraków');
    expect(labels()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('Kraków');
    await user.clear(box());
    await user.keyboard('poz');
    await user.tab();
    expect(box()).toHaveValue('Kraków');
  });

  test('the select is selected by a click, marked as selected and cleared by its button', async () => {
    const user = userEvent.setup();
    await renderSelect();
    expect(screen.queryByRole('button', { name: 'Wyczyść wybór' })).toBeNull();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Poznań' }));
    expect(box()).toHaveValue('Poznań');
    await user.click(box());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Poznań');
    expect(highlighted()).toBe('Poznań');
    await user.click(screen.getByRole('button', { name: 'Wyczyść wybór' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('the select skips disabled options', async () => {
    const user = userEvent.setup();
    await renderSelect({ options: options.map((option, index) => ({ ...option, disabled: index === 0 })) });
    await user.click(box());
    await user.keyboard('{Home}');
    expect(highlighted()).toBe('Kraków');
    await user.click(screen.getByRole('option', { name: 'Gdańsk' }));
    expect(box()).toHaveValue('');
  });

  test('the select preselects the first option once it is loaded, and then has no clear button', async () => {
    const form = (loading: boolean) => (
      <Formik initialValues={{ city: '' }} onSubmit={onSubmit}>
        <SearchSelectField name="city" label="Miasto" options={loading ? [] : options} loading={loading} autoPick />
      </Formik>
    );
    const { rerender } = await renderUi(form(true));
    expect(box()).toHaveValue('');
    rerender(form(false));
    await waitFor(() => expect(box()).toHaveValue('Gdańsk'));
    expect(screen.queryByRole('button', { name: 'Wyczyść wybór' })).toBeNull();
  });

  test('the select announces that its options are loading', async () => {
    const user = userEvent.setup();
    await renderSelect({ options: [], loading: true });
    await user.click(box());
    expect(screen.getByRole('status')).toHaveTextContent('Wczytywanie opcji…');
    expect(box()).toHaveAttribute('aria-busy', 'true');
  });

  test('its list is at most 300 px high', async () => {
    const user = userEvent.setup();
    await renderSelect();
    await user.click(box());
    expect(screen.getByRole('listbox').parentElement).toHaveStyle({ maxHeight: '300px' });
  });

  test('the select renders only the visible rows of a thousand options, and reaches the last one', async () => {
    const user = userEvent.setup();
    await renderSelect({ options: many });
    await user.click(box());
    expect(labels().length).toBeLessThan(40);
    await user.keyboard('{End}');
    expect(highlighted()).toBe('Firma 1000');
    expect(screen.getByRole('option', { name: 'Firma 1000' })).toHaveAttribute('aria-posinset', '1000');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Firma 1000');
    await user.clear(box());
    await user.keyboard('firma 77');
    expect(screen.getByRole('status')).toHaveTextContent('11 opcji');
  });

  test('shows its error in both languages and gets the focus after a failed submit', async () => {
    const user = userEvent.setup();
    await renderForm(<SearchSelectField name="city" label="Miasto" options={options} required />, undefined, 'en');
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose at least one option.');
  });
});

describe('groups', () => {
  const kinds = [
    { value: 'b', label: 'Usługa', help: 'Praca dla kogoś' },
    { value: 'a', label: 'Produkt' },
    { value: 'c', label: 'Zniżka', disabled: true },
  ];

  test('a list of checkboxes keeps the order of its options', async () => {
    const user = userEvent.setup();
    await renderForm(<CheckboxGroupField name="kinds" label="Rodzaje" options={kinds} required />, { kinds: [] });
    const group = screen.getByRole('group', { name: /Rodzaje/ });
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription('Wybierz co najmniej jedną opcję.'));
    const [first, second, third] = within(group).getAllByRole('checkbox');
    await waitFor(() => expect(first).toHaveFocus());
    expect(third).toBeDisabled();
    await user.tab();
    await user.keyboard(' ');
    expect(second).toBeChecked();
    await user.click(first as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ kinds: ['b', 'a'] }));
  });

  test('arrows select a radio button', async () => {
    const user = userEvent.setup();
    await renderForm(<RadioGroupField name="one" label="Rodzaj" options={kinds} required />, { one: '' });
    const group = screen.getByRole('radiogroup', { name: /Rodzaj/ });
    expect(group).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription('Wybierz co najmniej jedną opcję.'));
    await user.click(screen.getByRole('radio', { name: /Usługa/ }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Produkt' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ one: 'a' }));
  });
});

test('an open select and both groups have no axe violations', async () => {
  const user = userEvent.setup();
  const few = [{ value: 'a', label: 'Usługa' }];
  await renderForm(
    <>
      <SearchSelectField name="city" label="Miasto" options={options} required help="Siedziba" />
      <CheckboxGroupField name="kinds" label="Rodzaje" options={few} required />
      <RadioGroupField name="one" label="Rodzaj" options={few} required />
    </>,
    { city: '', kinds: [], one: '' },
  );
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await screen.findByText('Popraw 3 pola.');
  await user.click(screen.getByRole('combobox'));
  expect(await axe(document.body)).toEqual([]);
});
