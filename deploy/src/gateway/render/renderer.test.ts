import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { MINUTE_MS } from '@wspolnik/settings';
import { DamagedError } from '../../release/errors.ts';
import type { ReleasedContainer, ReleaseSet } from '../../release/types.ts';
import { remoteServer, SHELL_SERVER } from '../../testing/fixtures.ts';
import { watchThreads } from '../../testing/threads.ts';
import { openNotices } from '../notices.ts';
import type { RenderInput } from './messages.ts';
import { type Outcome, openRenderer, type Renderer } from './renderer.ts';

const threads = watchThreads();
const DAMAGED = 'damaged';

/** A version of a container; its bundle has the text that the store has under the file's name. */
function container(name: string, bundle: string | undefined, version = '1', roles: 'admin'[] = []): ReleasedContainer {
  const server = bundle && `${name}-${version}.cjs`;
  if (server) bundles.set(server, bundle);
  return {
    name,
    version,
    manifest: { name, exposes: {}, roles, routes: [], slots: [] },
    assets: { entry: '', startup: [], chunks: {}, files: [], ...(server && { server }) },
  };
}
const bundles = new Map<string, string>();

const SHELL = container('shell', SHELL_SERVER);
const OFFERS = container('mf_offers', remoteServer('offers'));
const release = (...remotes: ReleasedContainer[]): ReleaseSet => ({ number: 1, shell: SHELL, remotes });
const input = (path = '/offers'): RenderInput => ({
  locale: 'pl',
  path,
  search: '?q=a',
  answers: { 'offers/': [1] },
  release: { number: 1, remotes: [], config: {} },
});

/** Bundle of a remote that does this in a render of `/bad`, and shows every other page. */
const failing = (code: string) => `exports.remote = { page: async ({ path }) => {
  if (path === '/bad') { ${code} }
  return 'good ' + path;
} };`;

