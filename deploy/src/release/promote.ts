import type { CanaryDecision } from '@wspolnik/contract/releases';
import { ended, runs } from './canary.ts';
import { short, wrongFiles } from './content.ts';
import { DamagedError, RefusedError, unlessDamaged } from './errors.ts';
import type { Known } from './fit/known.ts';
import { inParallel } from './parallel.ts';
import { keepFromPruning, keysOf } from './pruning-list.ts';
import { isBrotliOf } from './publish.ts';
import { isRevoked, type Registry, readRegistry } from './registry.ts';
import {
  type Change,
  ofContainer,
  type Plan,
  type Released,
  type ReleaseRequest,
  writeRelease,
} from './release-loop.ts';
import { fileKey, type LiveRelease, readContainer, readPublication, runningCanary } from './releases.ts';
import { storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Publication, ReleasedContainer } from './types.ts';

/** Answers a sentence for each thing that would break; the release is refused unless there is none. */
export type FitCheck = (live: Known[], candidate: Known) => string[] | Promise<string[]>;

export interface PromoteRequest extends ReleaseRequest {
  name: string;
  /** Without one, what was published last. */
  version?: string | undefined;
  check: FitCheck;
  /** What decided the canary that ends with it. */
  because?: CanaryDecision;
}

/** Brings one version of one container into a channel; a canary of it ends with that. */
export async function promote(store: ReleaseStore, request: PromoteRequest): Promise<Released> {
  const { name, because } = request;
  return withCandidate(store, request, async (live, { version }, assertFits) => {
    const running = runningCanary(live);
    if (running?.name === name && running.version !== version) throw new RefusedError(runs(running));
    const ending = running?.name === name ? { canary: ended(running, 'promoted', because) } : {};
    if (ofContainer(live, name)?.version === version) return { changes: [], ...ending };
    await assertFits();
    return { changes: [{ name, version }], ...ending };
  });
}

/** Reads the version and what is live, and composes a release of both. */
export async function withCandidate(
  store: ReleaseStore,
  request: PromoteRequest,
  plan: (live: LiveRelease, candidate: Known, assertFits: () => Promise<void>) => Promise<Plan>,
): Promise<Released> {
  const { name, check } = request;
  const registry = await readRegistry(store);
  const version = request.version ?? (await lastPublished(store, name, registry)).version;
  const candidate = await readReleasable(store, name, version, registry);
  const known = new Map<string, Known>();
  return writeRelease(store, request, (live, newest) =>
    plan(live, candidate, async () => {
      const problems = await check(await readLiveContainers(store, live, newest, known), candidate);
      if (problems.length === 0) return;
      throw new RefusedError(`${name} ${short(version)} is not released:\n${problems.join('\n')}`);
    }),
  );
}

export interface PromoteAllRequest extends Omit<ReleaseRequest, 'key'> {
  /** Container → version. */
  versions: Record<string, string>;
}

/** Brings these versions into a channel in one release, with the store's key; live ones stay as they are. */
export async function promoteAll(store: ReleaseStore, { versions, ...request }: PromoteAllRequest): Promise<Released> {
  const key = storeSigner(store);
  const registry = await readRegistry(store);
  await inParallel(Object.entries(versions), ([name, version]) => readReleasable(store, name, version, registry));
  return writeRelease(store, { ...request, key }, async (live) => ({
    changes: Object.entries(versions).flatMap(([name, version]): Change[] =>
      ofContainer(live, name)?.version === version ? [] : [{ name, version }],
    ),
  }));
}

/** Of a container, by its publication; of several at one time the one whose name is last. */
export async function lastPublished(store: ReleaseStore, name: string, registry: Registry): Promise<Publication> {
  const publications = (await listPublications(store, name, registry)).filter(({ key }) => !isRevoked(registry, key));
  const last = publications.at(-1);
  if (!last) throw new RefusedError(`${name} was not published: \`pnpm release publish\` does that.`);
  return last;
}

/** The good ones, oldest first. */
export async function listPublications(store: ReleaseStore, name: string, registry: Registry): Promise<Publication[]> {
  const versions = (await store.list(`versions/${name}/`)).flatMap((key) => {
    const [, version] = /\/([0-9a-f]{64})\.publication\.json$/.exec(key) ?? [];
    return version ? [version] : [];
  });
  const publications = await inParallel(versions, (version) =>
    unlessDamaged(readPublication(store, name, version, registry)),
  );
  const good = publications.flatMap((publication) => publication ?? []);
  return good.sort((a, b) => (a.at === b.at ? compare(a.version, b.version) : compare(a.at, b.at)));
}

/** A version that may go live: published by a valid key, and every file is what it was. */
export async function readReleasable(
  store: ReleaseStore,
  name: string,
  version: string,
  registry: Registry,
): Promise<Known> {
  const publication = await readPublication(store, name, version, registry);
  if (isRevoked(registry, publication.key)) {
    throw new RefusedError(
      `${name} ${short(version)} was published with the key ${publication.key}, which is revoked: publish it again.`,
    );
  }
  return { ...(await readIntact(store, name, version)), interface: publication.interface };
}

/** A version whose every file is what it was. */
export async function readIntact(store: ReleaseStore, name: string, version: string): Promise<ReleasedContainer> {
  const container = await readContainer(store, name, version);
  await keepFromPruning(store, keysOf(container));
  const [wrong] = await damagedFiles(store, container);
  if (wrong)
    throw new DamagedError(`${name} ${short(version)}: ${wrong} is not the file that was published: publish it again.`);
  return container;
}

/** Files of a version that are missing or changed in the store, the brotli forms too. */
export async function damagedFiles(store: ReleaseStore, { name, assets }: ReleasedContainer): Promise<string[]> {
  const bytes = new Map<string, Buffer | null>();
  await inParallel(assets.files, async (file) => void bytes.set(file, await store.get(fileKey(name, file))));
  const wrong = await wrongFiles(assets.files, async (file) => bytes.get(file) ?? null);
  await inParallel(assets.files, async (file) => {
    const plain = bytes.get(file);
    const small = plain && (await store.get(fileKey(name, `${file}.br`)));
    if (small && !wrong.includes(file) && !(await isBrotliOf(small, plain))) wrong.push(`${file}.br`);
  });
  return wrong.sort();
}

/**
 * What is live, without what cannot be read: it must not stop others from releasing. What is `known`, by version, is not read
 * again.
 */
export async function readLiveContainers(
  store: ReleaseStore,
  live: LiveRelease,
  registry: Registry,
  known = new Map<string, Known>(),
): Promise<Known[]> {
  const containers = await inParallel(live.containers, async ({ name, version }) => {
    if (!version || known.has(version)) return known.get(version ?? '');
    const container = await unlessDamaged(readContainer(store, name, version));
    const publication = container && (await unlessDamaged(readPublication(store, name, version, registry)));
    if (!publication) return undefined;
    const checked = { ...container, interface: publication.interface };
    known.set(version, checked);
    return checked;
  });
  return containers.flatMap((container) => container ?? []);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
