import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchedWords } from './search-words.ts';
import { stemVector, wordsOf } from './stem-vector.ts';

/** Whether a search for `q` finds a text by its words and stems. */
function finds(q: string, text: string): boolean {
  const written = [...wordsOf(text).map((word) => `'${word}'`), ...stemVector({ D: text }).split(' ')];
  const lexemes = written.map((lexeme) => lexeme.replace(/^'|'(:1D)?$/g, ''));
  const found = (form: string) => {
    const asked = form.replace(/^'|'(:\*)?$/g, '');
    return lexemes.some((lexeme) => (form.endsWith(':*') ? lexeme.startsWith(asked) : lexeme === asked));
  };
  return searchedWords(q)?.words.every(({ forms }) => forms.replace(/[()]/g, '').split('|').some(found)) ?? false;
}

describe('the searched words', () => {
  it('find every inflection, with and without Polish letters', () => {
    for (const [q, text] of [
      ['sklep internetowy', 'Projekt i wdrożenie sklepu internetowego'],
      ['strona internetowa', 'Strony internetowe dla gastronomii'],
      ['mebel', 'Meble na wymiar'],
      ['meble', 'Mebel na wymiar'],
      ['mebl', 'Meble na wymiar'],
      ['ksiazka', 'Skup książek'],
      ['KSIĄŻEK', 'Książka kucharska'],
      ['tlumaczeniami', 'Tłumaczenia umów'],
      ['fryzjer', 'Zatrudnimy fryzjerów'],
    ] as const)
      assert.ok(finds(q, text), `${q}: ${text}`);
  });

  it('find a name without stems by its dictionary form', () => {
    assert.ok(searchedWords('Krakowie')?.all.includes("'krakow'|"));
  });

  it('verbs find the services that are named by their imperfective partners', () => {
    for (const [q, text] of [
      ['umyje okna', 'Mycie okien'],
      ['pomalują', 'Malowanie biura'],
      ['wydrukuje', 'Drukowanie katalogów'],
      ['rozliczyć', 'Rozliczanie projektów'],
      ['odnowić', 'Odnawianie mebli'],
      ['wywiezie', 'Wywożenie gruzu'],
      ['założyć', 'Zakładanie spółek'],
    ] as const)
      assert.ok(finds(q, text), `${q}: ${text}`);
    assert.ok(!finds('sklep', 'Klepanie karoserii'), 'a noun that is also a form of a verb');
  });

  it('the words do not find what only begins alike', () => {
    for (const [q, text] of [
      ['kawy', 'Kawaler'],
      ['serwisu', 'Serwer'],
      ['moda', 'Model'],
    ] as const)
      assert.ok(!finds(q, text), `${q}: ${text}`);
  });

  it('the words leave out words without their own meaning, unless there are no others', () => {
    const words = (q: string) => searchedWords(q)?.words.map(({ word }) => word);
    assert.deepEqual(words('Kawa do biura w Łodzi'), ['kawa', 'biura', 'lodzi']);
    assert.deepEqual(words('w'), ['w']);
    assert.equal(searchedWords(' !? 🙂'), null);
    assert.equal(words('a1 b2 c3 d4 e5 f6 g7 h8 i9')?.length, 8);
  });
});

describe('the stems of a text', () => {
  it('the stems have the weight of the first field with them', () => {
    assert.equal(stemVector({ A: 'Meble', D: 'meblami, biura' }), "'=mebel':1A '=biuro':1D");
  });

  it('the stems leave out the names of mentioned accounts', () => {
    const mention = '@[Anna Nowak](user:018f4f60-0000-7000-8000-000000000001)';
    assert.equal(stemVector({ D: `${mention} piecze chleb` }), stemVector({ D: 'piecze chleb' }));
  });
});
