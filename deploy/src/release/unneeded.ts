import { DAY_MS } from '@wspolnik/settings';
import { PROBES } from './conditional-writes.ts';
import { UNFINISHED } from './directory-store.ts';
import { DamagedError, unlessDamaged } from './errors.ts';
import { inParallel } from './parallel.ts';
import { keysOf } from './pruning-list.ts';
import type { Registry } from './registry.ts';
import {
  activationKey,
  listNumbers,
  type ReadActivation,
  readActivation,
  readContainer,
  readLive,
  readPublication,
} from './releases.ts';
import type { ReleaseStore } from './store.ts';
import { readUses } from './uses.ts';

/** How long releases stay served; tabs stay open that long. */
const KEPT = 14 * DAY_MS;

export interface Unneeded {
  /** Releases first, then versions, then files. */
  keys: string[];
  kept: string[];
}

/**
 * What no release of the last 14 days names, with the one live at their beginning, none that a gateway uses, and no publication of
 * these days. A release names what it replaced as well, so that it can be rolled back.
 */
export async function findUnneeded(store: ReleaseStore, registry: Registry, now: number): Promise<Unneeded> {
  const since = now - KEPT;
  const { uses, old } = await readUses(store, since);
  const versions = new Set<string>();
  const releases: string[] = [];
  const kept: string[] = [];
  for (const channel of await listChannels(store)) {
    const numbers = new Set(uses.flatMap((use) => (use.channel === channel ? use.numbers : [])));
    const found = await sortReleases(store, channel, registry, { since, numbers });
    releases.push(...found.unneeded.map((number) => activationKey(channel, number)));
    for (const { name, version, from } of found.promotions) {
      for (const one of [version, from ?? null]) if (one) versions.add(`${name}/${one}`);
    }
  }
  const stored = await store.list('versions/');
  await inParallel(stored, async (key) => {
    const [, name = '', version = ''] = /^versions\/([^/]+)\/([0-9a-f]{64})\.publication\.json$/.exec(key) ?? [];
    const publication = version && (await unlessDamaged(readPublication(store, name, version, registry)));
    if (publication && Date.parse(publication.at) >= since) versions.add(`${name}/${version}`);
  });
  const { keys: needed, unread } = await keysOfVersions(store, versions);
  kept.push(...[...unread].map(([name, sentence]) => `All files of ${name} are kept: ${sentence}`));
  const all = [...(await store.list('files/')), ...(await store.list('maps/'))];
  const ofFiles = all.filter((key) => !unread.has(key.split('/')[1] ?? ''));
  const isUnneeded = (key: string) => !needed.has(key);
  const unfinished = (await store.list(UNFINISHED)).filter(
    (key) => Number(/^unfinished\/(\d+)-/.exec(key)?.[1]) < now - DAY_MS,
  );
  // A probe that was killed.
  const probes = await store.list(PROBES);
  const ofVersions = stored.filter(isUnneeded).sort(publicationsFirst);
  return { keys: [...releases, ...ofVersions, ...ofFiles.filter(isUnneeded), ...old, ...unfinished, ...probes], kept };
}

export async function listChannels(store: ReleaseStore): Promise<string[]> {
  const keys = await store.list('channels/');
  return [...new Set(keys.flatMap((key) => /^channels\/([^/]+)\/\d{8}\.json$/.exec(key)?.[1] ?? []))];
}

interface Wanted {
  since: number;
  /** Numbers in use. */
  numbers: Set<number>;
}

/** By number, not by clock: a release whose clock was wrong is kept with those around it. */
async function sortReleases(store: ReleaseStore, channel: string, registry: Registry, { since, numbers }: Wanted) {
  const all = await listNumbers(store, channel);
  const read = await inParallel(all, (number) => unlessDamaged(readActivation(store, channel, number, registry)));
  const good = read.flatMap((activation) => activation ?? []);
  const first = good.findIndex((activation) => timeOf(activation) >= since);
  const oldest = good.at(first === -1 ? -1 : Math.max(first - 1, 0))?.number ?? 0;
  const live = (await readLive(store, channel, registry))?.containers ?? [];
  // A container that the newest release lacks is live from an earlier one, which must then stay.
  const newest = new Set(good.at(-1)?.containers.map(({ signature }) => signature));
  const isWhole = live.every(({ signature }) => newest.has(signature));
  const isNeeded = (number: number) => !isWhole || number >= oldest || numbers.has(number);
  const needed = good.filter(({ number }) => isNeeded(number));
  const promotions = [...live, ...needed.flatMap(ofActivation)];
  return { promotions, unneeded: all.filter((number) => !isNeeded(number)) };
}

type Named = { name: string; version: string | null; from?: string | null };
const ofActivation = ({ containers, canary }: ReadActivation): Named[] =>
  canary ? [...containers, canary] : containers;
const timeOf = ({ containers }: ReadActivation) => Math.max(...containers.map(({ at }) => Date.parse(at)));

async function keysOfVersions(store: ReleaseStore, versions: Set<string>) {
  const keys = new Set<string>();
  const unread = new Map<string, string>();
  await inParallel([...versions], async (one) => {
    const [name = '', version = ''] = one.split('/');
    try {
      for (const key of keysOf(await readContainer(store, name, version))) keys.add(key);
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      // A version that was pruned has no files; of a damaged one nobody knows which.
      const isThere = (await store.list(`versions/${name}/${version}`)).length > 0;
      if (isThere) unread.set(name, error.message);
      for (const key of keysOf({ name, version, assets: { entry: '', startup: [], chunks: {}, files: [] } }))
        keys.add(key);
    }
  });
  return { keys, unread };
}

/** A version without a publication is none. */
const publicationsFirst = (a: string, b: string) =>
  Number(b.endsWith('.publication.json')) - Number(a.endsWith('.publication.json'));
