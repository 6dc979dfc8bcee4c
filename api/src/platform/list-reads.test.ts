import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { PostPage } from '@wspolnik/contract/posts';
import type { Module } from '../modules/index.ts';
import { MOST_BEHIND, Replicas } from '../storage/replicas.ts';
import { sql } from '../storage/sql.ts';
import { addCompany, addUser, asUser } from '../testing/people.ts';
import { recordedStatements } from '../testing/recorded-statements.ts';
import { replicatedApi, startReplicated, untilCurrent } from '../testing/replicated-api.ts';
import { listDbOf } from './list-reads.ts';

/** Ends its own connection on a replica; the primary answers. */
const cutOff: Module = {
  prefix: '/api',
  routes(app) {
    app.get('/test/cut-off/', { access: 'guest', replica: true, schema: { hide: true } }, (request) =>
      listDbOf(request).one(sql`
        select case when pg_is_in_recovery() then pg_terminate_backend(pg_backend_pid()) else false end as on_replica`),
    );
  },
};

/** Of a list that may be answered by either. */
const MOST_TRIES = 200;

const servers = await startReplicated();
const { replica } = servers;
const api = await replicatedApi(servers, { extra: [cutOff] });
after(() => servers.stop());
await addUser(api, { email: 'anna@test.pl' });
await addUser(api, { email: 'jan@test.pl' });
const company = await addCompany(api, 'Pracownia');
const [anna, annasPhone, jan] = await Promise.all(
  ['anna@test.pl', 'anna@test.pl', 'jan@test.pl'].map((email) => asUser(api, email)),
);
const guest = {};

async function publish(text: string): Promise<void> {
  const reply = await api.inject({ method: 'POST', url: '/api/posts/', headers: anna, payload: { text } });
  assert.equal(reply.statusCode, 201, reply.body);
}

