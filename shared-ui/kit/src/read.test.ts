import { earlyPaths, idOf } from '@wspolnik/testing';
import { listQuery, local, oneOf, text } from './list-query.ts';
import { defineRead } from './read.ts';

const thingQuery = listQuery('/things', { q: text(200), sort_by: oneOf(['a']), view: local(oneOf(['map'])) });
const thingsRead = defineRead<unknown, { q?: string }>('things/', { query: thingQuery, defaults: { limit: '30' } });
const thingRead = defineRead<unknown, { id: string }>('things/:id/', {
  pictures: { at: 'image', sizes: '100vw' },
});
const historyRead = defineRead<unknown, { days?: number }>('history/', { defaults: { days: '30' } });

it('a read makes the path of the API from its input', () => {
  expect(thingRead({ id: 'a/b ł' })).toBe('things/a%2Fb%20%C5%82/');
  expect(thingsRead({ q: 'stół' })).toBe('things/?limit=30&q=st%C3%B3%C5%82');
  expect(historyRead({})).toBe('history/?days=30');
  expect(historyRead({ days: 90 })).toBe('history/?days=90');
});

it('parameters that are only for the page are not sent', () => {
  expect(thingsRead(thingQuery.parse('?view=map&page=2'))).toBe('things/?limit=30&page=2');
});

it.each([
  ['', {}],
  ['?page=2', {}],
  ['?q=meble+%C5%82%C3%B3d%C5%BA&sort_by=a&view=map&utm_source=x', {}],
  ['?ref=abc', { id: idOf(7) }],
])('a read asks at an address for what the gateway asks early: %s', (search, params) => {
  const reads = [thingsRead, thingRead, historyRead];
  const routes = [{ path: '/x', early: reads.map(({ early }) => ({ ...early, query: [...(early.query ?? [])] })) }];
  expect(reads.map((read) => read.at({ params: params as Record<string, string>, search }))).toEqual(
    earlyPaths({ routes }, '/x', params as Record<string, string>, search),
  );
});

it('a read knows its own paths, and not those of a longer or shorter one', () => {
  expect(thingsRead.covers('things/?limit=30')).toBe(true);
  expect(thingsRead.covers(thingRead({ id: idOf(1) }))).toBe(false);
  expect(thingRead.covers(thingRead({ id: idOf(1) }))).toBe(true);
  expect(thingRead.covers('things/1/comments/')).toBe(false);
  expect(thingRead.covers('things/')).toBe(false);
});
