import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchedWords, stemOf } from './search-words.ts';

/** Whether a search for `q` would find a text with the folded word. */
function finds(q: string, word: string): boolean {
  const forms = searchedWords(q)?.words[0]?.forms.split('|') ?? [];
  return forms.some((form) => {
    const text = form.replace(/^'|':\*$|'$/g, '');
    return form.endsWith(':*') ? word.startsWith(text) : word === text;
  });
}

describe('the searched words', () => {
  it('match other inflections', () => {
    for (const [q, word] of [
      ['internetowy', 'internetowego'],
      ['internetowa', 'internetowych'],
      ['Sklepów', 'sklepu'],
      ['tłumaczenie', 'tlumaczenia'],
      ['tłumaczeniami', 'tlumaczen'],
      ['mebel', 'meble'],
      ['meble', 'mebel'],
      ['książka', 'ksiazek'],
      ['książek', 'ksiazki'],
      ['strona', 'stron'],
      ['okno', 'okna'],
      ['kawa', 'kawy'],
    ] as const)
      assert.ok(finds(q, word), `${q}: ${word}`);
  });

  it('do not match what only begins alike', () => {
    for (const [q, word] of [
      ['moda', 'model'],
      ['kawy', 'kawaler'],
    ] as const)
      assert.ok(!finds(q, word), `${q}: ${word}`);
    assert.equal(stemOf('dom'), 'dom');
  });

  it('leave out words without a meaning of their own, unless there are no others', () => {
    const words = (q: string) => searchedWords(q)?.words.map(({ word }) => word);
    assert.deepEqual(words('Kawa do biura w Łodzi'), ['kawa', 'biura', 'lodzi']);
    assert.deepEqual(words('w'), ['w']);
    assert.equal(searchedWords(' !? 🙂'), null);
    assert.equal(words('a1 b2 c3 d4 e5 f6 g7 h8 i9')?.length, 8);
  });
});
