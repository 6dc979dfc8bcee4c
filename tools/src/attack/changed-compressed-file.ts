import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../webpack/base-config.ts';
import type { Attack } from './attack.ts';
import { startProduct } from './product.ts';

const store = await mkdtemp(join(tmpdir(), 'wspolnik-attack-store-'));
await cp(join(ROOT, '.releases'), store, { recursive: true });
/** The store, and the gateway's own copy beside it. */
const places = [store, `${store}-gateway`];
const settings = { RELEASES_DIR: store };
const FORGED = '/* forged */';

/** Of the map's worker, which browsers load without integrity: its address below /r/, served by the product. */
async function workerOf(url: string): Promise<string> {
  const names = (await readdir(join(store, 'files/mf_offers'))).filter((file) => file.endsWith('.mjs'));
  for (const name of names) if ((await read(url, `mf_offers/${name}`)).status === 200) return `mf_offers/${name}`;
  return assert.fail('the release has no worker');
}

async function read(url: string, file: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/r/${file}`, { headers: { 'accept-encoding': 'br' } });
  return { status: response.status, text: await response.text() };
}

export const attack: Attack = {
  aim: 'serve a changed file of a release',
  settings,
  async run({ url }) {
    try {
      const file = await workerOf(url);
      const released = await read(url, file);
      const assertNotForged = async (origin: string) => {
        const { status, text } = await read(origin, file);
        assert.ok(status === 503 || text === released.text, `${status} ${text.slice(0, 100)}`);
        assert.doesNotMatch(text, /forged/);
      };
      for (const place of places) await writeFile(join(place, 'files', `${file}.br`), brotliCompressSync(FORGED));
      await assertNotForged(url);
      for (const place of places) await writeFile(join(place, 'files', file), FORGED);
      await assertNotForged(url);
      await using again = await startProduct(settings);
      await assertNotForged(again.url);
      return 'a file that was changed in the store and in the copy of the gateway is not served, now or after a start';
    } finally {
      for (const place of places) await rm(place, { recursive: true, force: true });
    }
  },
};
