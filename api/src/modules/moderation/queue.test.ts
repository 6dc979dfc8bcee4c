import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type ModerationNumbers, ModerationPage, type ModerationYears } from '@wspolnik/contract/moderation';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { api, call, ids, post, refusal } from '../posts/testing/posts.ts';
import { contest, decide, GROUNDS, hiddenPost, itemOf, QUEUE, queue, report } from './testing/moderation.ts';

before(async () => {
  for (const text of ['A', 'B']) {
    const id = await hiddenPost(text);
    await contest(id, 'anna');
    assert.equal((await decide(id, 'uphold', {}, 'chief')).statusCode, 204);
  }
});

describe('GET accounts/admin/moderation/', () => {
  it('the queue answers the contract, oldest first, in few statements', async () => {
    const waiting = (await post('R')).id;
    await report(waiting, 'jan');
    const appealed = await hiddenPost('C');
    await contest(appealed, 'anna');
    let page = await queue();
    const statements = await statementsOf(api, async () => {
      page = await queue();
    });
    assert.ok(statements <= 4, `${statements} statements`);
    assert.ok(Compile(ModerationPage).Check(page), JSON.stringify(Compile(ModerationPage).Errors(page)));
    const times = page.results.map(({ since }) => since);
    assert.deepEqual(times, [...times].sort());
    assert.ok(page.results.some((item) => item.subject.id === waiting));
    assert.ok(page.results.every(({ status }) => status === 'waiting'));
    const appeals = await queue({ status: 'appealed', type: 'post' });
    assert.ok(appeals.results.some((item) => item.subject.id === appealed && item.appeals[0]?.side === 'author'));
    assert.deepEqual((await queue({ status: 'appealed', type: 'message' })).results, []);
    const item = await itemOf(waiting);
    assert.ok((item?.author_decision_count ?? 0) > 0);
    assert.equal(item?.author_decisions[0]?.type, 'post');
    const paged = await queue({ limit: '1', page: '2', status: 'decided' });
    assert.equal(paged.results.length, 1);
    assert.deepEqual((await queue({ page: '9999' })).results, []);
  });

  it('the queue shows when there is nobody else who could decide on an appeal', async () => {
    const id = await hiddenPost('Jedyny');
    await contest(id, 'anna');
    await api.db.query(sql`update users set disabled_at = now() where id = ${ids.chief ?? ''}`);
    assert.equal((await itemOf(id))?.blocked, 'only_admin');
    assert.equal((await decide(id, 'uphold')).json().code, 'own_decision');
    await api.db.query(sql`update users set disabled_at = null where id = ${ids.chief ?? ''}`);
  });

  it('the queue is allowed only to admins, and so are decisions and numbers', async () => {
    for (const login of ['jan', 'owner@']) {
      assert.equal(await refusal('GET', QUEUE, login), '403 forbidden');
      const body = { type: 'post', subject_id: newId(), decision: 'hide', reason: 'x', ...GROUNDS };
      assert.equal(await refusal('POST', QUEUE, login, body), '403 forbidden');
      assert.equal(await refusal('GET', `${QUEUE}numbers/?year=2026`, login), '403 forbidden');
      assert.equal(await refusal('GET', `${QUEUE}years/`, login), '403 forbidden');
    }
    assert.equal(await refusal('GET', QUEUE, 'guest'), '401 not_authenticated');
  });

  it('offers the years from the first report to the current one', async () => {
    const years = async () => (await call('GET', `${QUEUE}years/`, 'admin')).json<ModerationYears>().years;
    const current = Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' }).format());
    assert.deepEqual(await years(), [current]);
    await api.db.query(sql`update moderation_reports set created_at = created_at - interval '2 years'
      where id = (select id from moderation_reports order by created_at, id limit 1)`);
    assert.deepEqual(await years(), [current, current - 1, current - 2]);
  });

  it('counts a year as CSV', async () => {
    await api.db.query(sql`update moderation_reports set created_at = created_at - interval '10 years'
      where case_id in (select id from moderation_cases where subject_type = 'post')`);
    const year = new Date().getUTCFullYear() - 10;
    const reply = await call('GET', `${QUEUE}numbers/?year=${Math.max(year, 2020)}`, 'admin');
    assert.equal(
      reply.json<ModerationNumbers>().content.split('\r\n')[0],
      'what,subject,category,result,count,median_hours',
    );
    const now = (await call('GET', `${QUEUE}numbers/?year=${new Date().getUTCFullYear()}`, 'admin')).body.replaceAll(
      '\\r\\n',
      '\n',
    );
    assert.match(now, /decisions,post,spam,hide,\d+,\d+\.\d/);
    assert.match(now, /appeals,post,spam,author:uphold,\d+,\d+\.\d/);
    assert.doesNotMatch(now, /reports,post/);
  });
});
