import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render-page.ts';

const compress = promisify(brotliCompress);
/** HTML is made for a few seconds: quality 4 costs a few milliseconds and has most of the effect. */
const QUALITY = 4;

/** Bytes of pages in memory. One has about 200 KB, and 25 KB compressed. */
const MEMORY = 96 * 2 ** 20;
/** Milliseconds for which a page is sent as it is, and for which it is sent while a new one is made. */
export const FRESH = 10_000;
export const KEPT = 30_000;

/** A page that is ready to be sent. */
export interface ReadyPage extends Omit<RenderedPage, 'html'> {
  bytes: Buffer;
  compressed: Buffer;
  etag: string;
  at: number;
}

export interface PageCache {
  /** The page of this key, made only when it is needed; requests at one time share it. Only whole pages are kept. */
  read(key: string, make: () => Promise<RenderedPage>): Promise<ReadyPage>;
}

export function openPageCache(now = Date.now): PageCache {
  const kept = new LRUCache<string, ReadyPage>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes, compressed }) => bytes.length + compressed.length,
    ttl: KEPT,
    perf: { now },
  });
  const making = new Map<string, Promise<ReadyPage>>();

  function makeOnce(key: string, make: () => Promise<RenderedPage>): Promise<ReadyPage> {
    const known = making.get(key);
    if (known) return known;
    const page = makeReady(make, now).finally(() => making.delete(key));
    making.set(key, page);
    return page.then((ready) => {
      if (ready.isWhole) kept.set(key, ready);
      return ready;
    });
  }

  return {
    async read(key, make) {
      const found = kept.get(key);
      if (!found) return makeOnce(key, make);
      // A failure leaves what is there until its time is over.
      if (found.at + FRESH < now()) makeOnce(key, make).catch(() => {});
      return found;
    },
  };
}

async function makeReady(make: () => Promise<RenderedPage>, now: () => number): Promise<ReadyPage> {
  const at = now();
  const { html, ...page } = await make();
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = await compress(bytes, { params });
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { ...page, bytes, compressed, etag, at };
}
