import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine } from './csv.ts';

it('separates as the language does, and quotes what would break the line', () => {
  assert.equal(csvLine(['a;b', 'c,d', 'say "x"', 'two\nlines'], 'pl'), '"a;b";c,d;"say ""x""";"two\nlines"\r\n');
  assert.equal(csvLine(['a;b', 'c,d'], 'en'), 'a;b,"c,d"\r\n');
});

it('makes no formula of a text', () => {
  for (const text of ['=1+1', '+48', '-1', '@x', '\t=1']) assert.ok(csvLine([text], 'pl').startsWith("'"), text);
});
