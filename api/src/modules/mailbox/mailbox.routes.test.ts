import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createTestApi } from '../../testing/harness.ts';
import { PRODUCTION } from '../../testing/production.ts';

const api = await createTestApi();
const production = await createTestApi({ env: PRODUCTION });

const register = (app: typeof api, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/accounts/register/',
    payload: { first_name: '<b>Ewa</b>', last_name: 'Żak', email, password: 'Zamek!2345', terms: true },
  });

describe('the local mailbox', () => {
  test('lists mails as a page and opens one with a link to follow', async () => {
    await register(api, 'ewa@example.test');
    const list = await api.inject({ url: '/dev/mail' });
    assert.match(String(list.headers['content-type']), /text\/html/);
    assert.match(list.body, /Poczta wychodząca/);
    const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? '';
    const mail = await api.inject({ url: path });
    assert.match(mail.body, /<a href="http:\/\/localhost:3000\/auth\/verify-email\?uidb64=[\w-]+&amp;token=[\w-]+">/);
    assert.ok(!mail.body.includes('<b>Ewa'), 'what people type is text');
    assert.match(String(mail.headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/);
    const html = await api.inject({ url: `${path}/html` });
    assert.ok(!html.body.includes('<b>Ewa'));
    assert.match(String(html.headers['content-security-policy']), /sandbox/);
    assert.match((await api.inject({ url: '/dev/mail?lang=en' })).body, /Outgoing mail/);
  });

  test('the mailbox does not exist in production', async () => {
    await register(production, 'ewa@example.test');
    for (const url of ['/dev/mail', '/api/dev/outbox/']) {
      assert.equal((await production.inject({ url })).statusCode, 404);
    }
  });
});
