import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { createApi } from './index.ts';
import { newId } from './platform/ids.ts';
import { openEmbedded } from './storage/embedded.ts';
import { sql } from './storage/sql.ts';
import { migratedDirectory } from './testing/embedded-directory.ts';
import { PRODUCTION } from './testing/production.ts';

const root = await mkdtemp(path.join(tmpdir(), 'wspolnik-server-'));
after(() => rm(root, { recursive: true, force: true }));

function startServer(dataDir: string, port: number | string, settings: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    LOG_LEVEL: 'info',
    DEMO_DATA: 'off',
    DRAIN_DELAY: '1',
    ...settings,
  };
  return spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const jsonOf = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Waits for the end of a process: its exit code and its stderr. */
async function ended(server: ChildProcess): Promise<{ code: unknown; said: string }> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'exit');
  return { code, said };
}

/**
 * Resolves with all output so far once it matches; it keeps reading, because leaving a loop over the stream would close it.
 */
function said(server: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      if (pattern.test(output)) resolve(output);
    });
    server.once('exit', () => reject(new Error(`the server ended without saying ${pattern}`)));
  });
}

const LISTENING = /Server listening at (http:\S+?)"/;

async function listening(server: ChildProcess): Promise<string> {
  return LISTENING.exec(await said(server, LISTENING))?.[1] ?? '';
}

describe('a server', () => {
  test('a server refuses data of a former schema in one sentence', async () => {
    const dataDir = await migratedDirectory(path.join(root, 'former'));
    const database = await openEmbedded(dataDir);
    await database.query(sql`update schema_migrations set name = '0001_create_accounts.sql' where number = 1`);
    await database.close();
    const { code, said } = await ended(startServer(dataDir, 0));
    assert.equal(code, 1);
    assert.match(said, /^The database was created before the first release .*DATA_DIR.*\n$/);
  });

  const refused: [string, string, number | string, Record<string, string>, RegExp][] = [
    [
      'a directory where nothing can be made',
      '/proc/wspolnik',
      0,
      {},
      /^DATA_DIR names a directory that cannot be written: .+/,
    ],
    ['settings of another kind', root, 'abc', { PUBLIC_URL: 'x' }, /^PUBLIC_URL must be .+\nAPI_PORT must be .+/],
    ['a misspelled setting', root, 0, { RATE_LIMIT: 'off' }, /^RATE_LIMIT is no setting: RATE_LIMITS is\.$/],
    [
      'production without a mail server',
      root,
      0,
      { ...PRODUCTION, SMTP_URL: '' },
      /^SMTP_URL must be set in production\.$/,
    ],
    [
      'a shared database in no named environment',
      root,
      0,
      { NODE_ENV: '', DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/x' },
      /^NODE_ENV must be set together with DATABASE_URL: .+\.$/,
    ],
    [
      'a database that is not there',
      root,
      0,
      { NODE_ENV: 'development', DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/x' },
      /^DATABASE_URL names .+/,
    ],
  ];
  for (const [what, dataDir, port, settings, sentence] of refused) {
    test(`ends with a sentence for ${what}`, async () => {
      const { code, said } = await ended(startServer(dataDir, port, settings));
      assert.equal(code, 1);
      assert.match(said.trim(), sentence);
      assert.doesNotMatch(said, /hunter2|^\s+at /m);
    });
  }

  test('a server retains accounts and their sessions over a restart', async () => {
    const env = {
      DATA_DIR: await migratedDirectory(path.join(root, 'retained')),
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'off',
    };
    const first = await createApi({ env });
    const { passwords, accessTokens, clock } = first.app.context;
    assert.ok(await passwords.verify(await passwords.hash('Demo!2345'), 'Demo!2345'));
    const claims = { userId: newId(), sessionId: newId() };
    const token = await accessTokens.sign(claims, clock());
    await first.close();
    const second = await createApi({ env });
    const read = await second.app.context.accessTokens.verify(token, clock());
    await second.close();
    assert.deepEqual(read, claims);
  });
});

describe('a server on a new directory', () => {
  const dataDir = path.join(root, 'new');
  let server: ChildProcess;
  let url: string;
  let log = '';

  before(async () => {
    server = startServer(dataDir, 0);
    server.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    url = await listening(server);
  });

  test('the server serves, and refuses a second one on its data', async () => {
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    const second = await ended(startServer(dataDir, 0));
    assert.equal(second.code, 1);
    assert.match(second.said, /^Another process uses this data directory: .*\n$/);
  });

  test('the server keeps its files from other users of the machine', async () => {
    const files = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(['.', ...files].map(async (file) => (await stat(path.join(dataDir, file))).mode));
    assert.ok(files.length > 100);
    assert.equal(modes.filter((mode) => (mode & 0o077) !== 0).length, 0);
  });

  test('the port cannot be used by a second server, which reports it', async () => {
    const { port } = new URL(url);
    const { code, said } = await ended(startServer(await migratedDirectory(path.join(root, 'other')), port));
    assert.equal(code, 1);
    assert.match(said, /Another process listens there/);
  });

  test('the server logs each request with its id, and no secret', async () => {
    const secrets = [
      'Hidden!2345',
      'bearer-of-secrets',
      'secret-query',
      'refresh-in-body',
      'words of a message',
      'socket-ticket',
    ];
    await fetch(`${url}/api/accounts/login/`, jsonOf({ email: 'a@example.test', password: secrets[0] }));
    await fetch(`${url}/api/accounts/user-data/`, { headers: { authorization: `Bearer ${secrets[1]}` } });
    await fetch(`${url}/api/accounts/verify-email/?uidb64=x&token=${secrets[2]}`);
    await fetch(`${url}/api/accounts/refresh-token/`, jsonOf({ refresh: secrets[3] }));
    for (const path of ['ws', 'ws/']) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/${path}?token=${secrets[5]}`);
      await once(socket, 'close');
    }
    const reply = await fetch(`${url}/api/message-send/`, jsonOf({ message: secrets[4] }));
    const id = reply.headers.get('x-request-id') ?? '';
    // One line when it comes, one when it is answered.
    const complete = new RegExp(`${id}[^]*${id}.*\n`);
    while (!complete.test(log)) await once(server.stdout as Readable, 'data');
    for (const secret of secrets) assert.ok(!log.includes(secret), secret);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { reqId?: string; req?: { path: string } });
    const mine = lines.filter(({ reqId }) => reqId === id);
    assert.equal(mine.length, 2);
    assert.deepEqual(
      mine.flatMap(({ req }) => req?.path ?? []),
      ['/api/message-send/'],
    );
  });

  // The last one: the server ends.
  test('the server completes requests in progress before it ends', async () => {
    const underWay = said(server, /accounts\/login/);
    const login = fetch(`${url}/api/accounts/login/`, jsonOf({ email: 'nobody@example.test', password: 'Demo!2345' }));
    await underWay;
    server.kill('SIGTERM');
    const exit = ended(server);
    assert.equal((await login).status, 401);
    assert.equal((await exit).code, 0);
  });
});
