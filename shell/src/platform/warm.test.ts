import { waitFor } from '@testing-library/react';
import { arrive, entryTag, version } from '../testing/entries.ts';
import { takeRelease } from './remotes.ts';
import { earlyPath, warmPage } from './warm.ts';

const read = { path: 'offers/', query: ['q', 'category', 'page'], defaults: { limit: '30' } };

it('warming builds the path of the page’s first request: sorted, without empty and unknown keys', () => {
  expect(earlyPath(read, {}, '?page=2&q=&utm=x&category=it')).toBe('offers/?category=it&limit=30&page=2');
  expect(earlyPath(read, {}, '')).toBe('offers/?limit=30');
});

it('warming fills in the parameters of the route', () => {
  expect(earlyPath({ path: 'offers/:id/' }, { id: 'a b' }, '')).toBe('offers/a%20b/');
});

describe('a page that may open', () => {
  const fetched = jest.fn(async () => Response.json({ results: [] }));
  const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  beforeEach(() => {
    globalThis.fetch = fetched as unknown as typeof fetch;
    fetched.mockClear();
    document.head.innerHTML = '';
  });

  it('the page has its entry run, then the files and the data that the entry names', async () => {
    const remote = version('a');
    takeRelease(1, [remote]);
    const file = (digit: string, ending: string) => `/r/mf_offers/${digit.repeat(64)}.${ending}`;
    const files: Record<string, string[]> = {
      './app': [window.location.origin + file('b', 'js')],
      'messages-pl': [file('c', 'js')],
      'page-list': [file('d', 'js'), file('e', 'css')],
      'messages-list-pl': [file('1', 'js')],
      'messages-list-en': [file('2', 'js')],
      'page-other': [file('f', 'js')],
    };
    document.head.innerHTML = `<script src="${file('b', 'js')}"></script>`;
    warmPage('/offers?page=2');
    expect(fetched).not.toHaveBeenCalled();
    arrive(
      remote,
      {},
      {
        files: (chunk) => files[chunk] ?? [],
        pages: [{ path: '/offers', chunks: ['page-list', 'messages-list-{locale}'], early: [read] }],
      },
    );
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    const seen = preloads().map((link) => [new URL(link.href).pathname, link.as, link.integrity !== '']);
    expect(seen).toEqual([
      [file('c', 'js'), 'script', true],
      [file('d', 'js'), 'script', true],
      [file('e', 'css'), 'style', true],
      [file('1', 'js'), 'script', true],
    ]);
    warmPage('/offers?page=2');
    expect(preloads()).toHaveLength(4);
  });

  it('a failure never keeps anybody from opening it', async () => {
    const remote = version('9');
    takeRelease(2, [remote]);
    warmPage('/offers');
    arrive(
      remote,
      {},
      {
        files: () => {
          throw new Error('broken');
        },
        pages: [],
      },
    );
    await Promise.resolve();
    expect(() => warmPage('/offers')).not.toThrow();
    const broken = version('8');
    takeRelease(3, [broken]);
    expect(() => warmPage('/offers')).not.toThrow();
    entryTag(broken).dispatchEvent(new Event('error'));
    takeRelease(4, [version('7', { entry: '/not-a-file' })]);
    expect(() => warmPage('/offers')).not.toThrow();
  });
});
