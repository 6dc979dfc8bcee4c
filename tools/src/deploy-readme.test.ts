import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openPostgres } from '../../api/src/storage/postgres.ts';
import { Sql } from '../../api/src/storage/sql.ts';
import { freePort } from '../../api/src/testing/free-port.ts';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { demandPostgres, NOT_DURABLE } from '../../api/src/testing/temporary-postgres.ts';
import { openStore } from '../../deploy/src/release/open-store.ts';
import { release } from '../../deploy/src/testing/fixtures.ts';
import { ROOT } from './check/workspace.ts';
import { offerPackagedPostgres } from './test/packaged-postgres.ts';

// Follows deploy/README.md: its `sql` blocks as an administrator of PostgreSQL, its `sh` blocks in a shell. Only hosts and ports
// are others. A build takes minutes and the packages are there, so a release of the tests replaces both.

const ADMIN = 'somebody@wspolnik.example';
const PASSWORD = 'Zielony!Staw83';

const page = await readFile(join(ROOT, 'deploy/README.md'), 'utf8');
const blocks = Array.from(page.matchAll(/^```(sh|sql)\n([\s\S]*?)^```/gm), ([, kind, text = '']) => ({ kind, text }));
/** Lines that the page puts into every shell. */
const PRELUDE = /^export PATH=.*$/m.exec(page)?.[0] ?? assert.fail('the page does not say which Node');

