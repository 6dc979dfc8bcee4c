import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import type { Message } from '@wspolnik/contract/messages';
import type { Post } from '@wspolnik/contract/posts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { VARIANT_FORMATS, variantKeys } from '../../platform/files/picture-variants.ts';
import { makeVariants, VARIANTS_JOB } from '../../platform/uploads/make-variants.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const { context } = api;
const anna = await addUser(api, { email: 'anna@test.pl' });
await addUser(api, { email: 'jan@test.pl' });
/** Access tokens end while time passes. */
const asAnna = () => asUser(api, 'anna@test.pl');

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLDER = 'image/webp,*/*';
const OLDEST = 'image/png,image/*;q=0.8,*/*;q=0.5';

const runJobs = () => runDueJobs(context, context.clock());
const get = (url: string, accept = BROWSER) => api.inject({ url, headers: { accept } });
const keyOf = (url = '') => url.replace(/^\/api\/files\/|\?.*$/g, '');

async function sizeOf(url: string, accept?: string) {
  const { format, compression, width, height } = await sharp((await get(url, accept)).rawPayload).metadata();
  return [compression === 'av1' ? 'avif' : format, width, height];
}

async function postWith(image: File): Promise<NonNullable<Post['image']>> {
  const payload = formOf({ text: 'Nasza pracownia', image });
  const reply = await api.inject({ method: 'POST', url: '/api/posts/', headers: await asAnna(), payload });
  const { image: stored } = reply.json<Post>();
  assert.ok(stored, reply.body);
  return stored;
}

/** Parts that a photo has, so that formats and widths differ in their bytes. */
async function photo(width: number, height: number, orientation?: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const drawn = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(3);
  return fileOf(await (orientation ? drawn.withMetadata({ orientation }) : drawn).jpeg().toBuffer(), 'zdjecie.jpg');
}

describe('pictures from before there were widths', () => {
  it('pictures get theirs part by part, and nobody loses the picture meanwhile', async () => {
    const posts: { url: string }[] = [];
    for (let count = 0; count < 23; count += 1) posts.push(await postWith(await picture()));
    const portrait = formOf({ image: await picture({ width: 200, height: 200 }) });
    const url = '/api/accounts/user-image-update/';
    const { image } = (await api.inject({ method: 'POST', url, headers: await asAnna(), payload: portrait })).json();
    await api.db.query(sql`delete from jobs where kind = ${VARIANTS_JOB}`);

    const types = () =>
      Promise.all([...posts.map((post) => post.url), image].map(async (url) => (await sizeOf(`${url}?w=96`))[0]));
    assert.deepEqual(new Set(await types()), new Set(['jpeg']));
    // One a second, so that other jobs get their turn.
    for (let passed = 0; (await types()).includes('jpeg'); passed += 1) {
      assert.ok(passed < 60, 'a minute for 24 pictures');
      api.passTime(1000);
      await runJobs();
    }
    api.passTime(MINUTE_MS);
    await runJobs();
    assert.deepEqual(
      await api.db.query(sql`select key from jobs where kind like 'files.%' and every_seconds is null`),
      [],
    );
  });
});

