import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finishMail } from './finish-mail.ts';

const mail = {
  to: 'a@b.pl',
  locale: 'pl',
  subject: 'Temat <1>',
  text: 'Treść',
  html: '<p>Treść</p>',
  headers: {},
} as const;

test('a mail begins with the mark and the name, without a picture from a server', () => {
  const { html } = finishMail(mail, null);
  assert.match(html, /<body[^>]*><div[^>]*>\s*<table.*#0f5c4a.*#e0a04a.*Wspólnik<\/td>/s);
  assert.doesNotMatch(html, /<img|src=|url\(/);
});

describe('the footer of a mail', () => {
  test('the footer names who runs the service, as text and as HTML', () => {
    const operator = { name: 'Żagle & Spółka', address: 'ul. Długa 1, 90-001 Łódź', nip: '1234563218' };
    const { text, html } = finishMail(mail, operator);
    assert.equal(text, 'Treść\n\nWspólnik\nŻagle & Spółka, ul. Długa 1, 90-001 Łódź, NIP 1234563218');
    assert.match(html, /Żagle &amp; Spółka, ul\. Długa 1, 90-001 Łódź, NIP 1234563218<\/p>/);
    assert.match(html, /<title>Temat &lt;1&gt;<\/title>/);
  });

  test('the footer invents nobody without the settings', () => {
    assert.match(finishMail(mail, null).text, /Operator testowy/);
    assert.match(finishMail({ ...mail, locale: 'en' }, null).html, /<html lang="en">.*Test operator/s);
  });
});
