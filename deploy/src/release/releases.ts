import { sha256, short } from './content.ts';
import { DamagedError } from './errors.ts';
import { publicKeyOf, type Registry, refusalOf } from './registry.ts';
import { isActivation, isContent, isPublication, parseStored } from './shapes.ts';
import { isSigned } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Activation, Canary, Promotion, Publication, ReleasedContainer } from './types.ts';

export { type Registry, readRegistry } from './registry.ts';

/** A release as far as it is good. */
export interface ReadActivation {
  number: number;
  /** Sorted by name. */
  containers: Promotion[];
  /** The newest step of the newest canary, also one that has ended. */
  canary: Canary | null;
  /** Container → why its promotion does not count, in one sentence. */
  damaged: Record<string, string>;
}

export interface LiveRelease {
  number: number;
  containers: Promotion[];
  canary: Canary | null;
  /** Sentences about everything that was skipped. */
  damaged: string[];
}

const folderOf = (channel: string) => `channels/${channel}/`;
export const activationKey = (channel: string, number: number) =>
  `${folderOf(channel)}${String(number).padStart(8, '0')}.json`;
export const contentKey = (name: string, version: string) => `versions/${name}/${version}.json`;
export const publicationKey = (name: string, version: string) => `versions/${name}/${version}.publication.json`;
export const checkKey = (name: string, version: string) => `versions/${name}/${version}.check.json`;
export const fileKey = (name: string, file: string) => `files/${name}/${file}`;
/** The source map of a built file, compressed. Nothing serves it. */
export const mapKey = (name: string, file: string) => `maps/${name}/${file}.map.br`;

/** Ascending, the damaged ones too. There may be gaps: look for what comes after a number, not for the next number. */
export async function listNumbers(store: ReleaseStore, channel: string, after = 0): Promise<number[]> {
  const keys = await store.list(folderOf(channel), after ? activationKey(channel, after) : undefined);
  return keys.flatMap((key) => Number(/\/(\d{8})\.json$/.exec(key)?.[1]) || []);
}

/** 0 when nothing was released. It may be of a damaged release. */
export async function newestNumber(store: ReleaseStore, channel: string): Promise<number> {
  return (await listNumbers(store, channel)).at(-1) ?? 0;
}

/**
 * Answers the promotions whose signature is good.
 *
 * @throws DamagedError when nothing of it can be used
 */
export async function readActivation(
  store: ReleaseStore,
  channel: string,
  number: number,
  registry: Registry,
): Promise<ReadActivation> {
  const what = `Release ${number} of ${channel}`;
  const bytes = await store.get(activationKey(channel, number));
  if (!bytes) throw new DamagedError(`${what} is missing.`);
  const activation = parseStored(bytes, what, isActivation);
  if (activation.number !== number) throw new DamagedError(`${what} says that it is number ${activation.number}.`);
  const containers: Promotion[] = [];
  const damaged: Record<string, string> = {};
  for (const promotion of activation.containers) {
    const { name } = promotion;
    const problem = problemOf('promotion', promotion, channel, number, registry);
    if (problem) damaged[name] = `${name} in release ${number} of ${channel} does not count: ${problem}.`;
    else if (containers.some((other) => other.name === name)) throw new DamagedError(`${what} has ${name} twice.`);
    else containers.push(promotion);
  }
  if (containers.length === 0) throw new DamagedError(Object.values(damaged)[0] ?? `${what} is empty.`);
  return { number, containers: sorted(containers), canary: goodCanary(activation, channel, registry), damaged };
}

/** One that is damaged is as good as none: everybody gets what is promoted. */
function goodCanary({ number, canary }: Activation, channel: string, registry: Registry): Canary | null {
  return canary && !problemOf('canary', canary, channel, number, registry) ? canary : null;
}

function problemOf(
  kind: 'promotion' | 'canary',
  promotion: Promotion | Canary,
  channel: string,
  number: number,
  registry: Registry,
): string | null {
  const { key, name } = promotion;
  const publicKey = publicKeyOf(registry, key);
  if (!publicKey) return `the key ${key} is not known here`;
  if (!isSigned(kind, promotion, publicKey)) return `it is not what the key ${key} has signed`;
  if (promotion.channel !== channel) return `it was released to ${promotion.channel}`;
  if (promotion.number > number) return `it belongs to release ${promotion.number}`;
  return refusalOf(registry, key, name, promotion);
}

