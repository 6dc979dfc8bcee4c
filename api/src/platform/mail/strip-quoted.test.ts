import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripQuoted } from './strip-quoted.ts';

test('of a mailed answer only what its writer typed is kept', () => {
  const mails = [
    'Tak, jutro.\r\n\r\nW dniu 5.01.2027 o 10:00 Wspólnik <no-reply@wspolnik.pl> napisał(a):\r\n> Czy jutro?\r\n',
    'Tak, jutro.\n\nOn Mon, Jan 5, 2027 at 10:00 Wspólnik\n<r-1@reply.wspolnik.pl> wrote:\n\n> Czy jutro?',
    'Tak, jutro.\n\n-----Original Message-----\nFrom: Wspólnik\nSubject: Nowa wiadomość',
    'Tak, jutro.\n\nOd: Wspólnik <no-reply@wspolnik.pl>\nWysłano: poniedziałek\nTemat: Nowa wiadomość',
    '> Czy jutro?\nTak, jutro.\n-- \nAnna Nowak\ntel. 600 100 200',
  ];
  for (const mail of mails) assert.equal(stripQuoted(mail), 'Tak, jutro.');
  assert.equal(
    stripQuoted('Od: rana do 15\nSkład: drewno\n\nOn the way.'),
    'Od: rana do 15\nSkład: drewno\n\nOn the way.',
  );
  assert.equal(stripQuoted('> tylko cytat\n'), '');
});
