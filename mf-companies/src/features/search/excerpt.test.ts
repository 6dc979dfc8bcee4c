import { idOf } from '@wspolnik/testing';
import { excerptOf } from './excerpt.ts';

const long = `${'początek '.repeat(60)}szukany żółw ${'koniec '.repeat(60)}`;

it('shows the text around the first match, cut at words', () => {
  const excerpt = excerptOf(long, 'zolw');
  expect(excerpt).toContain('szukany żółw');
  expect(excerpt).toMatch(/^… początek .* koniec …$/);
  expect(excerpt.length).toBeLessThan(260);
});

it('an excerpt begins at the start when the match is there, or is none', () => {
  expect(excerptOf(long, 'początek')).toMatch(/^początek /);
  expect(excerptOf(long, 'xyz')).toMatch(/^początek .* …$/);
  expect(excerptOf('x'.repeat(500), 'kot')).toHaveLength(242);
});

it('names those who are mentioned', () => {
  expect(excerptOf(`Dzięki @[Anna Nowak](user:${idOf(1)}),\n pomoc`, '')).toBe('Dzięki Anna Nowak, pomoc');
});