/**
 * The containers after a release: a container whose promotion is missing, damaged, or older than the one already taken, keeps the
 * one that it has, so that nobody without its key takes it away or replays an old one.
 */
export function takeActivation(have: Promotion[], next: ReadActivation): ReadActivation {
  const taken = new Map(have.map((promotion) => [promotion.name, promotion]));
  const damaged = { ...next.damaged };
  const where = `in release ${next.number}`;
  for (const promotion of next.containers) {
    const { name, number, signature } = promotion;
    const former = taken.get(name);
    if (!former || number > former.number) taken.set(name, promotion);
    else if (signature !== former.signature) {
      damaged[name] = `${name} ${where} is that of release ${number}, and ${former.number} is live already.`;
    }
  }
  for (const { name } of have) {
    const isNamed = next.containers.some((promotion) => promotion.name === name);
    if (!isNamed) damaged[name] ??= `${name} is missing ${where}; who wants that withdraws it.`;
  }
  return { ...next, containers: sorted([...taken.values()]), damaged };
}

/** The canary after a release: an older step is never taken again. */
export const takeCanary = (have: Canary | null, next: Canary | null): Canary | null =>
  have && have.number > (next?.number ?? 0) ? have : next;

/** Null when none runs. */
export const runningCanary = ({ canary }: { canary: Canary | null }): Canary | null =>
  canary && !canary.end ? canary : null;

/** What the channel serves: its newest good release, or null when there is none. */
export async function readLive(store: ReleaseStore, channel: string, registry: Registry): Promise<LiveRelease | null> {
  let live: ReadActivation | null = null;
  const sentences = [...registry.damaged];
  for (const number of (await listNumbers(store, channel)).reverse()) {
    let earlier: ReadActivation;
    try {
      earlier = await readActivation(store, channel, number, registry);
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      sentences.push(error.message);
      continue;
    }
    if (!live) {
      live = earlier;
      continue;
    }
    live = takeActivation(earlier.containers, live);
    const found = live.containers;
    if (Object.keys(live.damaged).every((name) => found.some((promotion) => promotion.name === name))) break;
  }
  if (!live) return null;
  return { ...live, damaged: [...sentences, ...Object.values(live.damaged)] };
}

/** @throws DamagedError when the store has no such version, or another content under its name */
export async function readContainer(store: ReleaseStore, name: string, version: string): Promise<ReleasedContainer> {
  const what = `${name} ${short(version)}`;
  const bytes = await store.get(contentKey(name, version));
  if (!bytes) throw new DamagedError(`${what} is not in the store.`);
  const content = parseStored(bytes, what, isContent);
  if (sha256(bytes) !== version)
    throw new DamagedError(`${what} is not what was published: its content has another hash.`);
  if (content.manifest.name !== name) throw new DamagedError(`${what} is a version of ${content.manifest.name}.`);
  return { name, version, manifest: content.manifest, assets: content.assets };
}

/**
 * The key may be revoked by now: who promotes the version refuses that.
 *
 * @throws DamagedError when it is missing, or not signed by a key that may publish the container
 */
export async function readPublication(
  store: ReleaseStore,
  name: string,
  version: string,
  registry: Registry,
): Promise<Publication> {
  const what = `${name} ${short(version)}`;
  const bytes = await store.get(publicationKey(name, version));
  if (!bytes) throw new DamagedError(`${what} was not published.`);
  const publication = parseStored(bytes, `The publication of ${what}`, isPublication);
  const publicKey = publicKeyOf(registry, publication.key);
  const isIt = publication.name === name && publication.version === version;
  if (!isIt || !publicKey || !isSigned('publication', publication, publicKey)) {
    throw new DamagedError(`The publication of ${what} is not what the key ${publication.key} has signed.`);
  }
  const refusal = refusalOf(registry, publication.key, name);
  if (refusal) throw new DamagedError(`The publication of ${what} does not count: ${refusal}.`);
  return publication;
}

const sorted = (promotions: Promotion[]) => promotions.sort((a, b) => (a.name < b.name ? -1 : 1));
