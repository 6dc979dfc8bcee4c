import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindWords } from './bind-words.ts';

const literal = (value: string) => ({ type: 0, value });
const HARD = '\u00a0';

test('words of one letter are bound before a placeholder, in branches and in tags, and a number to its unit', () => {
  const plural = (value: string) => ({
    type: 6,
    value: 'n',
    options: { other: { value: [{ type: 7 }, literal(value)] } },
  });
  const tag = { type: 8, value: 'b', children: [literal('i inni')] };
  assert.deepEqual(
    bindWords([literal('Oferta w '), { type: 1, value: 'city' }, literal(' i '), tag, plural(' dni o')]),
    [
      literal(`Oferta w${HARD}`),
      { type: 1, value: 'city' },
      literal(` i${HARD}`),
      { type: 8, value: 'b', children: [literal(`i${HARD}inni`)] },
      { type: 6, value: 'n', options: { other: { value: [{ type: 7 }, literal(`${HARD}dni o`)] } } },
    ],
  );
});