/** Whether the newest post of the list has the text. */
async function sees(headers: Record<string, string> = guest, text = ''): Promise<boolean> {
  const reply = await api.inject({ url: '/api/posts/', headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<PostPage>().results[0]?.text === text;
}

async function metric(name: string): Promise<number> {
  const { body } = await api.inject({ url: '/metrics' });
  const line = body.split('\n').find((one) => one.startsWith(name));
  assert.ok(line, `no ${name}`);
  return Number(line.split(' ').at(-1));
}

const reads = (outcome: string) => metric(`list_reads_total{outcome="${outcome}"}`);

beforeEach(() => untilCurrent(api, replica));

describe('lists with DATABASE_READ_URLS', () => {
  test('every list that declares it is read only from the replica', async () => {
    const document = (await api.inject({ url: '/api/docs/json' })).json<{
      paths: Record<string, { get?: { 'x-replica'?: true } }>;
    }>();
    const lists = Object.keys(document.paths).filter((path) => document.paths[path]?.get?.['x-replica']);
    assert.ok(lists.length >= 9, `${lists.length} lists`);
    const query = `q=pracownia&type=offers&company_id=${company}&post_id=${company}`;
    for (const path of lists) {
      const before = await reads('replica');
      const onPrimary = await recordedStatements(api, async () => {
        const { statusCode, body } = await api.inject({ url: `${path}?${query}` });
        assert.ok(statusCode === 200 || statusCode === 404, `${statusCode} for ${path}: ${body}`);
      });
      // The check of each second asks the primary for its position, and what the process keeps of categories and words is read there.
      const isOfList = (text: string) => !/pg_current_wal|from search_words|from categories k left join/.test(text);
      const texts = onPrimary.map(({ text }) => text).filter(isOfList);
      assert.deepEqual(texts, [], path);
      assert.equal(await reads('replica'), before + 1, path);
    }
    assert.equal(await reads('failed'), 0);
  });

  test('a member sees own writes on every device, and those of others, while the replica lags; a guest sees its state', async () => {
    await publish('Przed przerwą');
    await untilCurrent(api, replica);
    await replica.pause();
    try {
      await publish('Po przerwie');
      const seen = await Promise.all([anna, annasPhone, jan, guest].map((headers) => sees(headers, 'Po przerwie')));
      assert.deepEqual(seen, [true, true, true, false]);
      assert.ok(await sees(guest, 'Przed przerwą'));
      assert.ok((await reads('behind')) >= 3);
    } finally {
      await replica.resume();
    }
  });

  test('a replica that has the writes of a member answers them', async () => {
    await publish('Odtworzone');
    await untilCurrent(api, replica);
    const before = await reads('replica');
    // On a busy machine a replica may follow later than a caller waits for it.
    for (let tries = 0; tries < MOST_TRIES && (await reads('replica')) === before; tries += 1)
      assert.ok(await sees(anna, 'Odtworzone'));
    assert.equal(await reads('replica'), before + 1);
  });

  test('a connection that is lost while a list is read is no error: the primary answers', async () => {
    const before = await reads('failed');
    const reply = await api.inject({ url: '/api/test/cut-off/' });
    assert.deepEqual([reply.statusCode, reply.json()], [200, { on_replica: false }]);
    assert.equal(await reads('failed'), before + 1);
    assert.equal(await metric('replica_in_use'), 0);
  });

  test('a replica that is killed is no error, and is read from again when it is back', async () => {
    await publish('Mimo awarii');
    await untilCurrent(api, replica);
    const back = replica.crash();
    const pages = await Promise.all([anna, jan, guest].map((headers) => sees(headers, 'Mimo awarii')));
    assert.deepEqual(pages, [true, true, true]);
    assert.equal((await api.inject({ url: '/readyz' })).statusCode, 200);
    await back;
    await untilCurrent(api, replica);
    assert.equal(await metric('replica_in_use'), 1);
  });

  test('a replica that is too far behind is left out until it has caught up', async () => {
    let now = 0;
    const replicas = new Replicas({ primary: api.db, urls: [replica.url], poolSize: 1, now: () => now });
    const state = async () => {
      await replicas.check();
      return replicas.states().map(({ leftOut, lag }) => [leftOut, lag]);
    };
    assert.deepEqual(await state(), [[null, 0]]);
    await replica.pause();
    try {
      await publish('Opóźnione');
      assert.deepEqual(await state(), [[null, 0]]);
      now += MOST_BEHIND;
      assert.deepEqual(await state(), [[null, MOST_BEHIND]]);
      now += 1;
      assert.deepEqual(await state(), [['it is more than 5 s behind', MOST_BEHIND + 1]]);
      assert.equal(await replicas.reads(), api.db);
    } finally {
      await replica.resume();
    }
    await untilCurrent(api, replica);
    assert.deepEqual(await state(), [[null, 0]]);
    await replicas.close();
  });

  test('no replica is read from when the primary has not been reached for that long', async () => {
    let now = 0;
    let isAway = false;
    const one: typeof api.db.one = (statement) =>
      isAway ? Promise.reject(new Error('the primary is away')) : api.db.one(statement);
    const primary: typeof api.db = Object.assign(Object.create(api.db), { one });
    const replicas = new Replicas({ primary, urls: [replica.url], poolSize: 1, now: () => now });
    await replicas.check();
    isAway = true;
    now += MOST_BEHIND;
    await replicas.check();
    assert.equal(replicas.states()[0]?.leftOut, null);
    now += 1;
    await replicas.check();
    assert.equal(replicas.states()[0]?.leftOut, 'it is more than 5 s behind');
    await replicas.close();
  });

  test('an address of the primary itself, or of nobody, is left out', async () => {
    const urls = [servers.primary.url, 'postgres://nobody@127.0.0.1:1/none'];
    const replicas = new Replicas({ primary: api.db, urls, poolSize: 1 });
    await replicas.check();
    const [itself, nobody] = replicas.states().map(({ leftOut }) => leftOut);
    assert.equal(itself, 'it is no standby');
    assert.match(nobody ?? '', /ECONNREFUSED/);
    await replicas.close();
  });
});
