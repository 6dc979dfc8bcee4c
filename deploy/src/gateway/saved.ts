import type { Current } from './adopt.ts';
import type { OwnCopy } from './own-copy.ts';
import type { Served } from './served.ts';

/** What a gateway serves, written into its own folder: with this it starts when the store is away. */
export interface Saved {
  number: number;
  /** Container → number of the newest good promotion, and of the one whose version is served. */
  containers: Record<string, { promotion: number; served: number }>;
  /** Container → versions. */
  versions: Record<string, string[]>;
  /** The oldest release of which something is served. */
  oldest: number;
}

export const savedKey = (channel: string) => `live/${channel}.json`;

/** Null when there is none, or it is damaged. */
export async function readSaved(own: OwnCopy, key: string): Promise<Saved | null> {
  try {
    return JSON.parse(String(await own.read(key)));
  } catch {
    return null;
  }
}

export async function save(own: OwnCopy, channel: string, current: Current, served: Served): Promise<void> {
  const versions: Saved['versions'] = {};
  for (const { name, version } of served.containers()) versions[name] = [...(versions[name] ?? []), version];
  const containers = Object.fromEntries(
    [...current.taken].map(([name, taken]) => [
      name,
      { promotion: taken.promotion.number, served: taken.served.number },
    ]),
  );
  const saved: Saved = { number: current.number, containers, versions, oldest: served.oldest() };
  await own.keep(savedKey(channel), JSON.stringify(saved));
}
