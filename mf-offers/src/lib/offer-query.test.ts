import { toggled } from '@wspolnik/kit/lists';
import { idOf } from '@wspolnik/testing';
import { offerQuery } from './offer-query.ts';

it('reads every filter of the list from the URL', () => {
  const filters = {
    q: 'meble biurowe',
    category: idOf(1),
    categories: `${idOf(2)},${idOf(3)}`,
    city: 'Łódź',
    workplace_types: 'remote,hybrid',
    work_schedule_types: 'full_time',
    with_salary: 'true',
    without_salary: 'true',
    price_from: '100',
    price_to: '1234.50',
    company_rating: '4',
    network: 'true',
    radius: '50',
    lat: '52.4',
    lng: '16.9',
    status: 'active',
    seller_id: idOf(4),
    sort_by: 'price_asc',
    page: '3',
  };
  expect(offerQuery.parse(`?${new URLSearchParams(filters)}`)).toEqual(filters);
});

it.each([
  'category=abc',
  'workplace_types=moon',
  'with_salary=maybe',
  'price_from=-5',
  'price_to=12,50',
  'company_rating=9',
  'radius=50&lat=52.4',
  'radius=50&lat=99&lng=16',
  'status=deleted',
  'seller_id=1',
  'sort_by=random',
  'page=0',
  'page=-1',
  'page=1e3',
  'q=%20%20',
  'q=%E0%A4%A',
  'unknown=1',
])('the query omits invalid values: %s', (search) => {
  const { q, ...rest } = offerQuery.parse(`?${search}`);
  expect(Object.values(rest).filter(Boolean)).toEqual([]);
});

it('the query retains the valid values of a list beside invalid ones', () => {
  expect(offerQuery.parse('?workplace_types=moon,remote').workplace_types).toBe('remote');
});

it('the query returns to page 1 when a filter changes', () => {
  expect(offerQuery.href(offerQuery.with({ q: 'meble', page: '4' }, { city: 'Gdynia' }))).toBe(
    '/offers?city=Gdynia&q=meble',
  );
});

it('the query has one URL for the list without filters', () => {
  expect(offerQuery.href({})).toBe('/offers');
});

it('the query adds and removes items of a list', () => {
  expect(toggled(undefined, 'remote')).toBe('remote');
  expect(toggled('remote', 'hybrid')).toBe('remote,hybrid');
  expect(toggled('remote', 'remote')).toBeUndefined();
});