describe('GET files/:key?w=', () => {
  it('a photo is served in each width as AVIF or WebP, upright, in its ratio and immutably', async () => {
    const { url, width, height } = await postWith(await photo(1600, 1200, 6));
    assert.deepEqual([width, height], [768, 1024]);
    await runJobs();
    for (const [accept, format] of [
      [BROWSER, 'avif'],
      [OLDER, 'webp'],
    ] as const) {
      const expected = [96, 192, 320, 640, 768].map((width) => [format, width, Math.round((width * 4) / 3)]);
      const served = await Promise.all(PICTURE_WIDTHS.map((w) => sizeOf(`${url}?w=${w}`, accept)));
      assert.deepEqual(served, expected);
      const reply = await get(`${url}?w=320`, accept);
      assert.equal(reply.headers['content-type'], `image/${format}`);
      assert.equal(reply.headers.vary, 'Accept');
      assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(reply.headers['content-security-policy'], "sandbox; default-src 'none'");
      assert.equal(reply.headers['x-content-type-options'], 'nosniff');
      assert.equal(reply.headers['content-disposition'], 'inline');
    }
  });

  it('a variant has fewer bytes than the JPEG of its width, and no metadata', async () => {
    const { url, thumbnail } = await postWith(await photo(1200, 800));
    await runJobs();
    const bytes = async (url: string, accept?: string) => (await get(url, accept)).rawPayload.length;
    for (const accept of [BROWSER, OLDER]) {
      assert.ok((await bytes(`${url}?w=320`, accept)) < (await bytes(thumbnail)), accept);
      assert.ok((await bytes(`${url}?w=1024`, accept)) < (await bytes(url)), accept);
    }
    const { exif, xmp, icc } = await sharp((await get(`${url}?w=640`)).rawPayload).metadata();
    assert.deepEqual([exif, xmp, icc], [undefined, undefined, undefined]);
  });

  it('a browser that names neither format gets a JPEG, the thumbnail where that is enough', async () => {
    const { url } = await postWith(await photo(1600, 800));
    await runJobs();
    assert.deepEqual(await sizeOf(`${url}?w=192`, OLDEST), ['jpeg', 320, 160]);
    assert.deepEqual(await sizeOf(`${url}?w=640`, OLDEST), ['jpeg', 1024, 512]);
    assert.deepEqual(await sizeOf(`${url}?w=192`, 'image/avif;q=0, */*'), ['jpeg', 320, 160]);
    const reply = await get(`${url}?w=640`, OLDEST);
    assert.equal(reply.headers.vary, 'Accept');
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('a tiny picture, a line of pixels and a transparent one have all widths, and none is enlarged', async () => {
    const transparent = { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const tiny = await postWith(await picture({ width: 30, height: 20, ...transparent }));
    const line = await postWith(await picture({ width: 2000, height: 1 }));
    await runJobs();
    for (const w of PICTURE_WIDTHS) {
      assert.deepEqual(await sizeOf(`${tiny.url}?w=${w}`), ['avif', 30, 20]);
      assert.deepEqual(await sizeOf(`${line.url}?w=${w}`), ['avif', w, 1]);
    }
    const shown = (await get(`${tiny.url}?w=96`)).rawPayload;
    const [red = 0] = await sharp(shown).raw().toBuffer();
    assert.ok(red > 250, 'white where it was transparent');
  });

  it('the answer is the stored picture, for a minute, until the variant is made', async () => {
    const { url, thumbnail } = await postWith(await photo(1000, 500));
    assert.deepEqual(await sizeOf(`${url}?w=640`), ['jpeg', 1000, 500]);
    assert.deepEqual(await sizeOf(`${url}?w=320`), ['jpeg', 320, 160]);
    const early = await get(`${url}?w=640`);
    assert.equal(early.headers['cache-control'], 'public, max-age=60');
    assert.equal(early.headers.vary, 'Accept');
    await runJobs();
    assert.deepEqual(await sizeOf(`${url}?w=640`), ['avif', 640, 320]);
    // The thumbnail is the same picture.
    assert.deepEqual(await sizeOf(`${thumbnail}?w=96`), ['avif', 96, 48]);
  });

  it('another width is refused by its name, and does no work', async () => {
    const { url } = await postWith(await picture());
    for (const w of ['100', '0', '-96', '1e9', '96.5', 'x', '096']) {
      const reply = await get(`${url}?w=${w}`);
      assert.equal(reply.json().code, 'validation_failed', w);
      assert.deepEqual(Object.keys(reply.json().fields), ['w']);
    }
    assert.equal((await get('/api/files/file-none.jpg?w=96')).json().code, 'not_found');
  });

  it('a private picture has its variants under its signed address, and under no other', async () => {
    const payload = formOf({ user_recipient_id: anna, message: 'Zdjęcie', image: await photo(900, 600) });
    const sent = await api.inject({
      method: 'POST',
      url: '/api/message-send/',
      headers: await asUser(api, 'jan@test.pl'),
      payload,
    });
    const { url = '', thumbnail = '' } = sent.json<Message>().image ?? {};
    assert.equal((await get(`${url}&w=640`)).headers['cache-control'], 'private, max-age=60');
    await runJobs();
    assert.deepEqual(await sizeOf(`${url}&w=640`), ['avif', 640, 427]);
    assert.deepEqual(await sizeOf(`${thumbnail}&w=640`), ['avif', 640, 427]);
    assert.equal((await get(`${url}&w=640`)).headers['cache-control'], 'private, max-age=3600');
    const key = keyOf(url);
    for (const address of [
      `/api/files/${key}?w=640`,
      ...variantKeys(key).flatMap((variant) => [`/api/files/${variant}`, url.replace(key, variant)]),
    ]) {
      assert.equal((await get(address)).statusCode, 404, address);
    }
    api.passTime(2 * HOUR_MS);
    assert.equal((await get(`${url}&w=640`)).statusCode, 404);
  });
});

describe('the variants of a picture', () => {
  const stored = async (key: string) => {
    const found = await Promise.all([key, ...variantKeys(key)].map((one) => context.files.get(one)));
    return found.filter((bytes) => bytes !== null).length;
  };

  it('the variants are deleted with it, a day after its post', async () => {
    const { url } = await postWith(await photo(700, 500));
    await runJobs();
    const key = keyOf(url);
    assert.equal(await stored(key), 1 + PICTURE_WIDTHS.length * VARIANT_FORMATS.length);
    const [post] = await api.db.query<{ id: string }>(sql`select id from posts where image_key = ${key}`);
    await api.inject({ method: 'DELETE', url: `/api/posts/${post?.id}/`, headers: await asAnna() });
    api.passTime(DAY_MS + MINUTE_MS * 10);
    await runJobs();
    assert.equal(await stored(key), 0);
  });

  it('the variants are made once, however often the job runs, and not of a picture that is gone', async () => {
    const key = keyOf((await postWith(await photo(400, 300))).url);
    const written: string[] = [];
    const files: typeof context.files = {
      ...context.files,
      put: async (key, bytes) => {
        written.push(key);
        await context.files.put(key, bytes);
      },
    };
    await makeVariants(files, key);
    assert.deepEqual(written, variantKeys(key));
    await makeVariants(files, key);
    await runJobs();
    assert.equal(written.length, variantKeys(key).length);
    await makeVariants(files, 'file-gone.jpg');
    assert.equal(written.length, variantKeys(key).length);
  });

  it('a job that was interrupted writes the rest', async () => {
    const key = keyOf((await postWith(await photo(400, 300))).url);
    let left = 3;
    const failing: typeof context.files = {
      ...context.files,
      put: async (key, bytes) => {
        left -= 1;
        if (left < 0) throw new Error('the disk is full');
        await context.files.put(key, bytes);
      },
    };
    await assert.rejects(makeVariants(failing, key), /disk is full/);
    await runJobs();
    assert.equal(await stored(key), 1 + variantKeys(key).length);
  });

  it('a file that cannot be decoded stays as it is, and its job ends', async () => {
    await context.files.put('file-0199.jpg', Buffer.from('no picture'));
    await makeVariants(context.files, 'file-0199.jpg');
    assert.equal((await get('/api/files/file-0199.jpg?w=320')).body, 'no picture');
  });
});
