import { HOUR_MS } from '@wspolnik/settings';
import { activationKey, contentKey, fileKey } from '../release/releases.ts';
import { isContent } from '../release/shapes.ts';
import type { OwnCopy } from './own-copy.ts';
import { readSaved } from './saved.ts';

/** Milliseconds. A file that is younger may belong to a release that another gateway is just taking. */
const YOUNG = HOUR_MS;

/**
 * Removes files that no gateway of this folder serves. Call it before the served ones are written anew: forgotten files stay for
 * one more round, for requests under way and for the others. Answers the keys.
 */
export async function cleanOwnCopy(own: OwnCopy, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  const kept = new Set<string>();
  /** Containers of which it is not known what they need. */
  const unknown: string[] = [];
  for (const key of await own.list('live/')) {
    const channel = /^live\/(.+)\.json$/.exec(key)?.[1];
    const saved = channel && (await readSaved(own, key));
    if (!saved) continue;
    for (const { promotion, served } of Object.values(saved.containers)) {
      for (const number of [promotion, served]) kept.add(activationKey(channel, number));
    }
    for (const number of await numbersFrom(own, channel, saved.oldest)) kept.add(activationKey(channel, number));
    for (const [name, versions] of Object.entries(saved.versions)) {
      for (const version of versions) {
        const files = await filesOf(own, name, version);
        if (!files) unknown.push(name);
        for (const file of files ?? []) for (const ending of ['', '.br']) kept.add(fileKey(name, file) + ending);
        kept.add(contentKey(name, version));
      }
    }
  }
  for (const folder of ['files/', 'versions/', 'channels/']) {
    for (const key of await own.list(folder)) {
      if (kept.has(key) || unknown.includes(key.split('/')[1] ?? '')) continue;
      const at = await own.writtenAt(key);
      if (at === null || at > now - YOUNG) continue;
      await own.drop(key);
      removed.push(key);
    }
  }
  return removed;
}

async function numbersFrom(own: OwnCopy, channel: string, oldest: number): Promise<number[]> {
  const keys = await own.list(`channels/${channel}/`);
  return keys.flatMap((key) => Number(/\/(\d{8})\.json$/.exec(key)?.[1]) || []).filter((number) => number >= oldest);
}

async function filesOf(own: OwnCopy, name: string, version: string): Promise<string[] | null> {
  const bytes = await own.read(contentKey(name, version));
  try {
    const content: unknown = JSON.parse(String(bytes));
    return isContent(content) ? content.assets.files : null;
  } catch {
    return null;
  }
}
