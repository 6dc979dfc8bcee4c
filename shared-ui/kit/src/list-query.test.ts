import { idOf } from '@wspolnik/testing';
import { listOf, listQuery, local, number, oneOf, text, transient, uuid } from './list-query.ts';

const SORTS = ['date_desc', 'price_asc'] as const;
const query = listQuery('/things', {
  q: text(5),
  category: uuid,
  kinds: listOf(oneOf(['a', 'b'])),
  price_from: number(0, 100),
  sort_by: oneOf(SORTS),
  view: local(oneOf(['map'])),
  open: transient(text(20)),
});

it('reads what makes sense and leaves out the rest', () => {
  expect(query.parse('?q=abcdefgh&kinds=a,x,b&price_from=12.5&sort_by=price_asc&page=2&utm_source=z')).toEqual({
    q: 'abcde',
    kinds: 'a,b',
    price_from: '12.5',
    sort_by: 'price_asc',
    page: '2',
  });
  expect(query.parse('?q=%20&category=7&kinds=x&price_from=-1&sort_by=luck&page=0&view=list')).toEqual({});
  expect(query.parse(`?category=${idOf(1)}&page=100000`)).toEqual({ category: idOf(1) });
});

it('the API gets everything but the parameters that are only for the page', () => {
  expect(query.sent).toEqual(['q', 'category', 'kinds', 'price_from', 'sort_by', 'page']);
});

it('writes an address that reads back the same, and the plain path without parameters', () => {
  const state = query.parse('?view=map&q=sto%C5%82y&page=3');
  expect(query.href(state)).toBe('/things?page=3&q=sto%C5%82y&view=map');
  expect(query.parse(query.href(state).replace('/things', ''))).toEqual(state);
  expect(query.href({})).toBe('/things');
});

it('the query starts on page 1 with another filter, and lets go of what stood open', () => {
  const state = query.parse('?q=ab&page=3&open=dialog&view=map');
  expect(query.with(state, { price_from: '5' })).toEqual({ q: 'ab', view: 'map', price_from: '5' });
});

it('the query keeps filters, order and view from page to page; page 1 has no number', () => {
  const state = query.parse('?q=ab&page=3&open=dialog&view=map&sort_by=price_asc');
  expect(query.pageHref(state, 4)).toBe('/things?page=4&q=ab&sort_by=price_asc&view=map');
  expect(query.pageHref(state, 1)).toBe('/things?q=ab&sort_by=price_asc&view=map');
});

it('filters are told apart from order, page and view, and only they are cleared', () => {
  const state = query.parse('?q=ab&page=3&view=map&sort_by=price_asc');
  expect(query.hasFilters(state)).toBe(true);
  expect(query.cleared(state)).toEqual({ view: 'map', sort_by: 'price_asc' });
  expect(query.hasFilters(query.cleared(state))).toBe(false);
});

it('the query drops what makes no sense together', () => {
  const near = listQuery('/near', { lat: number(-90, 90), lng: number(-180, 180) }, ({ lat, lng, ...rest }) =>
    lat && lng ? { lat, lng, ...rest } : rest,
  );
  expect(near.parse('?lat=52&page=2')).toEqual({ page: '2' });
  expect(near.parse('?lat=52&lng=21')).toEqual({ lat: '52', lng: '21' });
});
