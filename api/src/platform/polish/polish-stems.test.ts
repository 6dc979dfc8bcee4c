import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { foldWord } from '../words/fold.ts';
import { stemsOf } from './polish-stems.ts';

type Pair = [string, string];

function readPairs(file: string): Pair[] {
  const text = readFileSync(path.join(import.meta.dirname, 'testing', file), 'utf8');
  return text
    .trim()
    .split(/,\s|\n/)
    .map((pair) => pair.split(' ') as Pair);
}
/** Two forms of one word: of goods, services, trades and people, as an offer or a search may contain them. */
const INFLECTIONS = readPairs('inflections.txt');
/** Two words that only begin or look alike. */
const LOOK_ALIKES = readPairs('look-alikes.txt');

const meet = (one: string, other: string) => stemsOf(one).some((stem) => stemsOf(other).includes(stem));
const bothFolded = ([one, other]: Pair): Pair => [foldWord(one), foldWord(other)];
const missed = (pairs: Pair[]) => pairs.map(bothFolded).filter(([one, other]) => !meet(one, other));

describe('Polish stems', () => {
  it('stems are shared by at least 98 % of the inflections', () => {
    const apart = missed(INFLECTIONS);
    assert.ok(INFLECTIONS.length >= 300);
    assert.ok(apart.length <= 0.02 * INFLECTIONS.length, apart.join(' '));
  });

  it('stems are shared by at most 3 % of the words that look alike', () => {
    const together = LOOK_ALIKES.length - missed(LOOK_ALIKES).length;
    assert.ok(LOOK_ALIKES.length >= 150);
    assert.ok(together <= 0.03 * LOOK_ALIKES.length, `${together}`);
  });

  it('stems are those of names of towns and of words added to the dictionary as well', () => {
    assert.deepEqual(stemsOf('krakowie'), ['krakow']);
    assert.deepEqual(stemsOf('smartfonow'), ['smartfon']);
  });

  it('stems are none for what is no Polish word', () => {
    for (const word of ['', 'a', 'qwertzuiop', 'c3po', 'ключ', '1234', 'x'.repeat(5_000)])
      assert.deepEqual(stemsOf(word), [], word);
  });
});
