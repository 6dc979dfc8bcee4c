import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeMail, type MailKind } from './templates.ts';
import type { Words } from './words.ts';
import { WORDS_EN } from './words-en.ts';
import { WORDS_PL } from './words-pl.ts';

const input = { to: 'ewa@example.test', name: 'Ewa', link: 'https://wspolnik.test/a?b=1&c=2' } as const;
const given = {
  company: { kind: 'company', text: 'Żagle & <b>Spółka</b>' },
  inviter: { kind: 'person', text: 'Jan $& {company}' },
} as const;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** A value for each placeholder of the texts. */
const valuesFor = ({ subject, lines }: Words) =>
  Object.fromEntries(placeholders(subject + lines.join()).map((name) => [name.slice(1, -1), 'Wartość']));

describe('mail', () => {
  for (const kind of Object.keys(WORDS_PL) as MailKind[]) {
    test(`${kind} has the same placeholders in both languages, and all are filled`, () => {
      const [pl, en] = [WORDS_PL[kind], WORDS_EN[kind]];
      assert.deepEqual(placeholders(pl.subject), placeholders(en.subject));
      assert.deepEqual(placeholders(pl.lines.join()), placeholders(en.lines.join()));
      for (const locale of ['pl', 'en'] as const) {
        const mail = composeMail(kind, { ...input, locale, params: valuesFor(pl) });
        assert.deepEqual(placeholders(mail.subject + mail.text + mail.html.replace(/<style.*<\/style>/s, '')), []);
        assert.ok(mail.text.includes(input.link));
        assert.ok(mail.html.includes('https://wspolnik.test/a?b=1&amp;c=2'));
      }
    });
  }

  test('a mail treats typed texts literally', () => {
    const mail = composeMail('companyInvitation', { ...input, locale: 'en', given });
    assert.ok(mail.text.includes('Jan $& {company} invites you to the company Żagle & <b>Spółka</b>'));
    assert.ok(mail.html.includes('Żagle &amp; &lt;b&gt;Spółka&lt;/b&gt;'));
    assert.ok(!mail.html.includes('<b>Spółka'));
  });

  test('a mail keeps a subject on one line', () => {
    const mail = composeMail('companyActivated', { ...input, locale: 'pl', params: { company: 'A\r\nBcc: x@y.test' } });
    assert.equal(mail.subject, 'Firma A Bcc: x@y.test jest aktywna');
  });

  test('a mail greets without a name that whoever signed up with this address wrote as a link', () => {
    const mail = composeMail('verifyEmail', { ...input, name: 'Dopłać http://evil.pl', locale: 'pl' });
    assert.ok(mail.text.startsWith('Cześć,\n'));
    assert.ok(!mail.html.includes('evil.pl'));
  });

  test('a mail greets a stranger without a name', () => {
    const mail = composeMail('companyInvitation', { ...input, name: '', locale: 'pl', given });
    assert.ok(mail.text.startsWith('Cześć,\n'));
  });
});