describe('the renderer', () => {
  let renderer: Renderer;
  let said: string[] = [];
  let now = Date.parse('2026-11-28T10:00:00Z');
  const pass = (ms: number) => {
    now += ms;
  };

  function open(deadline = 300): Renderer {
    said = [];
    const plain = async (_name: string, file: string) => {
      const bundle = bundles.get(file);
      if (!bundle || bundle === DAMAGED) throw new DamagedError(`${file} is missing or is not what was released.`);
      return Buffer.from(bundle);
    };
    const files = { plain, brotli: async () => null, prepare: async () => {}, forget: () => {}, verified: () => 0 };
    renderer = openRenderer(
      files,
      openNotices((sentence) => said.push(sentence)),
      { deadline, now: () => now },
    );
    return renderer;
  }
  async function live(set: ReleaseSet, first: RenderInput[] = [], deadline?: number): Promise<Renderer> {
    open(deadline);
    await renderer.prepare(set, async () => first);
    return renderer;
  }
  const outcomesOf = ({ name }: ReleasedContainer): Partial<Record<Outcome, number>> =>
    Object.fromEntries(renderer.outcomes().get(name) ?? []);
  const mainOf = async (set: ReleaseSet, one: ReleasedContainer, path?: string) =>
    (await renderer.render(set, one, input(path)))?.main ?? null;
  /** Of a thread that starts again, once it is warm. */
  async function nextMain(set: ReleaseSet, one: ReleasedContainer): Promise<string> {
    for (;;) {
      const main = await mainOf(set, one);
      if (main) return main;
      await new Promise(setImmediate);
    }
  }

  afterEach(async () => {
    await renderer.close();
    assert.equal(threads.running(), 0, 'a thread is left');
  });

  test('a page of a remote and one of the shell have header, content and footer', async () => {
    const set = release(OFFERS);
    await live(set);
    const frame = { header: '<b>header pl</b>', footer: '<i>footer</i>' };
    assert.deepEqual(await renderer.render(set, OFFERS, input()), {
      ...frame,
      main: '<h1>offers /offers?q=a</h1>{"offers/":[1]}',
    });
    assert.deepEqual(await renderer.render(set, SHELL, input('/')), { ...frame, main: '<h1>shell /</h1>' });
    assert.deepEqual([outcomesOf(OFFERS), outcomesOf(SHELL), said], [{ rendered: 1 }, { rendered: 1 }, []]);
  });

  test('each container has one thread, warm before anybody waits for it; guarded ones and those without a bundle have none', async () => {
    const before = threads.started();
    const set = release(
      OFFERS,
      container('mf_admin', remoteServer('admin'), '1', ['admin']),
      container('mf_old', undefined),
    );
    await live(set, [input('/a'), input('/b')]);
    assert.equal(threads.started() - before, 2);
    assert.deepEqual([outcomesOf(SHELL), outcomesOf(OFFERS)], [{ rendered: 2 }, { rendered: 2 }]);
    assert.deepEqual(
      [SHELL, ...set.remotes].map((one) => renderer.isOn(set, one)),
      [true, true, false, false],
    );
  });

  test('nothing is rendered without a bundle of the shell', async () => {
    const set = { ...release(OFFERS), shell: container('shell', undefined, 'old') };
    await live(set);
    assert.deepEqual([renderer.isOn(set, OFFERS), await renderer.render(set, OFFERS, input())], [false, null]);
  });

  const failures: Record<string, { code: string; outcome: Outcome; says: RegExp }> = {
    throws: { code: 'throw new Error("no offers")', outcome: 'threw', says: /no offers/ },
    'hangs in a loop': { code: 'for (;;);', outcome: 'late', says: /no page after 300 ms/ },
    'never settles': { code: 'await new Promise(() => {})', outcome: 'late', says: /no page after 300 ms/ },
    'ends the process': { code: 'process.exit(1)', outcome: 'threw', says: /process\.exit is not a function/ },
    'uses the network': { code: 'await fetch("http://127.0.0.1")', outcome: 'threw', says: /fetch is not defined/ },
    'asks for a file': { code: 'require("fs")', outcome: 'threw', says: /asks for fs, which a render does not have/ },
    'imports a file': { code: 'await import("node:fs")', outcome: 'threw', says: /dynamic import/ },
    'answers with what cannot be sent': { code: 'return () => 1', outcome: 'threw', says: /could not be cloned/ },
    'fails in a later task': {
      code: 'setTimeout(() => { throw new Error("later") }); await new Promise(() => {})',
      outcome: 'ended',
      says: /later/,
    },
  };
  for (const [what, { code, outcome, says }] of Object.entries(failures)) {
    test(`a remote that ${what} is not rendered for a minute, and others are`, async () => {
      const bad = container('mf_bad', failing(code), what);
      const set = release(OFFERS, bad);
      await live(set);
      assert.equal(await mainOf(set, bad, '/bad'), null);
      assert.deepEqual(outcomesOf(bad), { [outcome]: 1 });
      assert.match(said.join(), /^mf_bad is rendered in the browser for a minute: /);
      assert.match(said.join(), says);
      assert.ok(await mainOf(set, OFFERS));

      const before = threads.started();
      pass(MINUTE_MS - 1);
      assert.equal(renderer.isOn(set, bad), false);
      assert.equal(await mainOf(set, bad), null);
      assert.deepEqual([outcomesOf(bad), threads.started() - before], [{ [outcome]: 1, off: 1 }, 0]);
      pass(1);
      assert.equal(renderer.isOn(set, bad), true);
      assert.equal(await nextMain(set, bad), 'good /offers');
      assert.equal(said.at(-1), 'mf_bad is rendered by the gateway again.');
      assert.equal(threads.started() - before, 1);
    });
  }

  test('a remote whose thread starts again keeps nobody waiting', async () => {
    const bad = container('mf_bad', failing('throw new Error("x")'), 'again');
    const set = release(bad);
    await live(set);
    await mainOf(set, bad, '/bad');
    pass(MINUTE_MS);
    // The thread would need the event loop to start.
    const atOnce = () => Promise.race([mainOf(set, bad), new Promise((resolve) => setImmediate(resolve, 'waits'))]);
    for (const turn of [1, 2]) assert.equal(await atOnce(), null, `turn ${turn}`);
    assert.equal(await nextMain(set, bad), 'good /offers');
  });

  test('a remote that leaks memory ends its thread, and the process lives', async () => {
    const leak = 'globalThis.kept ??= []; globalThis.kept.push(Array.from({ length: 400_000 }, (_, i) => ({ i })))';
    const bad = container('mf_bad', failing(leak), 'leaks');
    const set = release(OFFERS, bad);
    open();
    await renderer.prepare(set, async ({ name }) => (name === 'mf_bad' ? Array(50).fill(input('/bad')) : []));
    assert.equal(outcomesOf(bad).ended, 1);
    assert.match(said.join(), /reaching memory limit/);
    assert.ok(await mainOf(set, OFFERS));
  });

  for (const [what, bundle, says] of [
    ['asks for a file while it loads', 'require("node:fs")', /mf_bad asks for node:fs/],
    ['throws while it loads', 'throw new Error("no start")', /no start/],
    ['is damaged', DAMAGED, /is not what was released/],
    ['is no code', 'exports.remote = {', /Unexpected end of input/],
  ] as const) {
    test(`a bundle that ${what} is not rendered, and others are`, async () => {
      const bad = container('mf_bad', bundle, what);
      const set = release(OFFERS, bad);
      await live(set, [input()]);
      assert.equal(renderer.isOn(set, bad), false);
      assert.equal(await mainOf(set, bad), null);
      assert.deepEqual(outcomesOf(bad), { refused: 1, off: 1 });
      assert.match(said.join(), says);
      assert.ok(await mainOf(set, OFFERS));
    });
  }

  test('what a bundle could reach of the process is taken away', async () => {
    const names = [
      'fetch',
      'WebSocket',
      'EventSource',
      'XMLHttpRequest',
      'navigator',
      'localStorage',
      'sessionStorage',
    ];
    const seen = `exports.remote = { page: async () => JSON.stringify([${names.map((name) => `typeof ${name}`)}, process]) };`;
    const curious = container('mf_curious', seen);
    const set = release(curious);
    await live(set);
    const expected = [...names.map(() => 'undefined'), { env: { NODE_ENV: 'production' } }];
    assert.deepEqual(JSON.parse((await mainOf(set, curious)) ?? ''), expected);
  });

  test('a page beyond eight that wait for a thread is not rendered, at once', async () => {
    const slow = container(
      'mf_slow',
      'exports.remote = { page: () => new Promise((r) => setTimeout(r, 10, "slow")) };',
    );
    const set = release(slow);
    await live(set);
    const order: string[] = [];
    const ask = (name: string) => mainOf(set, slow).then((main) => order.push(`${name} ${main}`));
    await Promise.all([...Array.from({ length: 8 }, () => ask('one of eight')), ask('ninth')]);
    assert.deepEqual([order[0], new Set(order.slice(1))], ['ninth null', new Set(['one of eight slow'])]);
    assert.deepEqual(outcomesOf(slow), { busy: 1, rendered: 8 });
    assert.equal(await mainOf(set, slow), 'slow');
  });

  test('a page that others keep waiting is not rendered, which is no failure of the remote', async () => {
    const slow = container(
      'mf_slow',
      'exports.remote = { page: () => new Promise((r) => setTimeout(r, 600, "slow")) };',
    );
    const set = release(slow);
    await live(set, [], 1000);
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => mainOf(set, slow))), ['slow', 'slow', null]);
    assert.deepEqual(outcomesOf(slow), { busy: 1, rendered: 2 });
    assert.equal(await mainOf(set, slow), 'slow');
  });

  test('a page of the release before is finished when another goes live, and no thread starts for it later', async () => {
    const slow = 'exports.remote = { page: () => new Promise((r) => setTimeout(r, 50, "before")) };';
    const [old, next] = [container('mf_offers', slow, 'old'), container('mf_offers', remoteServer('next'), 'new')];
    await live(release(old));
    await renderer.prepare(release(next), async () => []);
    const page = mainOf(release(old), old);
    await renderer.keep([release(next)]);
    assert.equal(await page, 'before');
    const before = threads.started();
    assert.equal(await mainOf(release(old), old), null);
    assert.match((await mainOf(release(next), next)) ?? '', /^<h1>next/);
    assert.deepEqual([threads.started() - before, threads.running(), said], [0, 2, []]);
  });

  test('many releases leave only the threads of the last one', async () => {
    open();
    for (let version = 0; version < 20; version++) {
      const set = release(container('mf_offers', remoteServer(String(version)), `v${version}`));
      await renderer.prepare(set, async () => [input()]);
      await renderer.keep([set]);
      assert.equal(threads.running(), 2);
    }
    assert.equal(outcomesOf(OFFERS).rendered, 20);
  });
});
