import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { addUser, as, signIn } from '../testing/people.ts';
import { purge } from './housekeeping.ts';
import { createSmtpMailer } from './mail/smtp.ts';

const api = await createTestApi();

describe('housekeeping', () => {
  test('housekeeping deletes expired rows and leaves those in use', async () => {
    await addUser(api, { email: 'stays@example.test' });
    const left = await signIn(api, 'stays@example.test');
    await api.inject({ method: 'POST', url: '/api/accounts/logout/', payload: { refresh: left.refresh } });
    api.passTime(2 * DAY_MS);
    const open = await signIn(api, 'stays@example.test');
    await purge(api.db, api.context.clock());
    const row = await api.db.one(sql`
      select (select count(*) from sessions) as sessions, (select count(*) from refresh_tokens) as tokens,
             (select count(*) from throttle_counters where window_ends_at <= ${api.context.clock()}) as counters`);
    assert.deepEqual(row, { sessions: 1, tokens: 1, counters: 0 });
    const me = await api.inject({ url: '/api/accounts/user-data/', headers: as(open.access) });
    assert.equal(me.statusCode, 200);
  });
});

describe('mail through SMTP', () => {
  test('a mail is sent once, stays in the outbox while the server refuses it, and is then deleted', async () => {
    const headers = { 'List-Unsubscribe': '<https://example.test/>' };
    const sent: unknown[] = [];
    const errors: Error[] = [];
    let refuses = true;
    const transport = {
      sendMail: async (mail: { to?: unknown; headers?: unknown }) => {
        if (refuses) throw new Error('mail server is down');
        sent.push([mail.to, mail.headers]);
        return {};
      },
      close: () => {},
    };
    const { clock } = api.context;
    const onError = errors.push.bind(errors);
    const options = { db: api.db, url: 'smtp://localhost', from: 'test', operator: null, clock, onError };
    const mailer = createSmtpMailer({ ...options, transport: transport as never });
    await mailer.enqueue(api.db, { to: 'a@example.test', locale: 'pl', subject: 's', text: 't', html: 'h', headers });
    mailer.deliverSoon();
    await mailer.close();
    assert.equal(errors[0]?.message, 'mail server is down');

    refuses = false;
    api.passTime(DAY_MS);
    mailer.deliverSoon();
    mailer.deliverSoon();
    await mailer.close();
    assert.deepEqual(sent, [['a@example.test', headers]]);
    assert.deepEqual(await api.db.one(sql`select count(*) as left from outbox`), { left: 0 });
  });

  test('a mail is deleted when it could not be sent for 30 days', async () => {
    const { clock, mailer } = api.context;
    const count = async () => (await api.db.one<{ left: number }>(sql`select count(*) as left from outbox`))?.left;
    await mailer.enqueue(api.db, {
      to: 'nobody@example.test',
      locale: 'pl',
      subject: 's',
      text: 't',
      html: 'h',
      headers: {},
    });
    api.passTime(29 * DAY_MS);
    await purge(api.db, clock());
    assert.equal(await count(), 1);
    api.passTime(DAY_MS);
    await purge(api.db, clock());
    assert.equal(await count(), 0);
  });
});
