import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openStore } from '@wspolnik/deploy/release';
import { openPostgres } from '../../../api/src/storage/postgres.ts';
import { sql } from '../../../api/src/storage/sql.ts';
import { demandPostgres, NOT_DURABLE } from '../../../api/src/testing/temporary-postgres.ts';
import { release } from '../../../deploy/src/testing/fixtures.ts';
import { offerPackagedPostgres } from '../test/packaged-postgres.ts';
import { type Balancer, balanceConnections } from './balancers.ts';
import { Processes } from './processes.ts';

// The balancers spread connections and repeat nothing, so whatever an ending process loses is seen.

const CLIENTS = 12;

describe('two gateways and two APIs under load', () => {
  const undo: (() => Promise<unknown>)[] = [];
  let front: Balancer;
  let apis: Processes;
  let gateways: Processes;
  let databaseUrl: string;

  before(async () => {
    const { POSTGRES_BIN } = process.env;
    offerPackagedPostgres();
    if (POSTGRES_BIN === undefined) undo.push(async () => delete process.env.POSTGRES_BIN);
    const postgres = await demandPostgres({ settings: NOT_DURABLE });
    undo.push(() => postgres.stop());
    databaseUrl = postgres.url;
    const folder = await mkdtemp(join(tmpdir(), 'wspolnik-drain-'));
    undo.push(() => rm(folder, { recursive: true }));
    const store = join(folder, 'releases');
    await release(await openStore(store));
    const behind = await balanceConnections();
    front = await balanceConnections();
    undo.push(
      () => behind.close(),
      () => front.close(),
    );
    const common = { NODE_ENV: 'development', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') };
    apis = new Processes({
      script: 'api/src/server.ts',
      settings: (port) => ({ ...common, DEMO_DATA: 'off', DATABASE_URL: databaseUrl, API_PORT: String(port) }),
      balancer: behind,
    });
    gateways = new Processes({
      script: 'deploy/src/cli/gateway.ts',
      settings: (port) => ({ ...common, API_URL: behind.url, RELEASES_DIR: store, PORT: String(port) }),
      balancer: front,
    });
    undo.push(
      () => apis.endAll(),
      () => gateways.endAll(),
    );
    for (const processes of [apis, apis, gateways, gateways]) await processes.start();
    await behind.targets.allReady();
    await front.targets.allReady();
  });

  after(async () => {
    for (const step of undo.reverse()) await step();
  });

  test('an API and a gateway that get SIGTERM lose no request, and end', async () => {
    let isOver = false;
    const failures: unknown[] = [];
    const stored: string[] = [];
    let answered = 0;
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(front.url + path, init);
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
      answered += 1;
    };
    const write = async (email: string) => {
      const form = new FormData();
      const fields = { name: 'Anna', email, topic: 'other', text: 'Dzień dobry, mam pytanie.', seconds: '60' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      await ask('/api/contact/', { method: 'POST', body: form });
      stored.push(email);
    };
    const client = async (_: unknown, number: number) => {
      for (let count = 0; !isOver; count += 1) {
        const call = [
          () => ask('/offers', { headers: { accept: 'text/html' } }),
          () => ask('/api/categories/'),
          () => write(`a${number}.${count}@drain.test`),
        ][count % 3];
        await call?.().catch((error: unknown) => failures.push(error));
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    const codes = await Promise.all([apis.end('SIGTERM'), gateways.end('SIGTERM')]);
    isOver = true;
    await clients;
    assert.deepEqual(failures, []);
    assert.deepEqual(codes, [0, 0]);
    assert.ok(answered > CLIENTS);
    const db = openPostgres({ url: databaseUrl, poolSize: 1, onError: (error) => assert.ifError(error) });
    const rows = await db.query<{ email: string }>(sql`select email from contact_messages`);
    await db.close();
    assert.deepEqual(rows.map(({ email }) => email).sort(), stored.sort());
  });
});
