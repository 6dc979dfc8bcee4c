import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { type BegunPage, FRESH, KEPT, openPageCache, type PageAnswer, type ReadyPage } from './page-cache.ts';

const HEAD = '<head>';
const page = (body: string, parts: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  keys: [],
  head: HEAD,
  isEarly: false,
  rest: Promise.resolve({ body, isWhole: true }),
  ...parts,
});
const notWhole = (body: string) => page(body, { rest: Promise.resolve({ body, isWhole: false }) });

/** A cache by its own clock, and how often it had a page made. */
function open() {
  let now = Date.parse('2026-11-28T10:00:00Z');
  let makes = 0;
  const cache = openPageCache(() => now);
  return {
    cache,
    makes: () => makes,
    pass(ms: number) {
      now += ms;
    },
    /** The page of a key, whole; by default each make has its number. */
    async read(key = 'a', make: (count: number) => PageAnswer | Promise<PageAnswer> = (count) => page(String(count))) {
      const found = await cache.read(key, async () => make(++makes), false);
      return 'bytes' in found ? String(found.bytes) : assert.fail('only begun');
    },
  };
}
const isBegun = (found: ReadyPage | BegunPage): found is BegunPage => 'stream' in found;

describe('a page that is kept', () => {
  test('a page is sent again while it is fresh', async () => {
    const { read, pass, makes } = open();
    assert.equal(await read(), `${HEAD}1`);
    pass(FRESH);
    assert.equal(await read(), `${HEAD}1`);
    assert.equal(makes(), 1);
  });

  test('a page that is not fresh is sent while one new page is made, whose time begins with it', async () => {
    const { read, pass, makes } = open();
    await read();
    pass(FRESH + 1);
    const second = Promise.withResolvers<PageAnswer>();
    const make = (count: number) => (count === 2 ? second.promise : page(String(count)));
    for (let turn = 0; turn < 3; turn++) assert.equal(await read('a', make), `${HEAD}1`);
    assert.equal(makes(), 2);
    second.resolve(page('2'));
    while ((await read('a', make)) !== `${HEAD}2`) await new Promise(setImmediate);
    pass(FRESH);
    assert.equal(await read('a', make), `${HEAD}2`);
    assert.equal(makes(), 2);
  });

  test('a page is never sent after 30 seconds, also when its making took a while or a new one fails', async () => {
    const { read, pass } = open();
    await read('a', (count) => {
      pass(1000);
      return page(String(count));
    });
    pass(FRESH);
    const broken = () => {
      throw new Error('broken');
    };
    assert.equal(await read('a', broken), `${HEAD}1`);
    pass(KEPT - FRESH - 1000);
    assert.equal(await read('a', broken), `${HEAD}1`);
    pass(1);
    await assert.rejects(read('a', broken), /broken/);
    assert.notEqual(await read(), `${HEAD}1`);
  });

  test('a page of another key is another page', async () => {
    const { read } = open();
    assert.deepEqual(await Promise.all([read('a'), read('b'), read('a')]), [`${HEAD}1`, `${HEAD}2`, `${HEAD}1`]);
  });

  test('a page is made once for everybody who asks at a time', async () => {
    const { read, makes } = open();
    const all = await Promise.all(Array.from({ length: 50 }, () => read()));
    assert.deepEqual(new Set(all), new Set([`${HEAD}1`]));
    assert.equal(makes(), 1);
  });

  test('a page without its content is made for everybody who asks at a time, and not kept', async () => {
    const { read, makes } = open();
    const make = (count: number) => notWhole(String(count));
    assert.deepEqual(await Promise.all([read('a', make), read('a', make)]), [`${HEAD}1`, `${HEAD}1`]);
    assert.equal(await read('a', make), `${HEAD}2`);
    assert.equal(makes(), 2);
  });

  test('a page whose making fails rejects for those who ask, and is made again', async () => {
    const { read, cache } = open();
    const broken = () => Promise.reject(new Error('broken'));
    await assert.rejects(read('a', broken), /broken/);
    await assert.rejects(cache.read('a', broken, true), /broken/);
    // An error event of the stream that nobody reads would end the process here.
    await new Promise(setImmediate);
    assert.equal(await read(), `${HEAD}2`);
  });

  test('what requests have found is counted', async () => {
    const { read, pass, cache } = open();
    await Promise.all([read(), read(), read('b')]);
    await read();
    pass(FRESH + 1);
    await read();
    assert.deepEqual(cache.found(), { fresh: 1, stale: 1, in_making: 1, nothing: 2 });
    assert.ok(cache.bytes() > 2 * HEAD.length);
  });

  test('a page has a tag of its content', async () => {
    const { cache } = open();
    const etagOf = async (key: string, body: string) => {
      const found = await cache.read(key, async () => page(body), false);
      return isBegun(found) ? '' : found.etag;
    };
    assert.equal(await etagOf('a', 'x'), await etagOf('b', 'x'));
    assert.notEqual(await etagOf('a', 'x'), await etagOf('c', 'y'));
  });
});

describe('a page that is begun before its data are there', () => {
  async function begin(body = '<body>') {
    const opened = open();
    const rest = Promise.withResolvers<Awaited<PageAnswer['rest']>>();
    const answer = page('', { isEarly: true, rest: rest.promise });
    const begun = await opened.cache.read('a', async () => answer, true);
    assert.ok(isBegun(begun));
    return { ...opened, begun, end: () => rest.resolve({ body, isWhole: true }) };
  }

  test('whoever causes it gets its head at once, and the rest when it is there', async () => {
    const { begun, end, read } = await begin();
    const [head] = await once(begun.stream.pipe(createBrotliDecompress()), 'data');
    assert.equal(String(head), HEAD);
    end();
    assert.equal(await read(), `${HEAD}<body>`);
  });

  test('the compressed parts are the whole page, and whoever comes meanwhile gets it whole', async () => {
    const { begun, end, read, cache, makes } = await begin();
    const meanwhile = [read(), cache.read('a', () => assert.fail('made twice'), true)] as const;
    const all = text(begun.stream.pipe(createBrotliDecompress()));
    end();
    assert.equal(await all, `${HEAD}<body>`);
    const [plain, found] = await Promise.all(meanwhile);
    assert.equal(plain, `${HEAD}<body>`);
    assert.equal(isBegun(found) ? '' : String(brotliDecompressSync(found.compressed)), plain);
    assert.equal(makes(), 0);
  });

  test('somebody who reads slowly, or goes away, keeps nobody else waiting', async () => {
    // More than a stream holds, however it is compressed.
    const body = randomBytes(150_000).toString('base64');
    for (const leave of [() => {}, ({ stream }: BegunPage) => stream.destroy()]) {
      const { begun, end, read } = await begin(body);
      leave(begun);
      end();
      assert.equal(await read(), HEAD + body);
      assert.equal(await read(), HEAD + body);
    }
  });

  test('a page whose head may still change comes whole', async () => {
    const { cache } = open();
    assert.equal(isBegun(await cache.read('a', async () => page('x'), true)), false);
    assert.equal(isBegun(await cache.read('b', async () => page('x', { isEarly: true }), false)), false);
  });
});
