import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { mapKey } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';

const decompress = promisify(brotliDecompress);
/** Parsed maps that are kept: a map has a few megabytes. */
const KEPT = 20;
/** Bytes of a map. */
const LARGEST = 64 * 2 ** 20;

/** A frame of a stack: where it is in the source, or in the built file when there is no map. */
export interface MappedFrame {
  file: string;
  line: number;
  column: number;
  name: string | null;
}

export type MapStack = (remote: string, frames: string[]) => Promise<MappedFrame[]>;

/** Finds the places in the sources by the maps in the store, which no browser gets. @throws StoreError */
export function openMaps(store: ReleaseStore): MapStack {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: KEPT });

  async function read(key: string): Promise<TraceMap | null> {
    const bytes = await store.get(key);
    if (!bytes) return null;
    try {
      return new TraceMap(String(await decompress(bytes, { maxOutputLength: LARGEST })));
    } catch {
      // Damaged: the place in the built file is still right.
      return null;
    }
  }

  async function map(remote: string, frame: string): Promise<MappedFrame> {
    const [file = '', line = '', column = ''] = frame.split(':');
    const built = { file, line: Number(line), column: Number(column), name: null };
    const key = mapKey(remote, file);
    const known = maps.get(key) ?? read(key);
    maps.set(key, known);
    const found = await known;
    if (!found) return built;
    // Columns of stacks begin with 1, those of maps with 0.
    const place = originalPositionFor(found, { line: built.line, column: Math.max(0, built.column - 1) });
    if (place.source === null) return built;
    return { file: place.source, line: place.line, column: place.column + 1, name: place.name };
  }

  return async (remote, frames) => {
    const mapped: MappedFrame[] = [];
    for (const frame of frames) mapped.push(await map(remote, frame));
    return mapped;
  };
}
