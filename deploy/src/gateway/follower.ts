import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import pTimeout from 'p-timeout';
import { StoreError } from '../release/errors.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer, ReleaseSet } from '../release/types.ts';
import type { Current } from './adopt.ts';
import { cleanOwnCopy } from './clean.ts';
import { openFollowing, stepOf, stepOfCanary } from './follow.ts';
import { type LiveRelease, liveRelease, withContainer } from './live-release.ts';
import { openLoader } from './loader.ts';
import type { Notices } from './notices.ts';
import { type OwnCopy, openOwnCopy } from './own-copy.ts';
import { explain, openPolling } from './polling.ts';
import { openReader } from './release-reader.ts';
import { type FirstInputs, openRenderer, type Renderer } from './render/renderer.ts';
import { restore } from './restore.ts';
import { save } from './saved.ts';
import { openServed, type Served } from './served.ts';
import { openUses, type Uses } from './uses.ts';
import { openVerifiedFiles, type VerifiedFiles } from './verified-files.ts';

/** How long a start waits for a store although it could begin with what it served last, and then for what open pages use. */
const WITHIN_START = { milliseconds: 8000, message: false } as const;
/** Milliseconds between clean-ups of the own folder and of what is served. */
const CLEAN = HOUR_MS;

export interface FollowerOptions {
  store: ReleaseStore;
  /** Of the gateway's own copy. */
  folder: string;
  channel: string;
  env: NodeJS.ProcessEnv;
  notices: Notices;
  /** With what a container is rendered before its release goes live. */
  first: FirstInputs;
  /** Milliseconds for the render of a page. */
  renderDeadline: number;
}

export interface Follower {
  live(): LiveRelease;
  served: Served;
  files: VerifiedFiles;
  uses: Uses;
  renderer: Renderer;
  /** Reads and verifies a version. @throws DamagedError, StoreError */
  load(version: { name: string; version: string }): Promise<ReleasedContainer | null>;
  /** What is live, with this version in it. */
  compose(container: ReleasedContainer): Promise<LiveRelease>;
  /** Looks for another release, see polling.ts. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves the newest release of a channel and follows it. Rejects when neither the store nor the own copy has a release that can be
 * served.
 */
export async function openFollower({
  store,
  folder,
  channel,
  env,
  notices,
  first,
  renderDeadline,
}: FollowerOptions): Promise<Follower> {
  const own = openOwnCopy(folder, notices);
  const files = openVerifiedFiles(store, own, notices);
  const served = openServed();
  const uses = openUses(store, channel);
  const reader = await openReader({ store, own, channel, env });
  const { load, frame } = openLoader(reader, files);
  const renderer = openRenderer(files, notices, { deadline: renderDeadline });
  let shown: LiveRelease | undefined;
  /** The release that the log has named. */
  let lastSent: number | undefined;

  const composed = async (set: ReleaseSet, releasedAt: LiveRelease['releasedAt']) =>
    liveRelease(set, await frame(set.shell), releasedAt);
  function live(): LiveRelease {
    if (!shown) throw new Error('nothing is live yet');
    return shown;
  }

  async function take(current: Current): Promise<void> {
    const containers = [...current.taken.values()].flatMap(({ container }) => container ?? []);
    const shell = containers.find(({ name }) => name === 'shell');
    if (!shell) throw new StoreError(`${store.location} has no release with a shell that can be served on ${channel}.`);
    const remotes = containers.filter((container) => container !== shell);
    const releasedAt = (name: string) => current.taken.get(name)?.served.at ?? '';
    const stable = { number: current.number, shell, remotes };
    const { canary, candidate } = current;
    const next: LiveRelease = {
      ...(await composed(stable, releasedAt)),
      ...(canary &&
        candidate && { canary: { ...canary, live: await composed(withContainer(stable, candidate), releasedAt) } }),
    };
    for (const [name, { served: promotion, container }] of current.taken)
      served.add(name, stepOf(promotion, container));
    if (canary) {
      const container = canary.end ? (current.taken.get(canary.name)?.container ?? null) : candidate;
      if (container) served.add(canary.name, stepOfCanary(canary, container));
    }
    await save(own, channel, current, served);
    const all = next.canary ? [next, next.canary.live] : [next];
    for (const one of all) await renderer.prepare(one.set, (container) => first(container, one));
    shown = next;
    await renderer.keep(all.map(({ set }) => set));
  }

  const last = await restore({ own, channel, env });
  const isRestored = last !== null && (await succeeds(take(last)));
  const following = openFollowing({ reader, served, notices, channel, load, take }, isRestored ? last : null);
  async function look(): Promise<void> {
    const started = performance.now();
    await following.look();
    const number = shown?.set.number;
    if (number === lastSent) return;
    lastSent = number;
    notices.tell(
      `Release ${number} of ${channel} is live, ${Math.round(performance.now() - started)} ms after it was found.`,
    );
  }
  const polling = openPolling(look, notices);
  const looked = polling.look();
  // Without anything to begin with, what is wrong with the store ends the start.
  if (!isRestored) await looked;
  else {
    const sayWhy = (error: unknown) => notices.warn('store', `${explain(error)} What was live last is served.`);
    await pTimeout(looked.catch(sayWhy), WITHIN_START);
  }
  const history = following.recordHistory(await reader.numbers(0).catch(reader.ownNumbers));
  await pTimeout(
    history.catch((error) => notices.warn('history', explain(error))),
    WITHIN_START,
  );
  polling.start();
  const stopKeeping = keepHouse({ own, channel, files, served, uses, notices, current: following.current });

  return {
    live,
    load,
    compose: (container) => composed(withContainer(live().set, container), live().releasedAt),
    served,
    files,
    uses,
    renderer,
    look: polling.lookSoon,
    async close() {
      stopKeeping();
      await polling.close();
      await uses.flush(true);
      await renderer.close();
    },
  };
}

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );

interface Kept extends Pick<Follower, 'files' | 'served' | 'uses'> {
  own: OwnCopy;
  channel: string;
  notices: Notices;
  current(): Current | null;
}

/** Forgets what nobody needs, and tells the store what is in use. Returns a function that ends it. */
function keepHouse({ own, channel, files, served, uses, notices, current }: Kept): () => void {
  async function clean(): Promise<void> {
    for (const key of await cleanOwnCopy(own)) files.forget(key);
    served.expire();
    const now = current();
    if (now) await save(own, channel, now, served);
  }
  async function tellUses(): Promise<void> {
    const now = current();
    if (now) uses.add(now.number);
    // Of a container that is held back an older release is served.
    if (!now?.isWhole) for (const { served: promotion } of now?.taken.values() ?? []) uses.add(promotion.number);
    await uses.flush();
  }
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => void work().catch((error) => notices.warn('housekeeping', explain(error))), ms).unref();
  const timers = [every(CLEAN, clean), every(MINUTE_MS, tellUses)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
