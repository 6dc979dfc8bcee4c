import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createApi } from './index.ts';
import { newId } from './platform/ids.ts';

const root = await mkdtemp(path.join(tmpdir(), 'wspolnik-server-'));
after(() => rm(root, { recursive: true, force: true }));

function startServer(dataDir: string, port: number): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    LOG_LEVEL: 'info',
    DEMO_DATA: 'off',
  };
  return spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits for the end of a process: its exit code and what it said on stderr. */
async function ended(server: ChildProcess): Promise<{ code: unknown; said: string }> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'exit');
  return { code, said };
}

async function listening(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const chunk of server.stdout) {
    const url = /Server listening at (http:\S+?)"/.exec(String(chunk))?.[1];
    if (url) return url;
  }
  throw new Error('the server ended without listening');
}

describe('the server', () => {
  test('serves, refuses a second one on its data, and closes cleanly', async () => {
    const dataDir = path.join(root, 'one');
    const first = startServer(dataDir, 0);
    const url = await listening(first);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    const second = await ended(startServer(dataDir, 0));
    assert.equal(second.code, 1);
    assert.match(second.said, /^Another process uses this data directory: .*\n$/);
    first.kill('SIGTERM');
    assert.equal((await ended(first)).code, 0);
  });

  test('says plainly that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, said } = await ended(startServer(path.join(root, 'two'), port));
    other.close();
    assert.equal(code, 1);
    assert.match(said, /Another process listens there/);
  });

  test('keeps accounts, and their sessions, over a restart', async () => {
    const env = { DATA_DIR: path.join(root, 'kept'), LOG_LEVEL: 'silent', DEMO_DATA: 'off' };
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
