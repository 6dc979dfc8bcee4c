import { savedFilters, savedQuery } from './saved-search.ts';

it('contains the filters, with the types of the API, and neither order nor page', () => {
  const query = { q: 'meble', price_from: '12.5', with_salary: 'true', radius: '25', lat: '52', lng: '21' };
  const filters = { q: 'meble', price_from: 12.5, with_salary: true, radius: 25, lat: 52, lng: 21 };
  const look = { sort_by: 'price_asc', page: '3', status: 'active', view: 'map', place: 'Warszawa' };
  expect(savedFilters({ ...query, ...look })).toEqual(filters);
  expect(savedQuery(filters)).toEqual(query);
});
