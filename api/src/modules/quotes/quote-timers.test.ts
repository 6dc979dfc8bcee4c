import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, effects, ids, takeFrames } from '../orders/testing/orders.ts';
import { expireQuoteJob, remindOfEndingJob, sweepQuotesJob } from './quote-timers.ts';
import { endOfDay } from './quote-times.ts';
import {
  accept,
  answer,
  apply,
  ask,
  asked,
  closeQuotes,
  job,
  look,
  must,
  propose,
  proposed,
} from './testing/quotes.ts';

/** Two workers at once, and again. The API's clock stays: the sessions of the test would end. */
async function run(at: number): Promise<void> {
  await api.db.query(sql`delete from jobs`);
  const work = (now: Date) => runDue(api.context, [sweepQuotesJob, expireQuoteJob], now);
  await Promise.all([work(new Date(at)), work(new Date(at))]);
  await work(new Date(at + 2 * MINUTE_MS));
}

const kinds = async (login: string) => (await takeNotifications(api, ids[login])).map(({ kind }) => kind);

describe('an open quote', () => {
  it('a quote expires after fourteen days without a proposal, and both sides are notified', async () => {
    const { id, expires_at } = await asked();
    await Promise.all(['owner', 'buyer'].map(kinds));
    const due = Date.parse(expires_at ?? '');
    assert.equal(Math.round((due - Date.now()) / DAY_MS), 14);
    await run(due - 5 * MINUTE_MS);
    assert.equal((await look(id))?.status, 'asked');
    await takeFrames('buyer');
    await run(due);
    const expired = await look(id);
    assert.deepEqual([expired?.status, expired?.expires_at, expired?.allowed_actions], ['expired', null, ['reopen']]);
    assert.deepEqual(
      expired?.history.map(({ step, actor }) => [step, actor === null]),
      [
        ['ask', false],
        ['expire', true],
      ],
    );
    assert.deepEqual([await kinds('owner'), await kinds('buyer')], [['QuoteExpired'], ['QuoteExpired']]);
    assert.ok((await takeFrames('buyer')).includes('quote.changed'));
  });

  it('a quote with a proposal expires at the end of its last day, and cannot be accepted even before the job has run', async () => {
    const { id, proposal, expires_at } = await proposed();
    assert.equal(expires_at, endOfDay(proposal?.valid_until ?? '').toISOString());
    await api.db.query(sql`update quotes set expires_at = now() - interval '1 second' where id = ${id}`);
    const before = await effects();
    assert.deepEqual((await look(id))?.allowed_actions, []);
    const reply = await accept(id);
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'quote_expired']);
    await run(Date.now() + MINUTE_MS);
    assert.equal((await accept(id)).json().code, 'quote_expired');
    assert.deepEqual(await effects(), before);
  });

  it('a quote of a job waits for thirty days', async () => {
    await closeQuotes();
    const { expires_at } = await must(apply(await job()));
    assert.equal(Math.round((Date.parse(expires_at ?? '') - Date.now()) / DAY_MS), 30);
  });
});

describe('a quote that has ended', () => {
  it('the buyer asks once more, the seller may answer with any price, and both see every step', async () => {
    await closeQuotes();
    const { id } = await proposed();
    await api.db.query(sql`update quotes set expires_at = now() - interval '1 second' where id = ${id}`);
    await run(Date.now() + MINUTE_MS);
    assert.deepEqual((await look(id))?.allowed_actions, ['reopen']);
    await kinds('owner');
    const again = await must(answer(id, { action: 'reopen', text: 'Nadal jesteśmy zainteresowani.' }));
    assert.deepEqual([again.status, again.proposal, again.allowed_actions], ['asked', null, ['decline']]);
    assert.equal(Math.round((Date.parse(again.expires_at ?? '') - Date.now()) / DAY_MS), 14);
    assert.deepEqual(await kinds('owner'), ['QuoteAsked']);
    const dearer = await must(propose(id, { amount: '999.00' }));
    assert.deepEqual([dearer.status, dearer.proposal?.amount], ['proposed', '999.00']);
    assert.deepEqual(
      dearer.history.map(({ step }) => step),
      ['ask', 'propose', 'expire', 'reopen', 'propose'],
    );
  });

  it('the seller proposes once more within 90 days, unless the buyer has asked anew', async () => {
    await closeQuotes();
    const { id, offer } = await proposed();
    await api.db.query(sql`update quotes set expires_at = now() - interval '1 second' where id = ${id}`);
    await run(Date.now() + MINUTE_MS);
    const anew = await must(ask({ offer_id: offer.id }));
    for (const second of [await propose(id), await answer(id, { action: 'reopen' })]) {
      assert.equal(second.json().code, 'quote_exists');
    }
    await must(answer(anew.id, { action: 'decline' }));
    await api.db.query(sql`update quotes set status_since = now() - interval '91 days' where id = ${id}`);
    assert.equal((await propose(id)).json().code, 'quote_expired');
    await api.db.query(sql`update quotes set status_since = now() - interval '89 days' where id = ${id}`);
    assert.equal((await must(propose(id))).status, 'proposed');
  });
});

describe('the reminder before the last day', () => {
  it('the buyer is reminded once on the day before, from 8:00 in Poland, of a proposal older than a day', async () => {
    await closeQuotes();
    const { id } = await proposed();
    const until = (day: string, made: string) =>
      api.db.query(sql`update quotes set valid_until = ${day}, proposed_at = ${made} where id = ${id}`);
    const remind = async (at: string) => {
      await api.db.query(sql`delete from jobs`);
      await Promise.all([1, 2].map(() => runDue(api.context, [remindOfEndingJob], new Date(at))));
      return (await takeNotifications(api, ids.buyer)).map(({ kind, params }) => [kind, params.valid_until]);
    };
    await kinds('buyer');
    await until('2030-01-20', '2030-01-10T10:00:00Z');
    assert.deepEqual(await remind('2030-01-18T12:00:00Z'), []);
    assert.deepEqual(await remind('2030-01-19T06:59:00Z'), []);
    assert.deepEqual(await remind('2030-01-19T07:01:00Z'), [['QuoteEnding', '2030-01-20']]);
    assert.deepEqual(await remind('2030-01-19T12:00:00Z'), []);
    await until('2030-02-20', '2030-02-19T07:00:00Z');
    assert.deepEqual(await remind('2030-02-19T12:00:00Z'), []);
  });
});

describe('the last day of a proposal', () => {
  it('ends at midnight in Poland, in winter, in summer and when the clocks change', () => {
    assert.equal(endOfDay('2026-01-20').toISOString(), '2026-01-20T23:00:00.000Z');
    assert.equal(endOfDay('2026-07-20').toISOString(), '2026-07-20T22:00:00.000Z');
    assert.equal(endOfDay('2026-03-28').toISOString(), '2026-03-28T23:00:00.000Z');
    assert.equal(endOfDay('2026-03-29').toISOString(), '2026-03-29T22:00:00.000Z');
    assert.equal(endOfDay('2026-10-25').toISOString(), '2026-10-25T23:00:00.000Z');
  });
});
