import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { Form, Formik, useFormikContext } from 'formik';
import { TextField } from '../input/text-field.tsx';
import { type AddressData, formatAddress } from './address.ts';
import { AddressField } from './address-field.tsx';

const dluga: AddressData = {
  lat: 50.06,
  lng: 19.93,
  city: 'Kraków',
  street: 'Długa',
  house_number: '5',
  postal_code: '31-147',
  region: 'małopolskie',
};
const krakow: AddressData = { ...dluga, street: null, house_number: null, postal_code: null };

const search = jest.fn<Promise<readonly AddressData[]>, [string, AbortSignal]>();
const clock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Address() {
  const { setFieldValue } = useFormikContext();
  return (
    <AddressField name="address" label="Adres" search={search} onPick={({ city }) => setFieldValue('city', city)} />
  );
}

const renderAddress = (locale: 'pl' | 'en' = 'pl') =>
  renderUi(
    <Formik initialValues={{ address: '', city: '' }} onSubmit={jest.fn()}>
      <Form>
        <Address />
        <TextField name="city" label="Miasto" />
      </Form>
    </Formik>,
    { locale },
  );

const field = () => screen.getByRole('combobox', { name: /Adres/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  search.mockReset().mockResolvedValue([dluga, krakow]);
});
afterEach(() => jest.useRealTimers());

test.each([
  [dluga, 'Długa 5, 31-147 Kraków'],
  [krakow, 'Kraków'],
  [{ ...dluga, house_number: null }, 'Długa, 31-147 Kraków'],
  [{ ...dluga, street: null }, '31-147 Kraków'],
])('an address has the format of a letter', (address, text) => {
  expect(formatAddress(address)).toBe(text);
});

test('searches once, 300 ms after the last letter, and not for a single letter', async () => {
  const user = clock();
  await renderAddress();
  await user.type(field(), 'd');
  await wait(1000);
  expect(search).not.toHaveBeenCalled();
  await user.type(field(), 'łu');
  await wait(299);
  expect(search).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Szukanie adresu…');
  await wait(1);
  expect(search.mock.calls.map(([q]) => q)).toEqual(['dłu']);
  expect(options()).toEqual(['Długa 5, 31-147 Krakówmałopolskie', 'Krakówmałopolskie']);
  expect(screen.getByRole('status')).toHaveTextContent('2 adresy');
});

test('a suggestion chosen by keyboard fills this field and the others, and starts no new search', async () => {
  const user = clock();
  await renderAddress();
  await user.type(field(), 'dłu');
  await wait(300);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Długa 5, 31-147 Kraków');
  expect(screen.getByRole('textbox', { name: 'Miasto' })).toHaveValue('Kraków');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await wait(1000);
  expect(search).toHaveBeenCalledTimes(1);
});

test('free text stays after Escape and after leaving the field', async () => {
  const user = clock();
  await renderAddress();
  await user.type(field(), 'u babci');
  await wait(300);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('u babci');
  await user.type(field(), '!');
  await wait(300);
  await user.tab();
  expect(field()).toHaveValue('u babci!');
  expect(screen.getByRole('textbox', { name: 'Miasto' })).toHaveValue('');
});

test('the result of an earlier search is ignored, and its request is aborted', async () => {
  const user = clock();
  let answer: (late: readonly AddressData[]) => void = jest.fn();
  search.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await renderAddress();
  await user.type(field(), 'dł');
  await wait(300);
  await user.type(field(), 'ug');
  await wait(300);
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  answer([{ ...krakow, city: 'Stare' }]);
  await wait(0);
  expect(options()).toHaveLength(2);
});

test('a failure and an empty result are announced, in both languages', async () => {
  const user = clock();
  await renderAddress('en');
  search.mockRejectedValueOnce(new Error('down'));
  await user.type(field(), 'abc');
  await wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('Suggestions are unavailable right now.');
  search.mockResolvedValueOnce([]);
  await user.type(field(), 'd');
  await wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('No such address was found in Poland.');
});

test.each(['Rynek 1', 'Marszałkowska 10', 'ul. Długa 5a', 'al. 3 Maja 12/4'])(
  'only a street with a number, "%s", asks for the town',
  async (typed) => {
    const user = clock();
    await renderAddress();
    search.mockResolvedValue([]);
    await user.type(field(), typed);
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Dopisz miejscowość, np. Rynek 1, Kraków.');
    await user.type(field(), ', Krakuff');
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Nie znaleziono takiego adresu w Polsce.');
  },
);

test('an open list has no axe violations', async () => {
  const user = clock();
  await renderAddress();
  await user.type(field(), 'dłu');
  await wait(300);
  jest.useRealTimers();
  expect(await axe(document.body)).toEqual([]);
});
