import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hardSpaces } from './hard-spaces.ts';

const CASES: [string, string][] = [
  ['Wiesz, z kim i o czym rozmawiać', 'Wiesz, z_kim i_o_czym rozmawiać'],
  ['W domu (i w pracy) za 14 dni', 'W_domu (i_w_pracy) za 14_dni'],
  ['aby firma z o.o. miała 3 oferty', 'aby firma z_o.o. miała 3_oferty'],
  ['Ala ma kota, a kot ma Alę', 'Ala ma kota, a_kot ma Alę'],
  ['link: https://a.pl/i w/z', 'link: https://a.pl/i w/z'],
];

test('words of one letter and numbers stay with what follows', () => {
  for (const [text, expected] of CASES) assert.equal(hardSpaces(text), expected.replaceAll('_', '\u00a0'));
});