describe('a site that was made as deploy/README.md says', () => {
  const services: ChildProcess[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let replaced: (text: string) => string;
  let mails: Awaited<ReturnType<typeof startSmtpSink>>;
  let site: string;
  let second: string;
  let metrics: string;
  let log = '';

  const shell = (text: string) =>
    spawn('sh', ['-euc', `${PRELUDE}\n${replaced(text)}`], { cwd: folder, env, detached: true });

  /** The output of a command, which must succeed. */
  async function run(text: string): Promise<string> {
    const child = shell(text);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
    const [code] = await once(child, 'close');
    assert.equal(code, 0, `${text}\n${said}`);
    return said;
  }

  /** Starts what does not end by itself, and resolves once it listens. */
  async function serve(text: string): Promise<void> {
    const child = shell(text);
    services.push(child);
    await new Promise<void>((resolve, reject) => {
      const hear = (bytes: Buffer) => {
        log += bytes;
        if (/Server listening at|Gateway at/.test(String(bytes))) resolve();
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
      child.once('exit', (code) => reject(new Error(`${text} ended (${code}):\n${log}`)));
    });
  }

  const post = (path: string, json: object) =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });

  /** As somebody on the pages. */
  async function signUp(email: string): Promise<void> {
    const names = { first_name: 'Anna', last_name: 'Nowak' };
    const signedUp = await post('/api/accounts/register/', { ...names, email, password: PASSWORD, terms: true });
    assert.equal(signedUp.status, 201, await signedUp.text());
    const link = /https:\/\/wspolnik\.example\/auth\/verify-email\?[^\s"<]+/.exec(await mails.mailTo(email))?.[0] ?? '';
    const { uidb64, token } = Object.fromEntries(new URL(link.replaceAll('&amp;', '&')).searchParams);
    const confirmed = await post('/api/accounts/verify-email/', { uidb64, token });
    assert.equal(confirmed.status, 200, await confirmed.text());
  }

  async function follow({ kind, text }: (typeof blocks)[number], administer: (text: string) => Promise<void>) {
    if (kind === 'sql') return administer(text);
    if (text.includes('tools/src/build.ts')) return void (await release(await openStore(join(folder, '.releases'))));
    if (/\b(server|gateway)\.ts$/m.test(text)) return serve(text);
    if (text.includes('make-admin.ts')) await signUp(ADMIN);
    log += await run(text);
  }

  before(async () => {
    const { POSTGRES_BIN } = process.env;
    offerPackagedPostgres();
    if (POSTGRES_BIN === undefined) undo.push(async () => delete process.env.POSTGRES_BIN);
    const postgres = await demandPostgres({ settings: NOT_DURABLE });
    undo.push(() => postgres.stop());
    mails = await startSmtpSink();
    undo.push(() => mails.close());
    folder = await mkdtemp(join(tmpdir(), 'wspolnik-deploy-'));
    undo.push(() => rm(folder, { recursive: true }));
    for (const part of ['api', 'deploy', 'node_modules', 'tools']) await symlink(join(ROOT, part), join(folder, part));
    const [port, apiPort, otherPort] = [await freePort(), await freePort(), await freePort()];
    const metricsPort = await freePort();
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    site = `http://127.0.0.1:${port}`;
    second = `http://127.0.0.1:${otherPort}`;
    replaced = (text) =>
      text
        .replace('127.0.0.1:5432', new URL(postgres.url).host)
        .replace('smtp://127.0.0.1:25', mails.url)
        .replace('API_PORT=3002', `API_PORT=${otherPort}`);
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const apis = { API_PORT: String(apiPort), API_URL: `http://127.0.0.1:${apiPort}` };
    const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), ...apis };
    env = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...ports };

    const db = openPostgres({ url: postgres.url, poolSize: 1, onError: (error) => assert.ifError(error) });
    const administer = async (text: string) => {
      for (const statement of text.split(';').filter((one) => one.trim())) await db.query(new Sql([statement], []));
    };
    for (const block of blocks) await follow(block, administer);
    await db.close();
  });

  after(async () => {
    for (const { pid, exitCode } of services) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
    await Promise.all(services.map((child) => child.exitCode === null && once(child, 'exit')));
    for (const step of undo.reverse()) await step();
  });

  test('the site has pages and categories, and nothing of the demo', async () => {
    assert.equal((await fetch(`${site}/readyz`)).status, 200);
    assert.equal((await fetch(site, { headers: { accept: 'text/html' } })).status, 200);
    const categories = (await (await fetch(`${site}/api/categories/`)).json()) as object[];
    assert.equal(categories.length, 10);
    assert.equal((await fetch(`${site}/dev/mail`)).status, 404);
    const demo = { email: 'admin@demo.wspolnik.test', password: 'Demo!2345' };
    assert.equal((await post('/api/accounts/login/', demo)).status, 401);
  });

  test('the site has an administrator, who needs a second step', async () => {
    assert.match(log, new RegExp(`${ADMIN} is an administrator now\\.\n.*second step`));
    const signedIn = await post('/api/accounts/login/', { email: ADMIN, password: PASSWORD });
    const { user } = (await signedIn.json()) as { user: { role: string; second_step_required?: boolean } };
    assert.deepEqual([user.role, user.second_step_required], ['ADMIN', true]);
  });

  test('the log names what the site does without, and that it is reached over TLS', async () => {
    assert.match(log, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: nobody can pay by card/);
    assert.doesNotMatch(log, /(PUBLIC_URL|MAIL_FROM|CONTACT_EMAIL) is not set/);
    const secure = await fetch(site, { headers: { 'x-forwarded-proto': 'https' } });
    assert.match(secure.headers.get('strict-transport-security') ?? '', /^max-age=/);
  });

  test('the gateway has metrics on their own port', async () => {
    assert.match(await (await fetch(metrics)).text(), /^live_release\{channel="stable"\} 1$/m);
    assert.equal((await fetch(`${site}/metrics`)).status, 404);
  });

  test('the site has a second process of the API, with the same accounts', async () => {
    const body = JSON.stringify({ email: ADMIN, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    assert.equal((await fetch(`${second}/api/accounts/login/`, { method: 'POST', headers, body })).status, 200);
  });
});

test('the page installs with the version of pnpm that the repository names', async () => {
  const { packageManager } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  assert.ok(page.includes(`npx --yes ${packageManager} install`));
});
