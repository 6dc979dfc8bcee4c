import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { addUser, as as asSession, asUser, PASSWORD, signIn } from '../../testing/people.ts';
import { makeExportJob } from './export.jobs.ts';
import { api, ask, exported, latest, makeExports } from './testing/export.ts';

describe('the export of own data', () => {
  test('the export is tried again when a part cannot be read, and is not ready before', async () => {
    await api.db.query(sql`delete from data_exports`);
    const { files } = api.context;
    const get = files.get;
    files.get = () => Promise.reject(new Error('store is down'));
    await ask();
    await assert.rejects(makeExports());
    assert.equal((await latest())?.ready_at, null);
    files.get = get;
    api.passTime(HOUR_MS);
    await makeExports();
    const { ready } =
      (await api.db.one<{ ready: boolean }>(sql`select ready_at is not null as ready from data_exports`)) ?? {};
    assert.equal(ready, true);
  });

  test('the export leaves no file when the account is deleted while it is made', async () => {
    await api.db.query(sql`delete from data_exports`);
    await addUser(api, { email: 'gone@example.test' });
    assert.equal((await ask(await asUser(api, 'gone@example.test'))).statusCode, 201);
    const row = await api.db.one<{ id: string }>(sql`select id from data_exports`);
    const now = api.context.clock();
    const written = await makeExportJob.prepare?.(api.context, row, now);
    await api.db.query(sql`delete from data_exports`);
    await api.db.transaction((tx) => makeExportJob.run(api.context, tx, row, now, written));
    const { key } = written as { key: string };
    assert.ok(await api.context.files.get(key));
    // Files are swept every ten minutes.
    api.passTime(10 * 60 * 1000);
    await makeExports();
    assert.equal(await api.context.files.get(key), null);
  });

  test('the owner is notified, in the product and by mail', async () => {
    const id = await addUser(api, { email: 'told@example.test' });
    const told = await asUser(api, 'told@example.test');
    await exported(told);
    // Mails leave by a job that has just run.
    api.passTime(MINUTE_MS);
    await makeExports();
    const kinds = await api.db.query(sql`select kind from notifications where user_id = ${id}`);
    assert.deepEqual(kinds, [{ kind: 'DataExportReady' }]);
    const mails = await api.inject({ url: '/api/dev/outbox/', query: { to: 'told@example.test' } });
    assert.equal(mails.json().count, 1);
  });

  test('the export is made once: asked for again while on its way or within a day it is refused', async () => {
    await addUser(api, { email: 'often@example.test' });
    const often = await asUser(api, 'often@example.test');
    const both = await Promise.all([ask(often), ask(often)]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    assert.equal((await ask(often)).json().code, 'export_exists');
    await makeExports();
    assert.equal((await ask(often)).json().code, 'export_exists');
    const made = await latest(often);
    assert.ok(made?.url && made.size && made.next_at);
    const elsewhere = await asUser(api, 'often@example.test');
    const { url, ready_at, next_at } = (await latest(elsewhere)) ?? {};
    assert.deepEqual([url, !!ready_at, next_at], [null, true, null]);
    for (const expected of [201, 409]) assert.equal((await ask(elsewhere)).statusCode, expected);
  });

  test('the export can be downloaded in the session that asked, until it ends or the password changes', async () => {
    const email = 'bound@example.test';
    await addUser(api, { email });
    const post = (path: string, as: Record<string, string>, payload: object = {}) =>
      api.inject({ method: 'POST', url: `/api/accounts/${path}`, payload, headers: as });
    const status = async (url: string) => (await api.inject({ url })).statusCode;
    const ends = [
      (as: Record<string, string>) => post('logout/', as),
      async () => post('sessions/end-others/', await asUser(api, email)),
      (as: Record<string, string>) => post('change-password/', as, { old_password: PASSWORD, password: 'Inne!23456' }),
    ];
    for (const end of ends) {
      const own = await asUser(api, email);
      await exported(own);
      const url = (await latest(own))?.url ?? '';
      assert.equal((await api.inject({ url })).headers['cache-control'], 'no-store');
      assert.equal(await status(url.replace(/&session=[^&]*/, '')), 404);
      assert.equal((await end(own)).statusCode, 204);
      assert.equal(await status(url), 404);
    }
    const after = asSession((await signIn(api, email, 'Inne!23456')).access);
    const seen = await latest(after);
    assert.deepEqual([seen?.elsewhere, seen?.url, seen?.next_at], [true, null, null]);
  });

  test('a copy is asked for ten times a day at most, in whatever sessions', async () => {
    await addUser(api, { email: 'greedy@example.test' });
    const sessions = [await asUser(api, 'greedy@example.test'), await asUser(api, 'greedy@example.test')];
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await ask(sessions[index % 2])).statusCode);
    assert.deepEqual(statuses, [201, ...Array(9).fill(409), 429]);
  });

  test('a copy can be downloaded for 7 days, only by its signed address; then the file is deleted', async () => {
    const email = 'late@example.test';
    await addUser(api, { email });
    const { access, refresh } = await signIn(api, email);
    await exported(asSession(access));
    const row = await api.db.one<{ file_key: string }>(sql`select file_key from data_exports`);
    const key = row?.file_key ?? '';
    assert.equal((await api.inject({ url: `/api/files/${key}` })).statusCode, 404);
    api.passTime(7 * DAY_MS - MINUTE_MS);
    const renewed = await api.inject({ method: 'POST', url: '/api/accounts/refresh-token/', payload: { refresh } });
    const late = asSession(renewed.json().access);
    assert.equal((await api.inject({ url: (await latest(late))?.url ?? '' })).statusCode, 200);
    api.passTime(2 * MINUTE_MS);
    assert.equal(await latest(late), null);
    await makeExports();
    api.passTime(25 * HOUR_MS);
    await makeExports();
    assert.equal(await api.context.files.get(key), null);
  });

  test('the export needs a session', async () => {
    assert.equal((await api.inject({ url: '/api/accounts/export/' })).statusCode, 401);
    assert.equal((await ask({})).statusCode, 401);
  });
});
