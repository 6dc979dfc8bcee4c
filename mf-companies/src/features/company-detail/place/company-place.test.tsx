import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, fakeApi, problem, road } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { CompanyPlace } from './company-place.tsx';

// jsdom draws no map: the stops and the text of the way are shown.
const poznan = { lat: 52.4064, lng: 16.9252, city: 'Poznań', street: null, house_number: null, postal_code: null };
const PLACE = { ...poznan, country: 'PL', region: 'wielkopolskie' };

/** Opens the map and chooses Poznań as the start. */
async function askTheWay(answer: () => unknown) {
  const calls = fakeApi({ 'GET geocode/': () => [PLACE], 'GET geocode/route/': answer });
  const location = { city: 'Łódź', lat: 51.7592, lng: 19.456 };
  await renderPage(<CompanyPlace company={company({ location })} />, { url: '/companies/1' });
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż na mapie' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /Skąd wyruszasz/ }), 'Poz');
  await userEvent.click(await screen.findByRole('option', { name: /Poznań/ }));
  const stops = await screen.findByRole('region', { name: 'Miejsca na mapie' });
  expect(within(stops).getAllByRole('listitem')).toHaveLength(2);
  return calls;
}

it('the way to a company is the road, with its length and time', async () => {
  const calls = await askTheWay(() => ({ road: road() }));
  expect(await screen.findByText('218 km samochodem, około 2 h 29 min')).toBeVisible();
  const asked = calls.find(({ path }) => path === 'geocode/route/')?.params;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    from_lat: '52.40640',
    from_lng: '16.92520',
    to_lat: '51.75920',
    to_lng: '19.45600',
  });
});

it('a short way has minutes only', async () => {
  await askTheWay(() => ({ road: road({ distance_m: 740, duration_s: 20 }) }));
  expect(await screen.findByText('0,7 km samochodem, około 1 min')).toBeVisible();
});

it('the way is a straight line where no road is known', async () => {
  await askTheWay(() => ({ road: null }));
  expect(await screen.findByText('187 km w linii prostej')).toBeVisible();
  expect(screen.getByRole('link', { name: /Dojazd krok po kroku/ })).toBeVisible();
});

it('the way is a straight line when the road cannot be read', async () => {
  await askTheWay(() => problem(429, 'throttled'));
  expect(await screen.findByText('187 km w linii prostej')).toBeVisible();
});
