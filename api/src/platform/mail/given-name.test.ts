import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { givenName, greetingName } from './given-name.ts';

const ORDINARY = [
  'Studio D.O.M.',
  'Kowalski i Synowie sp. z o.o. sp.k.',
  'P.P.H.U. Nowak',
  'P.H.U.Kowalski',
  'Żagle & Liny S.A.',
  'Sklep nr 12.5',
  'ul.Polna 3',
  'Web2.0',
  'św.Jana 5',
  "O'Neil / Müller",
  'Ola 🙂',
];
const REFUSED = [
  'PILNE: dopłata 1,99 zł http://evil.pl/zaplac',
  'ftp://evil',
  'www.evil',
  'evil.pl',
  'Dopłać na EVIL.PL',
  'evil.xyz/zaplac',
  'Allegro.pl sp. z o.o.',
  'evil．pl',
  'evil。pl',
  'evil․pl',
  'żółw.com',
  'pisz na biuro@evil.pl',
  'Firma\r\nBcc: x@y.test',
  'fdp.\u202eexe',
  'ev\u200bil',
  'A\u0000B',
];

describe('a name that somebody else gave', () => {
  for (const name of ORDINARY) {
    test(`stands in mails: ${name}`, () => assert.equal(givenName(name, 'company', 'pl'), name));
  }
  for (const name of REFUSED) {
    test(`is left out: ${JSON.stringify(name)}`, () => {
      assert.equal(givenName(name, 'company', 'pl'), '(nazwa pominięta)');
      assert.equal(givenName(name, 'person', 'en'), 'Somebody');
      assert.equal(greetingName(name), '');
    });
  }
});
