import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorsBetween, nearestWord } from './correction.ts';
import { readQuery, type Synonym, type WordBook } from './read-query.ts';

const law: Synonym = { phrase: ['prawnik'], means: [], trades: ["'prawo':B"], categoryId: 'law' };
const books: Synonym = {
  phrase: ['biuro', 'rachunkowe'],
  means: [],
  trades: ["'ksiegowosc':B"],
  categoryId: 'accounting',
};
const plaster: Synonym = { phrase: ['tynkarz'], means: [], trades: [], categoryId: 'renovation' };
const book: WordBook = {
  byFirstForm: new Map([
    ['prawnik', [law]],
    ['biuro', [books]],
    ['tynkarz', [plaster]],
  ]),
  categoriesByForm: new Map([['catering', ['catering']]]),
};
const read = (q: string) => {
  const { town, rest, words } = readQuery(q, book);
  return [town?.name ?? null, rest, words?.words.map(({ word }) => word) ?? null];
};

describe('the reading of a search', () => {
  it('a town is recognised in any form, without diacritics and of several words', () => {
    assert.deepEqual(read('drukarnia krakow'), ['Kraków', 'drukarnia', ['drukarnia']]);
    assert.deepEqual(read('szukam hydraulika w Gdyni'), ['Gdynia', 'szukam hydraulika', ['hydraulika']]);
    assert.deepEqual(read('stolarz w nowym saczu'), ['Nowy Sącz', 'stolarz', ['stolarz']]);
    assert.deepEqual(read('pompy bielsko biala'), ['Bielsko-Biała', 'pompy', ['pompy']]);
    assert.deepEqual(read('firmy we Wrocławiu'), ['Wrocław', 'firmy', null]);
    assert.deepEqual(read('Łódź'), ['Łódź', '', null]);
  });

  it('a common word and a name of a person are no town', () => {
    for (const q of ['meble dla przemysłu', 'skup książki', 'nowe okna', 'jan wilk', 'szkolenie marki osobistej']) {
      assert.equal(readQuery(q, book).town, null, q);
    }
    assert.deepEqual(read('kurs w pile'), ['Piła', 'kurs', ['kurs']]);
  });

  it('lists without towns look for the name of the town as a word', () => {
    assert.deepEqual(
      readQuery('drukarnia w Krakowie', book).all?.words.map(({ word }) => word),
      ['drukarnia', 'krakow'],
    );
  });

  it('words around the thing narrow nothing, unless they are all', () => {
    assert.deepEqual(read('szukam dobrej drukarni'), [null, 'szukam dobrej drukarni', ['drukarni']]);
    assert.deepEqual(read('tanie usługi'), [null, 'tanie usługi', ['tanie', 'uslugi']]);
  });

  it('the kind of a firm before its trade narrows nothing', () => {
    assert.deepEqual(read('pracownia stolarska'), [null, 'pracownia stolarska', ['stolarska']]);
    assert.deepEqual(read('sprzątanie biura'), [null, 'sprzątanie biura', ['sprzatanie', 'biura']]);
    assert.deepEqual(read('biuro rachunkowe'), [null, 'biuro rachunkowe', ['biuro rachunkowe']]);
    assert.deepEqual(read('pracownia'), [null, 'pracownia', ['pracownia']]);
  });

  it('what is done with many things is marked, and a craft leads to the category of who does it', () => {
    assert.deepEqual(
      readQuery('montaż okien', book).words?.words.map(({ isGeneral }) => isGeneral),
      [true, false],
    );
    assert.deepEqual(readQuery('tynkarstwo', book).categoryIds, ['renovation']);
  });

  it('a phrase of the table leads to its category in any form', () => {
    const { words, categoryIds } = readQuery('biura rachunkowego', book);
    assert.deepEqual(
      words?.words.map(({ word }) => word),
      ['biura rachunkowego'],
    );
    assert.match(words?.all ?? '', /'ksiegowosc':B/);
    assert.deepEqual(categoryIds, ['accounting']);
    assert.deepEqual(readQuery('prawnika', book).categoryIds, ['law']);
    assert.deepEqual(readQuery('biuro', book).categoryIds, []);
    assert.deepEqual(readQuery('catering na konferencje', book).categoryIds, ['catering']);
  });
});

it('a typing error is corrected, another word is not', () => {
  assert.equal(nearestWord('druakrnia', ['dekarz', 'drukarnia']), 'drukarnia');
  assert.equal(nearestWord('fotograff', ['fotograf']), 'fotograf');
  assert.equal(nearestWord('weterynarz', ['wytwornia', 'wetery']), null);
  assert.equal(errorsBetween('kto', 'kot', 1), 1);
});
