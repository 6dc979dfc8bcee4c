import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ModerationItem, ModerationStatement } from '@wspolnik/contract/moderation';
import type { Offer } from '@wspolnik/contract/offers';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { flawOf, takeNotifications } from '../../testing/notifications.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, call, company, ids, post } from '../posts/testing/posts.ts';
import { appeal, decide, decideOn, decisionOf, itemOf, report, statement } from './testing/moderation.ts';

const category_id = await addCategory(api, 'Szkolenia');
const offer = (title: string) => addOffer(api, { company_id: company, category_id, title, description: 'Opis' });
const reportOffer = (offer_id: string, login: string) =>
  call('POST', 'offer-report/', login, { offer_id, reason: 'Cena jest inna', category: 'misleading' });
const warn = (id: string) => decideOn('offer', id, 'warn', { reason: 'Podaj pełną cenę' });

/** Kind and decision of what a login was notified of since the last call. */
async function notified(login: string) {
  const all = await takeNotifications(api, ids[login]);
  for (const { kind, params } of all) assert.equal(flawOf(kind, 'decision', params), null);
  return all.map(({ kind, params }) => [kind, params.what, params.decision]);
}

/** A reported offer of `owner` that `admin` has warned about. */
async function warnedOffer(title: string): Promise<string> {
  const id = await offer(title);
  await reportOffer(id, 'jan');
  for (const login of ['jan', 'owner']) await takeNotifications(api, ids[login]);
  const reply = await warn(id);
  assert.equal(reply.statusCode, 204, reply.body);
  return id;
}

describe('a warning', () => {
  it('the offer stays, its seller and who reported it read why', async () => {
    const id = await warnedOffer('Kurs z dopłatą');
    const shown = (await call('GET', `offers/${id}/`, 'guest')).json<Offer>();
    assert.deepEqual([shown.title, shown.hidden], ['Kurs z dopłatą', null]);
    assert.deepEqual(await notified('owner'), [['ContentWarned', 'offer', 'warn']]);
    assert.deepEqual(await notified('jan'), [['ReportAnswered', 'offer', 'warn']]);
    const decision = await decisionOf(id);
    for (const [login, side] of [
      ['owner', 'author'],
      ['jan', 'reporter'],
    ] as const) {
      const read = await statement(decision, login);
      assert.ok(Compile(ModerationStatement).Check(read));
      assert.deepEqual(
        [read.side, read.kind, read.ground_point, read.reason, read.allowed_actions],
        [side, 'warn', '§ 7 ust. 2', 'Podaj pełną cenę', ['appeal']],
      );
    }
    const log = await api.db.query<{ action: string }>(sql`select action from audit_log where subject_id = ${id}`);
    assert.deepEqual(log, [{ action: 'offer.warned' }]);
  });

  it('it names its grounds', async () => {
    const id = await offer('Bez podstawy');
    await reportOffer(id, 'jan');
    const reply = await decideOn('offer', id, 'warn', { ground: undefined });
    assert.deepEqual(Object.keys(reply.json().fields), ['ground']);
  });

  it('the history of its author counts it until it is withdrawn', async () => {
    const [first, second] = [await warnedOffer('Pierwsza'), await offer('Druga')];
    await reportOffer(second, 'anna');
    const count = async () => (await itemOf(second))?.author_history.warnings ?? 0;
    const before = await count();
    assert.ok(before > 0);
    assert.deepEqual((await itemOf(first))?.allowed_actions, ['hide', 'withdraw']);
    await notified('owner');
    await notified('jan');
    assert.equal((await decideOn('offer', first, 'withdraw')).statusCode, 204);
    assert.equal(await count(), before - 1);
    assert.deepEqual(await notified('owner'), [['ContentWarned', 'offer', 'withdraw']]);
    assert.deepEqual(await notified('jan'), [['ReportAnswered', 'offer', 'withdraw']]);
    const item = await itemOf(first);
    assert.ok(item && Compile(ModerationItem).Check(item));
    assert.deepEqual(item.allowed_actions, ['hide', 'warn']);
  });

  it('what is hidden is not warned about', async () => {
    const { id } = await post('Reklama', 'anna');
    await decide(id, 'hide');
    assert.equal((await decide(id, 'warn')).json().code, 'invalid_transition');
  });
});

describe('an appeal against a warning', () => {
  it('another admin upholds it, which does not touch the post', async () => {
    const { id } = await post('Trochę reklamy', 'anna');
    await report(id, 'jan');
    assert.equal((await decide(id, 'warn')).statusCode, 204);
    assert.equal((await appeal(await decisionOf(id), 'anna', 'To informacja')).statusCode, 200);
    const shown = await api.db.one(sql`select hidden_at, contested_at from posts where id = ${id}`);
    assert.deepEqual(shown, { hidden_at: null, contested_at: null });
    assert.deepEqual((await itemOf(id, 'chief'))?.allowed_actions, ['uphold', 'withdraw']);
    await notified('anna');
    assert.equal((await decide(id, 'uphold', {}, 'chief')).statusCode, 204);
    assert.deepEqual(await notified('anna'), [['ContentWarned', 'post', 'uphold']]);
  });

  it('one decision answers the author and who reported', async () => {
    const id = await warnedOffer('Sporna');
    const decision = await decisionOf(id);
    assert.equal((await appeal(decision, 'jan', 'Trzeba ją ukryć')).statusCode, 200);
    assert.equal((await appeal(decision, 'owner', 'Cena jest pełna')).statusCode, 200);
    const item = await itemOf(id, 'chief');
    assert.deepEqual(item?.appeals.map(({ side }) => side).sort(), ['author', 'reporter']);
    assert.deepEqual(item?.allowed_actions, ['uphold', 'withdraw', 'hide']);
    for (const login of ['jan', 'owner']) await notified(login);
    assert.equal((await decideOn('offer', id, 'hide', {}, 'chief')).statusCode, 204);
    assert.deepEqual(await notified('owner'), [['ContentHidden', 'offer', 'hide']]);
    assert.deepEqual(await notified('jan'), [['ReportAnswered', 'offer', 'hide']]);
    for (const login of ['jan', 'owner']) {
      assert.equal((await statement(decision, login)).appeal?.outcome?.kind, 'hide', login);
    }
  });
});
