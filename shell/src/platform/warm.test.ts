import { earlyPath } from './warm.ts';

const read = { path: 'offers/', query: ['q', 'category', 'page'], defaults: { limit: '30' } };

it('builds the path of the page’s first request: sorted, without empty and unknown keys', () => {
  expect(earlyPath(read, {}, '?page=2&q=&utm=x&category=it')).toBe('offers/?category=it&limit=30&page=2');
  expect(earlyPath(read, {}, '')).toBe('offers/?limit=30');
});

it('fills in the parameters of the route', () => {
  expect(earlyPath({ path: 'offers/:id/' }, { id: 'a b' }, '')).toBe('offers/a%20b/');
});
