import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine } from './csv.ts';

it('the writer separates as the language does, and quotes every text', () => {
  const cells = ['a;b', 'c,=1+1', 'say "x"', 'two\nlines'];
  assert.equal(csvLine(cells, 'pl'), '"a;b";"c,=1+1";"say ""x""";"two\nlines"\r\n');
  assert.equal(csvLine(['a;b', 'c'], 'en'), '"a;b","c"\r\n');
});

it('the writer makes no formula of a text', () => {
  for (const text of ['=1+1', '+48', '-1', '@x', '\t=1']) assert.ok(csvLine([text], 'pl').startsWith(`"'`), text);
});
