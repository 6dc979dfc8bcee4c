import { queryString, withQuery } from './index.ts';

describe('queryString', () => {
  it('the function sorts keys, drops empty values and joins arrays', () => {
    const params = {
      q: 'łąka i las',
      page: 2,
      categories: ['b', 'a'],
      city: '',
      network: undefined,
      status: null,
      ids: [],
    };
    expect(queryString(params)).toBe('categories=b%2Ca&page=2&q=%C5%82%C4%85ka+i+las');
  });

  it('the function leaves a path unchanged without parameters', () => {
    expect(withQuery('offers/', { q: '' })).toBe('offers/');
    expect(withQuery('offers/', { limit: 30 })).toBe('offers/?limit=30');
  });
});
