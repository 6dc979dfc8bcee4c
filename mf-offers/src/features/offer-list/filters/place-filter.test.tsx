import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, fakeApi, offerSummary, pageOf } from '@wspolnik/shared-ui/testing';
import { queries } from '../../../testing/offer-queries.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

const desk = offerSummary();

/** The panel's controls are rendered once the categories are loaded. */
const filters = () => screen.findByRole('group', { name: 'Cena' });

it('finds offers around the person, and reports a refused position', async () => {
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
  expect(await screen.findByRole('button', { name: 'Usuń filtr: do 25 km od wybranego miejsca' })).toBeVisible();
});

it('searches around an address: its name in the URL and on the chip, the coordinates in the request', async () => {
  const krakow = { lat: 50.06143, lng: 19.93658, city: 'Kraków', street: null, house_number: null, postal_code: null };
  const calls = fakeApi({
    'GET offers/': () => pageOf([desk]),
    'GET categories/': () => categories,
    'GET geocode/': () => [{ ...krakow, country: 'PL', region: 'małopolskie' }],
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  act(() => screen.getByPlaceholderText('W pobliżu adresu').focus());
  const box = await screen.findByRole('combobox', { name: 'W pobliżu adresu' });
  expect(box).toHaveFocus();
  await userEvent.type(box, 'krak');
  await userEvent.click(await screen.findByRole('option', { name: /Kraków/ }));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    lat: '50.061',
    lng: '19.937',
    place: 'Kraków',
    radius: '25',
  });
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ lat: '50.061', lng: '19.937', radius: '25', limit: '30' }),
  );
  expect(screen.getByRole('button', { name: 'Usuń filtr: do 25 km od: Kraków' })).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Odległość' }), { target: { value: '60' } });
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('radius')).toBe('60'));
  await userEvent.clear(box);
  expect(window.location.search).toBe('');
});

it('suggests cities while one types, and searches in the chosen one', async () => {
  const calls = fakeApi({
    'GET offers/': () => pageOf([desk]),
    'GET categories/': () => categories,
    'GET search/suggest/': ({ params }) => {
      expect(params.get('type')).toBe('city');
      return { closest: false, results: ['Łódź', 'Łomża'].map((label) => ({ label })) };
    },
  });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  const plain = screen.getByPlaceholderText('Miasto');
  act(() => plain.focus());
  // Typed before the code of the suggestions is loaded.
  fireEvent.change(plain, { target: { value: 'lo' } });
  const box = await screen.findByRole('combobox', { name: 'Miasto' });
  expect(box).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'Łomża' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Łódź');
  await waitFor(() => expect(queries(calls).at(-1)).toEqual({ city: 'Łódź', limit: '30' }));
  await userEvent.clear(box);
  await userEvent.type(box, 'Gd{Escape}{Enter}');
  await waitFor(() => expect(queries(calls).at(-1)).toEqual({ city: 'Gd', limit: '30' }));
});

it('asks to choose a suggestion when an address was only typed', async () => {
  fakeApi({ 'GET offers/': () => pageOf([desk]), 'GET categories/': () => categories, 'GET geocode/': () => [] });
  await renderPage(<OfferListPage />, { url: '/offers' });
  await filters();
  act(() => screen.getByPlaceholderText('W pobliżu adresu').focus());
  await userEvent.type(await screen.findByRole('combobox', { name: 'W pobliżu adresu' }), 'Nigdzie');
  await userEvent.tab();
  expect(await screen.findByText('Wybierz adres z podpowiedzi.')).toBeVisible();
  expect(window.location.search).toBe('');
});
