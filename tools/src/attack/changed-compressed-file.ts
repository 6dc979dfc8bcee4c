import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../webpack/base-config.ts';
import type { Attack } from './attack.ts';
import { startProduct } from './product.ts';

const store = await mkdtemp(join(tmpdir(), 'wspolnik-attack-store-'));
await cp(join(ROOT, '.releases'), store, { recursive: true });
const settings = { RELEASES_DIR: store };
const FORGED = brotliCompressSync('/* forged */');

/** The path below /r/ and its file in the store; the map's worker is loaded without integrity by the browser. */
async function workerOf(url: string): Promise<{ path: string; file: string }> {
  const page = await fetch(`${url}/offers`, { headers: { accept: 'text/html' } }).then((response) => response.text());
  const [, entry = ''] = /"entry":"\/r\/(mf_offers\/[^"]+)"/.exec(page) ?? [];
  const folder = dirname(entry);
  const name = (await readdir(join(store, 'files', folder))).find((file) => /^maplibre-gl-worker\..*\.mjs$/.test(file));
  assert.ok(name, 'the release has no worker');
  return { path: `/r/${folder}/${name}`, file: join(store, 'files', folder, `${name}.br`) };
}

export const attack: Attack = {
  aim: 'serve a changed file of a release',
  settings,
  async run({ url }) {
    try {
      const { path, file } = await workerOf(url);
      await writeFile(file, FORGED);
      const served = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
      assert.equal(served.status, 500);
      assert.doesNotMatch(await served.text(), /forged/);
      await assert.rejects(startProduct(settings), /did not start/);
      return 'a compressed file changed while it runs is not served, and a changed release does not start';
    } finally {
      await rm(store, { recursive: true });
    }
  },
};
