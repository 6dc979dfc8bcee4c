import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { givenText, greetingName } from './given-text.ts';

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

describe('a text that somebody else typed', () => {
  for (const name of ORDINARY) {
    test(`the name is in mails: ${name}`, () => assert.equal(givenText(name, 'company', 'pl'), name));
  }
  for (const name of REFUSED) {
    test(`a text is left out: ${JSON.stringify(name)}`, () => {
      assert.equal(givenText(name, 'company', 'pl'), '(nazwa pominięta)');
      assert.equal(givenText(name, 'person', 'en'), 'Somebody');
      assert.equal(givenText(name, 'title', 'pl'), '(tytuł pominięty)');
      assert.equal(greetingName(name), '');
    });
  }

  test('a text may be a reason of several lines', () => {
    assert.equal(givenText('Brak faktury.\r\nDodaj ją.', 'reason', 'pl'), 'Brak faktury. Dodaj ją.');
    assert.equal(givenText('Brak faktury.\nWięcej: evil.pl', 'reason', 'en'), '(shown in Wspólnik)');
  });
});
