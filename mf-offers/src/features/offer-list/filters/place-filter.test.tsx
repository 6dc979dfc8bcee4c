import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, fakeApi, noConnection, offerSummary, pageOf } from '@wspolnik/testing';
import { queries } from '../../../testing/offer-queries.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

const desk = offerSummary();

/** The panel's controls are rendered once the categories are loaded. */
const filters = () => screen.findByRole('group', { name: 'Cena brutto' });

it('the filter finds offers around the person, and reports a refused position', async () => {
  fakeApi({ 'GET offers/': () => pageOf([desk]), 'GET categories/': () => categories });
  let refuse = true;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    refuse
      ? failed?.({} as GeolocationPositionError)
      : found({ coords: { latitude: 52.40637, longitude: 16.92517 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  await userEvent.click(screen.getByRole('button', { name: 'W mojej okolicy' }));
  expect(screen.getByText(/Nie udało się ustalić Twojego położenia/)).toBeVisible();
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'W mojej okolicy' }));
  expect(window.location.search).toBe('?lat=52.406&lng=16.925&radius=25');
  expect(await screen.findByRole('link', { name: 'Usuń filtr: do 25 km od wybranego miejsca' })).toBeVisible();
});

const krakow = {
  ...{ lat: 50.06143, lng: 19.93658, city: 'Kraków', street: null, house_number: null, postal_code: null },
  ...{ country: 'PL', region: 'małopolskie' },
};
const street = { ...krakow, lat: 50.06666, street: 'Długa', house_number: '5', postal_code: '31-147' };

/** The API with towns of offers and places of the geocoder. */
const places = (towns: string[], found: object[] | (() => unknown)) =>
  fakeApi({
    'GET offers/': () => pageOf([desk]),
    'GET categories/': () => categories,
    'GET geocode/': typeof found === 'function' ? found : () => found,
    'GET search/suggest/': ({ params }) => {
      expect(params.get('type')).toBe('city');
      return { closest: false, results: towns.map((label) => ({ label })) };
    },
  });

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const NAME = 'Miejscowość lub adres';

async function openField() {
  await filters();
  act(() => screen.getByPlaceholderText(NAME).focus());
  return screen.findByRole('combobox', { name: NAME });
}

it('a person searches in a suggested town, then around it, then only in the town again', async () => {
  const calls = places(['Kraków'], [krakow, { ...krakow, city: 'Kraśnik', region: 'lubelskie' }]);
  await renderPage(<OfferListPage />, { url: '/offers' });
  const box = await openField();
  expect(box).toHaveFocus();
  await userEvent.type(box, 'kra');
  const options = (await screen.findAllByRole('option', { name: /^Kra/ })).map(({ textContent }) => textContent);
  expect(options).toEqual(['Krakówmałopolskie', 'Kraśniklubelskie']);
  expect(window.location.search).toBe('');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Kraków');
  await waitFor(() => expect(queries(calls).at(-1)).toEqual({ city: 'Kraków', limit: '30' }));
  const distance = screen.getByRole('combobox', { name: 'Odległość' });
  await userEvent.selectOptions(distance, 'do 10 km');
  await waitFor(() => expect(address()).toEqual({ lat: '50.061', lng: '19.937', place: 'Kraków', radius: '10' }));
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ lat: '50.061', lng: '19.937', radius: '10', limit: '30' }),
  );
  expect(screen.getByRole('link', { name: 'Usuń filtr: do 10 km od: Kraków' })).toBeVisible();
  await userEvent.selectOptions(distance, 'tylko Kraków');
  expect(address()).toEqual({ city: 'Kraków' });
  await userEvent.clear(box);
  expect(window.location.search).toBe('');
});

it('the filter goes by the last of several distances that are chosen before the town is found', async () => {
  const answers: (() => void)[] = [];
  const calls = places([], () => new Promise((answer) => answers.push(() => answer([krakow]))));
  await renderPage(<OfferListPage />, { url: '/offers?city=Krak%C3%B3w' });
  const distance = await screen.findByRole('combobox', { name: 'Odległość' });
  // As a keyboard does on the way from "do 1" to "do 100".
  for (const option of ['do 10 km', 'do 100 km']) await userEvent.selectOptions(distance, option);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.());
  await act(async () => answers[1]?.());
  await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ radius: '100' }));
  expect(queries(calls).map(({ radius }) => radius)).not.toContain('10');
});

it('a person searches around an address, whose town is no choice', async () => {
  places([], [street]);
  await renderPage(<OfferListPage />, { url: '/offers?radius=60&lat=52&lng=21' });
  const box = await openField();
  await userEvent.type(box, 'długa 5');
  await userEvent.click(await screen.findByRole('option', { name: /Długa 5, 31-147 Kraków/ }));
  expect(address()).toEqual({ lat: '50.067', lng: '19.937', place: 'Długa 5, 31-147 Kraków', radius: '60' });
  const distance = screen.getByRole('combobox', { name: 'Odległość' });
  // A distance of an old link is a choice as well.
  expect(within(distance).getByRole('option', { name: 'do 60 km', selected: true })).toBeInTheDocument();
  expect(within(distance).queryByRole('option', { name: /tylko/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(distance, 'do 5 km');
  expect(address()).toMatchObject({ radius: '5', place: 'Długa 5, 31-147 Kraków' });
});

it('the filter takes the first suggestion on Enter, and the text itself when there is none', async () => {
  const calls = places(['Łódź', 'Łomża'], () => noConnection());
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  const plain = screen.getByPlaceholderText(NAME);
  act(() => plain.focus());
  // Typed before the code of the suggestions is loaded.
  fireEvent.change(plain, { target: { value: 'lo' } });
  const box = await screen.findByRole('combobox', { name: NAME });
  expect(box).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'Łomża' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(queries(calls).at(-1)).toEqual({ city: 'Łódź', limit: '30' }));
  expect(box).toHaveValue('Łódź');
  // Only its name is known.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Odległość' }), 'do 25 km');
  expect(await screen.findByText(/Nie znamy położenia tej miejscowości/)).toBeVisible();
  expect(address()).toEqual({ city: 'Łódź' });
});

it('searches for the typed name when there are no suggestions', async () => {
  const calls = places([], []);
  await renderPage(<OfferListPage />, { url: '/offers' });
  const box = await openField();
  await userEvent.type(box, 'Zapomniane{Enter}');
  await waitFor(() => expect(queries(calls).at(-1)).toEqual({ city: 'Zapomniane', limit: '30' }));
});

it('the filter asks to choose a suggestion when a place was only typed', async () => {
  places([], []);
  await renderPage(<OfferListPage />, { url: '/offers' });
  await userEvent.type(await openField(), 'Nigdzie');
  await userEvent.tab();
  expect(await screen.findByText('Wybierz miejsce z podpowiedzi.')).toBeVisible();
  expect(window.location.search).toBe('');
});

it('shows the town and the circle of an old link', async () => {
  places([], []);
  await renderPage(<OfferListPage />, { url: '/offers?city=Gdynia&radius=25&lat=54.5&lng=18.5' });
  await filters();
  expect(screen.getByPlaceholderText(NAME)).toHaveValue('Gdynia');
  expect(screen.getByRole('link', { name: 'Usuń filtr: Gdynia' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Usuń filtr: do 25 km od wybranego miejsca' })).toBeVisible();
});
