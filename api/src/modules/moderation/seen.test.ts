import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ModeratedType, ModerationItem } from '@wspolnik/contract/moderation';
import { type Sql, sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser } from '../../testing/people.ts';
import { api, call, ids, look, post, refusal } from '../posts/testing/posts.ts';
import { appeal, contest, decideOn, decisionOf, itemOf, QUEUE, report, versionOf } from './testing/moderation.ts';

const profileReport = (body: object, login = 'jan') =>
  call('POST', 'accounts/profile-report/', login, { reason: 'Podszywa się', ...body });

async function decisionsAbout(subject: string): Promise<number> {
  const row = await api.db.one<{ count: number }>(sql`
    select count(*)::int as count from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where c.subject_id = ${subject}`);
  return row?.count ?? 0;
}

interface Attempt {
  type?: ModeratedType;
  decision?: string;
  /** Happens between the admin's reading and their decision. */
  change: () => Promise<unknown>;
  /** A decision that fits afterwards. */
  next?: string;
}

/** `chief` reads, `change` happens, and `chief` decides: refused without an effect. Once they have read again, it counts. */
async function refusedAfter(id: string, { type = 'post', decision = 'hide', change, next = decision }: Attempt) {
  const seen = await versionOf(id, 'chief');
  await change();
  const before = await decisionsAbout(id);
  for (const login of ['anna', 'jan', 'owner']) await takeNotifications(api, ids[login]);
  const refused = await decideOn(type, id, decision, { version: seen }, 'chief');
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'case_changed']);
  assert.equal(await decisionsAbout(id), before);
  for (const login of ['anna', 'jan', 'owner']) assert.deepEqual(await takeNotifications(api, ids[login]), []);
  const repeated = await decideOn(type, id, next, { version: await versionOf(id, 'chief') }, 'chief');
  assert.equal(repeated.statusCode, 204, repeated.body);
  assert.equal(await decisionsAbout(id), before + 1);
}

async function reportedPost(text: string): Promise<string> {
  const { id } = await post(text);
  await report(id, 'jan');
  return id;
}

describe('a decision on what has changed since it was read is refused', () => {
  it('a decision is refused when there is a further report', async () => {
    const id = await reportedPost('Zgłoszony dwa razy');
    await refusedAfter(id, { decision: 'dismiss', change: () => report(id, 'owner', 'Grozi mi', 'violence') });
  });

  it('a decision is refused when another admin has decided', async () => {
    const id = await reportedPost('Rozpatrzony');
    await refusedAfter(id, { change: () => decideOn('post', id, 'dismiss') });
    const again = await reportedPost('Rozpatrzony i znów zgłoszony');
    const change = async () => [await decideOn('post', again, 'dismiss'), await report(again, 'jan')];
    await refusedAfter(again, { change });
  });

  it('a decision is refused when the author, or one who reported, appeals', async () => {
    const hidden = (await post('Z odwołaniem')).id;
    await decideOn('post', hidden, 'hide');
    await refusedAfter(hidden, { decision: 'restore', change: () => contest(hidden, 'anna') });
    const kept = await reportedPost('Zostaje');
    await report(kept, 'owner');
    await decideOn('post', kept, 'dismiss');
    const dismissal = await decisionOf(kept);
    await appeal(dismissal, 'jan');
    await refusedAfter(kept, { decision: 'uphold', change: () => appeal(dismissal, 'owner') });
  });

  it('a decision is refused when the subject was deleted', async () => {
    const id = await reportedPost('Do usunięcia');
    await refusedAfter(id, { change: () => call('DELETE', `posts/${id}/`, 'anna'), next: 'dismiss' });
  });

  it('a decision is refused when a company has another name, description or picture, or was suspended by hand', async () => {
    const changes = ['name', 'description', 'image', 'status'] as const;
    const assignments: Record<(typeof changes)[number], Sql> = {
      name: sql`name = 'Nowa nazwa'`,
      description: sql`description = 'Nowy opis'`,
      image: sql`image = '/files/nowe.webp'`,
      status: sql`status = 'suspended'`,
    };
    for (const change of changes) {
      const id = await addCompany(api, `Podróbka ${change}`);
      await addMember(api, id, ids.anna ?? '', 'owner');
      assert.equal((await profileReport({ company_id: id })).statusCode, 204);
      await refusedAfter(id, {
        type: 'company',
        change: () => api.db.query(sql`update companies set ${assignments[change]} where id = ${id}`),
      });
    }
  });

  it('a decision is refused when a person has another name or picture, or was disabled by hand', async () => {
    for (const assignment of [sql`last_name = 'Zmienione'`, sql`image = '/files/n.webp'`, sql`disabled_at = now()`]) {
      const id = await addUser(api, { email: `${crypto.randomUUID()}@test.pl` });
      assert.equal((await profileReport({ user_id: id })).statusCode, 204);
      await refusedAfter(id, {
        type: 'user',
        change: () => api.db.query(sql`update users set ${assignment} where id = ${id}`),
      });
    }
  });

  it('but not when something else of its author has changed', async () => {
    const id = await reportedPost('Ten sam wpis');
    const seen = await versionOf(id);
    await api.db.query(sql`update users set last_name = 'Po-Ślubie' where id = ${ids.anna ?? ''}`);
    assert.equal((await decideOn('post', id, 'dismiss', { version: seen })).statusCode, 204);
  });
});

describe('the version of a case', () => {
  it('the version has to be named, and is null as long as there is none', async () => {
    const { id } = await post('Bez zgłoszeń');
    const missing = await decideOn('post', id, 'hide', { version: undefined });
    assert.equal(missing.json().code, 'validation_failed');
    assert.equal(await versionOf(id), null);
    await report(id, 'jan');
    assert.equal((await decideOn('post', id, 'hide', { version: null })).json().code, 'case_changed');
    assert.equal((await look(id)).hidden, null);
  });

  it('a case is the same in the queue and on its own page, for every admin', async () => {
    const id = await reportedPost('Jedna wersja');
    const item = await itemOf(id, 'admin');
    assert.ok(item);
    const alone = await call('GET', `${QUEUE}${item.id}/`, 'chief');
    assert.deepEqual(alone.json<ModerationItem>(), item);
    assert.equal(await refusal('GET', `${QUEUE}${item.id}/`, 'anna'), '403 forbidden');
    assert.equal(await refusal('GET', `${QUEUE}${id}/`, 'admin'), '404 not_found');
  });
});

describe('admins follow', () => {
  /** Since the last look. */
  async function frames(login: string): Promise<number> {
    const rows = await api.db.query(sql`
      delete from realtime_frames where user_id = ${ids[login] ?? ''} and type = 'moderation.changed' returning id`);
    return rows.length;
  }
  const told = async () => [await frames('admin'), await frames('chief'), await frames('anna'), await frames('jan')];

  it('every new report, appeal and decision, and nothing that changes nothing', async () => {
    const { id } = await post('Na żywo');
    await told();
    await report(id, 'jan');
    assert.deepEqual(await told(), [1, 1, 0, 0]);
    await report(id, 'jan', 'Jeszcze raz');
    assert.deepEqual(await told(), [0, 0, 0, 0]);
    await decideOn('post', id, 'hide');
    assert.deepEqual(await told(), [1, 1, 0, 0]);
    await decideOn('post', id, 'hide');
    assert.deepEqual(await told(), [0, 0, 0, 0]);
    await contest(id, 'anna');
    assert.deepEqual(await told(), [1, 1, 0, 0]);
  });
});
