import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createContext } from '../../platform/create-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { migratedDatabase, type TestApi } from '../../testing/harness.ts';
import { addUser, signIn } from '../../testing/people.ts';
import { listen, listenAs } from './testing/realtime.ts';

const { value: shared, url: databaseUrl, drop } = await migratedDatabase();
const embedded = databaseUrl === null;

/** One of several processes, with its own stores. On the embedded engine, which has one session, both use the same. */
async function startApi() {
  const env = { DATA_DIR: 'memory:', JWT_SECRET: 'the same in every process of one product' };
  const config = readConfig({ ...env, ...(databaseUrl ? { NODE_ENV: 'test', DATABASE_URL: databaseUrl } : {}) });
  const context = await createContext({ config, onError: assert.ifError, ...(embedded ? { db: shared } : {}) });
  const app = await buildApp(context, false);
  const url = await listen(app);
  const api: TestApi = {
    app,
    context,
    db: context.db,
    passTime: () => assert.fail(),
    inject: (options) => app.inject(options),
  };
  return { api, url };
}

const one = await startApi();
const two = await startApi();
after(async () => {
  for (const { api } of [one, two]) {
    await api.app.close();
    if (!embedded) await api.db.close();
  }
  await drop();
});

let people = 0;
async function person() {
  people += 1;
  const email = `person${people}@example.test`;
  const id = await addUser(one.api, { email });
  const { access, refresh } = await signIn(one.api, email);
  return { id, token: access, refresh };
}

const say = (db: Database, userId: string, n: number) =>
  db.transaction((tx) => publish(tx, userAsOwner(userId), { type: 'order.changed', data: { n } }, new Date()));

describe('two processes on one database', () => {
  test('number the frames of both in one sequence', async () => {
    const { id, token } = await person();
    const sockets = [await listenAs(one.url, token), await listenAs(two.url, token)];
    const all = Array.from({ length: 100 }, (_, n) => n);
    await Promise.all(all.map((n) => say((n % 2 ? one : two).api.db, id, n)));
    const [first, second] = [await sockets[0]?.nextFrames(100), await sockets[1]?.nextFrames(100)];
    assert.deepEqual(
      first?.map(({ seq }) => seq),
      all.map((n) => n + 1),
    );
    assert.deepEqual(first, second);
    for (const socket of sockets) await socket.close();
  });

  test('close the sockets of a session in every process', async () => {
    const { token, refresh } = await person();
    const socket = await listenAs(two.url, token);
    await one.api.inject({ method: 'POST', url: '/api/accounts/logout/', payload: { refresh } });
    assert.equal(await socket.closed, 4401);
  });

  test('processes tell every socket of posts, with no number and nothing stored', async () => {
    const [writer, reader] = [await person(), await person()];
    const sockets = [await listenAs(one.url, reader.token), await listenAs(two.url, reader.token)];
    const headers = { authorization: `Bearer ${writer.token}` };
    const call = (url: string, payload: object) =>
      one.api.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
    const { id } = (await call('posts/', { text: 'Nowość' })).json<{ id: string }>();
    const liked = await Promise.all([1, 2, 3].map(() => call('posts/reaction/', { post_id: id, reaction: 'like' })));
    assert.deepEqual(
      liked.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    for (const socket of sockets) {
      const frames = await socket.nextFrames(2);
      assert.deepEqual(frames[0], { seq: 0, type: 'post.new', data: { ids: [id] } });
      assert.deepEqual(frames[1], { seq: 0, type: 'post.changed', data: { ids: [id] } });
      await socket.close();
    }
    const later = await listenAs(two.url, reader.token, 0);
    assert.deepEqual([later.delivered(), (await later.welcome()).seq], [[], 0]);
    await later.close();
  });

  test('deliver frames that were missed while their connection was cut', async () => {
    const { id, token } = await person();
    const socket = await listenAs(two.url, token);
    await shared.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'wspolnik-realtime'`);
    await say(one.api.db, id, 1);
    assert.deepEqual(
      (await socket.nextFrames(1)).map(({ data }) => data.n),
      [1],
    );
    await socket.close();
  });
});
