import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { replyAddress } from '../../platform/mail/reply-address.ts';
import { sql } from '../../storage/sql.ts';
import { mailNoticesJob } from '../notification-mails/notification-mails.jobs.ts';
import { api, call, company, idOf, messages, send, toCompany, toUser } from './testing/messages.ts';

const SECRET = 'a secret of at least 32 characters';
const inboundMail = { domain: 'reply.test', secret: SECRET };

interface SentMail {
  recipient: string;
  text: string;
  headers: Record<string, string>;
}

/** The sweeps run ahead of the clock of the API, whose sessions would end. */
let ahead = 0;

/** What is mailed `minutes` later. */
async function mailsAfter(minutes: number): Promise<SentMail[]> {
  ahead += minutes * MINUTE_MS;
  await runDue(api.context, [mailNoticesJob], new Date(api.context.clock().getTime() + ahead));
  return api.db.query<SentMail>(sql`
    with taken as (delete from outbox returning recipient, text, headers) select * from taken order by recipient`);
}
const answer = (mail: object, secret = SECRET) =>
  api.inject({ method: 'POST', url: '/api/inbound-mail/', headers: { 'x-inbound-secret': secret }, payload: mail });
const codeOf = async (mail: object, secret?: string) => {
  const reply = await answer(mail, secret);
  return reply.statusCode === 204 ? 'stored' : reply.json().code;
};

describe('a mail about messages', () => {
  test('it has all that are unread, and comes once until the person has been on the thread', async () => {
    await send('anna', toUser('jan'), 'Dzień dobry');
    const { thread_id } = await send('anna', toUser('jan'), 'Zobacz: http://evil.pl');
    assert.deepEqual(await mailsAfter(14), []);
    const [mail, ...others] = await mailsAfter(2);
    assert.deepEqual([mail?.recipient, others], ['jan@test.pl', []]);
    assert.match(mail?.text ?? '', /„Dzień dobry”\n\nWiadomość z odnośnikiem, do przeczytania w serwisie\./);
    assert.equal(mail?.headers['Reply-To'], undefined);
    assert.doesNotMatch(mail?.text ?? '', /odpowiedzieć na tego maila/);
    await send('anna', toUser('jan'), 'Jeszcze jedno');
    assert.deepEqual(await mailsAfter(2 * 24 * 60), []);
    await call('message-mark-read-thread/', 'jan', { id: thread_id });
    await send('anna', toUser('jan'), 'Po przeczytaniu');
    assert.deepEqual(
      (await mailsAfter(16)).map(({ recipient }) => recipient),
      ['jan@test.pl'],
    );
  });

  test('it is answered by mail, as the profile that it was for', async () => {
    Object.assign(api.context.config, { inboundMail });
    const { thread_id } = await send('anna', toCompany(company), 'Czy jutro?');
    const mails = await mailsAfter(16);
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      ['member@test.pl', 'owner@test.pl'],
    );
    const to = mails[0]?.headers['Reply-To'] ?? '';
    assert.match(to, /^r-[0-9a-f]{60}@reply\.test$/);
    const mail = {
      message_id: '<1@mail.test>',
      from: 'M <Member@test.pl>',
      to,
      text: 'Tak.\n\n> Czy jutro?',
      attachments: [],
    };
    assert.equal(await codeOf(mail), 'stored');
    assert.equal(await codeOf(mail), 'stored');
    const stored = (await messages('anna', thread_id)).results.slice(1);
    assert.deepEqual(
      stored.map(({ text, sender }) => [text, sender.id]),
      [['Tak.', company]],
    );
    const [own] = (await messages(`owner@${company}`, thread_id)).results.slice(1);
    assert.equal(own?.author?.id, idOf('member'));
    assert.equal(await codeOf({ ...mail, message_id: '<2@mail.test>', auto_submitted: 'auto-replied' }), 'stored');
    assert.equal((await messages('anna', thread_id)).results.length, 2);
  });

  test('an answer with another secret, signature or sender, after 30 days, or to somebody blocked is refused', async () => {
    await call('message-mark-read-thread/', 'jan', { id: (await send('anna', toUser('jan'), 'Raz')).thread_id });
    const { thread_id } = await send('anna', toUser('jan'), 'Dwa');
    const toJan = (await mailsAfter(16)).find(({ recipient }) => recipient === 'jan@test.pl');
    const to = toJan?.headers['Reply-To'] ?? '';
    const mail = { message_id: '<3@mail.test>', from: 'jan@test.pl', to, text: 'Tak' };
    const forged = to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    assert.equal(await codeOf(mail, 'another'), 'signature_invalid');
    assert.equal(await codeOf({ ...mail, to: forged }), 'not_found');
    assert.equal(await codeOf({ ...mail, from: 'ola@test.pl' }), 'not_found');
    assert.equal(await codeOf({ ...mail, from: 'anna@test.pl' }), 'not_found');
    assert.equal(await codeOf({ ...mail, text: '> sam cytat' }), 'validation_failed');
    await call('message-blocks/', 'jan', { user_id: idOf('anna') });
    assert.equal(await codeOf(mail), 'recipient_blocked');
    const written = new Date(api.context.clock().getTime() - 31 * DAY_MS);
    const replier = { threadId: thread_id, userId: idOf('jan'), companyId: null };
    const expired = replyAddress(api.context.mailLinkKey, 'reply.test', replier, written);
    assert.equal(await codeOf({ ...mail, to: expired }), 'not_found');
    Object.assign(api.context.config, { inboundMail: null });
    assert.equal(await codeOf(mail), 'not_found');
    assert.equal((await messages('anna', thread_id)).results.filter(({ text }) => text === 'Tak').length, 0);
  });
});
