import { savedFilters, savedQuery, searchKey } from './saved-search.ts';

it('the search contains the filters, with the types of the API, and neither order nor page', () => {
  const query = { q: 'meble', price_from: '12.5', with_salary: 'true', radius: '25', lat: '52', lng: '21' };
  const filters = { q: 'meble', price_from: 12.5, with_salary: true, radius: 25, lat: 52, lng: 21 };
  const look = { sort_by: 'price_asc', page: '3', status: 'active', view: 'map', place: 'Warszawa' };
  expect(savedFilters({ ...query, ...look })).toEqual({ ...filters, place: 'Warszawa' });
  expect(savedFilters({ q: 'meble', place: 'Warszawa' })).toEqual({ q: 'meble' });
  expect(savedQuery({ ...filters, place: 'Warszawa' })).toEqual({ ...query, place: 'Warszawa' });
});

it('the search is the same search whatever the order, the case, the name of the place and the view', () => {
  const [one, two] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
  const circle = { radius: '25', lat: '52', lng: '21' };
  const key = searchKey({ q: 'meble', categories: `${one},${two}`, workplace_types: 'remote,hybrid', ...circle });
  const same = { q: ' Meble', category: two, categories: one, workplace_types: 'hybrid,remote', ...circle };
  expect(searchKey({ ...same, place: 'Warszawa', view: 'map', sort_by: 'price_asc', page: '2' })).toBe(key);
  expect(searchKey({ ...same, with_salary: 'true', without_salary: 'true' })).toBe(key);
  expect(searchKey({ ...same, with_salary: 'true' })).not.toBe(key);
  expect(searchKey({ ...same, radius: '26' })).not.toBe(key);
  expect(searchKey({ sort_by: 'price_asc', view: 'map' })).toBe('');
});
