import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** HTML is made for a few seconds: quality 4 costs a few milliseconds and has most of the effect. */
const QUALITY = 4;
/** Bytes of a page that are searched for repetitions, as a power of two: 256 KB. A larger window costs memory, and seldom finds more. */
const WINDOW = 18;

/** Bytes of pages in memory. One has about 200 KB, and 25 KB compressed. */
const MEMORY = 96 * 2 ** 20;
/** Milliseconds for which a page is sent as it is, and for which it is sent while a new one is made. */
export const FRESH = 10_000;
export const KEPT = 30_000;

/** A page as it is made. */
export interface PageAnswer {
  status: 200 | 404 | 410 | 414;
  headers: Record<string, string>;
  /** By which it can be purged from caches between. */
  keys: string[];
  /** Its first part. With `isEarly` it is there before the data, and may be sent while they are on their way. */
  head: string;
  isEarly: boolean;
  /** `isWhole`: it exists and shows its content, the same for everybody, so it may be kept. Never rejects. */
  rest: Promise<{ body: string; isWhole: boolean }>;
}

/** A page that is ready to be sent. */
export interface ReadyPage extends Pick<PageAnswer, 'status' | 'headers' | 'keys'> {
  bytes: Buffer;
  compressed: Buffer;
  etag: string;
  /** The same for everybody: caches between may keep it. */
  isWhole: boolean;
  /** When its making began, in milliseconds since 1970. */
  at: number;
}

/** A page whose head is known before its data are there. */
export interface BegunPage extends Pick<PageAnswer, 'status' | 'headers'> {
  /** Compressed, the head first. */
  stream: Readable;
}

/** What a request found: a page that is fresh, one that is made anew meanwhile, one that is being made, or none. */
export type Found = 'fresh' | 'stale' | 'in_making' | 'nothing';

export interface PageCache {
  /**
   * The page of this key, made only when it is needed; requests at one time share it. Whoever causes it gets it while it is made,
   * when that is possible and `inParts`. Only whole pages are kept.
   */
  read(key: string, make: () => Promise<PageAnswer>, inParts: boolean): Promise<ReadyPage | BegunPage>;
  /** How many requests found what. */
  found(): Readonly<Record<Found, number>>;
  /** Bytes of the pages that are kept. */
  bytes(): number;
}

interface Making {
  begun: Promise<BegunPage | null>;
  ready: Promise<ReadyPage>;
}

export function openPageCache(now = Date.now): PageCache {
  const kept = new LRUCache<string, ReadyPage>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes, compressed }) => bytes.length + compressed.length,
    ttl: KEPT,
    ttlResolution: 0,
    perf: { now },
  });
  const making = new Map<string, Promise<ReadyPage>>();
  const counts: Record<Found, number> = { fresh: 0, stale: 0, in_making: 0, nothing: 0 };

  function begin(key: string, make: () => Promise<PageAnswer>): Making {
    const { begun, ready } = makePage(make, now);
    const whole = ready.then((page) => {
      if (page.isWhole) kept.set(key, page, { start: page.at });
      return page;
    });
    making.set(key, whole);
    const end = () => making.delete(key);
    whole.then(end, end);
    return { begun, ready: whole };
  }

  return {
    async read(key, make, inParts) {
      const found = kept.get(key);
      if (found) {
        const isFresh = found.at + FRESH >= now();
        counts[isFresh ? 'fresh' : 'stale']++;
        // A failure leaves what is there until its time is over.
        if (!isFresh && !making.has(key)) begin(key, make);
        return found;
      }
      const others = making.get(key);
      counts[others ? 'in_making' : 'nothing']++;
      if (others) return others;
      const { begun, ready } = begin(key, make);
      return (inParts && (await begun)) || ready;
    },
    found: () => counts,
    bytes: () => kept.calculatedSize,
  };
}

/** Compresses the head as soon as it is there, so that it can be sent before the rest. */
function makePage(make: () => Promise<PageAnswer>, now: () => number): Making {
  const at = now();
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
  });
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  // Not piped: whoever reads slowly keeps nobody else waiting. A compressed page is small.
  compressor.on('data', (part: Buffer) => {
    parts.push(part);
    stream.write(part);
  });
  const compressed = once(compressor, 'end').then(() => {
    stream.end();
    return Buffer.concat(parts);
  });
  const answer = make();
  const begun = answer.then(({ status, headers, head, isEarly }) => {
    compressor.write(head);
    if (!isEarly) return null;
    compressor.flush(constants.BROTLI_OPERATION_FLUSH);
    return { status, headers, stream };
  });
  const ready = begun.then(async () => {
    const { status, headers, keys, head, rest } = await answer;
    const { body, isWhole } = await rest;
    compressor.end(body);
    const bytes = Buffer.from(head + body);
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    return { status, headers, keys, bytes, compressed: await compressed, etag, isWhole, at };
  });
  // Without its error, which would end the process where nobody reads the stream.
  ready.catch(() => {
    stream.destroy();
    compressor.destroy();
  });
  compressed.catch(() => {});
  return { begun, ready };
}
