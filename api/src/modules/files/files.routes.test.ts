import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { createFileSigner, privateFileUrl, publicFileUrl } from '../../platform/files/file-urls.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const { context } = api;
const PDF = 'private-0190.pdf';
const PICTURE = 'private-0190.jpg';
for (const key of [PDF, PICTURE, 'file-0191.jpg', 'demo-1.jpg']) await context.files.put(key, Buffer.from(key));

const get = (url: string) => api.inject({ url });
const urlOf = (key: string, name?: string) => privateFileUrl(context, key, context.clock(), { name: name ?? '' });

describe('GET files/:key', () => {
  it('the call serves public files to anyone, immutably, and lets nothing run in them', async () => {
    const reply = await get(publicFileUrl('file-0191.jpg'));
    assert.equal(reply.body, 'file-0191.jpg');
    assert.equal(reply.headers['content-type'], 'image/jpeg');
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(reply.headers['x-content-type-options'], 'nosniff');
    assert.equal(reply.headers['content-security-policy'], "sandbox; default-src 'none'");
    assert.equal(reply.headers['content-disposition'], 'inline');
  });

  it('the call serves private files only under their signed address', async () => {
    const url = urlOf(PDF);
    const reply = await get(url);
    assert.equal(reply.body, PDF);
    assert.equal(reply.headers['content-disposition'], 'attachment');
    assert.equal(reply.headers['cache-control'], 'private, max-age=3600');
    const forged = [
      `/api/files/${PDF}`,
      url.replace(PDF, PICTURE),
      url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 60}`),
      url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(/signature=.*/, 'signature='),
      `${url}&name=inna.html`,
    ];
    for (const address of forged) assert.equal((await get(address)).json().code, 'not_found', address);
  });

  it('the call signs with its own key: another secret is refused', async () => {
    const fileSigner = createFileSigner(new TextEncoder().encode('another secret of at least 32 characters'));
    assert.equal((await get(privateFileUrl({ fileSigner }, PDF, context.clock()))).statusCode, 404);
  });

  it('names a download as its sender did, in any script, with a valid header', async () => {
    const reply = await get(urlOf(PDF, 'umowa "ą"\r\nX: y \u{1f4c4}.pdf'));
    const disposition = String(reply.headers['content-disposition']);
    assert.equal(reply.statusCode, 200);
    assert.match(
      disposition,
      /^attachment; filename="umowa ___+X_ y _+\.pdf"; filename\*=UTF-8''umowa%20_%C4%85_X_%20y%20/,
    );
    assert.match(
      String((await get(urlOf(PICTURE, 'a.jpg'))).headers['content-disposition']),
      /^inline; filename="a.jpg"/,
    );
  });

  it('the call sends a file under the ending of its content, whatever the link says', async () => {
    const disposition = async (url: string) => String((await get(url)).headers['content-disposition']);
    const typed = new URLSearchParams({ name: '\u202efdp.exe' });
    await context.files.put('file-0192.pdf', Buffer.from('%PDF'));
    assert.match(await disposition(`${publicFileUrl('file-0192.pdf')}?${typed}`), /^attachment; filename="fdp\.pdf"/);
    assert.match(await disposition(urlOf(PDF, 'faktura.pdf.html')), /^attachment; filename="faktura\.pdf"/);
  });

  it('the call answers 404 for a missing file and for a path', async () => {
    for (const key of ['file-none.jpg', '..%2f..%2fetc%2fpasswd', 'a.exe', '.hidden.jpg']) {
      assert.equal((await get(`/api/files/${key}`)).json().code, 'not_found', key);
    }
  });

  it('the call keeps a private address valid for an hour and stable for minutes', async () => {
    const url = urlOf(PICTURE);
    api.passTime(HOUR_MS - 1000);
    assert.equal((await get(url)).statusCode, 200);
    assert.notEqual(urlOf(PICTURE), url);
    api.passTime(11 * 60 * 1000);
    assert.equal((await get(url)).json().code, 'not_found');
  });
});

describe('discarded files', () => {
  it('discarded files are deleted a day after the transaction, and only uploads are', async () => {
    const now = context.clock();
    const rolledBack = api.db.transaction(async (tx) => {
      await discardFiles(tx, [PICTURE], now);
      throw new Error('rolled back');
    });
    await assert.rejects(rolledBack, /rolled back/);
    const files = ['/api/files/file-0191.jpg', '/api/files/demo-1.jpg', PDF, null, 'nonsense'];
    await api.db.transaction((tx) => discardFiles(tx, files, now));
    const there = async () =>
      Promise.all(
        ['file-0191.jpg', 'demo-1.jpg', PDF, PICTURE].map(async (key) => (await context.files.get(key)) !== null),
      );
    await runDueJobs(context, new Date(now.getTime() + 23 * HOUR_MS));
    assert.deepEqual(await there(), [true, true, true, true]);
    await runDueJobs(context, new Date(now.getTime() + 25 * HOUR_MS));
    assert.deepEqual(await there(), [false, true, false, true]);
    assert.deepEqual(await api.db.query(sql`select key from discarded_files`), []);
  });
});

describe('the directory store', () => {
  it('the store keeps files over a restart, complete or not at all, and deletes them', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'files-'));
    try {
      const store = await createFileStore({ dataDir, s3: null });
      await store.put('file-a.png', Buffer.from('abc'));
      const reopened = await createFileStore({ dataDir, s3: null });
      assert.equal(Buffer.from((await reopened.get('file-a.png')) ?? []).toString(), 'abc');
      assert.deepEqual(await readdir(path.join(dataDir, 'files')), ['file-a.png']);
      await reopened.delete('file-a.png');
      await reopened.delete('file-a.png');
      assert.equal(await store.get('file-a.png'), null);
      await assert.rejects(store.get('../jwt.secret'), RangeError);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
