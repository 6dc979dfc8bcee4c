import { StoreError } from '../release/errors.ts';
import { openStore } from '../release/store.ts';
import type { Current } from './adopt.ts';
import { cleanOwnCopy, readSaved, type Saved, savedKey } from './clean.ts';
import { openFollowing, stepOf } from './follow.ts';
import { inTime } from './in-time.ts';
import { type LiveRelease, liveRelease } from './live-release.ts';
import { openLoader } from './loader.ts';
import type { Notices } from './notices.ts';
import { type OwnCopy, openOwnCopy } from './own-copy.ts';
import { explain, openPolling } from './polling.ts';
import { openReader } from './release-reader.ts';
import { restore } from './restore.ts';
import { openServed, type Served } from './served.ts';
import { openUses, type Uses } from './uses.ts';
import { openVerifiedFiles, type VerifiedFiles } from './verified-files.ts';

/** Milliseconds for an answer of the store: a slow one is as good as one that is away. */
const ANSWER = 5000;
/** How long a start waits for a store although it could begin with what it served last, and then for what open pages use. */
const START = 8000;
/** Milliseconds between clean-ups of the own folder and of what is served. */
const CLEAN = 60 * 60_000;
const MINUTE = 60_000;

export interface FollowerOptions {
  /** Of the store: a folder, or s3://bucket/prefix. */
  location: string;
  /** Of the gateway's own copy. */
  folder: string;
  channel: string;
  env: NodeJS.ProcessEnv;
  notices: Notices;
}

export interface Follower {
  live(): LiveRelease;
  served: Served;
  files: VerifiedFiles;
  uses: Uses;
  /** Looks for another release, see polling.ts. */
  look(): Promise<void>;
  onSwitch(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Serves the newest release of a channel and follows it. Rejects when neither the store nor the own copy has a release that can be
 * served.
 */
export async function openFollower({ location, folder, channel, env, notices }: FollowerOptions): Promise<Follower> {
  const store = openStore(location, { env, deadline: ANSWER });
  const own = openOwnCopy(folder, notices);
  const files = openVerifiedFiles(store, own, notices);
  const served = openServed();
  const uses = openUses(store, channel);
  const reader = await openReader({ store, own, channel, env });
  const { load, frame } = openLoader(reader, files);
  const showing = openShowing();

  async function take(current: Current): Promise<void> {
    const remotes = containersOf(current).filter(({ name }) => name !== 'shell');
    const shell = containersOf(current).find(({ name }) => name === 'shell');
    if (!shell) throw new StoreError(`${location} has no release with a shell that can be served on ${channel}.`);
    const live = liveRelease({ number: current.number, shell, remotes }, await frame(shell));
    for (const [name, { served: promotion, container }] of current.taken)
      served.add(name, stepOf(promotion, container));
    await save(own, channel, current, served);
    showing.show(live);
  }

  const last = await restoreOwn(own, channel, env);
  const isRestored =
    last !== null &&
    (await take(last).then(
      () => true,
      () => false,
    ));
  const following = openFollowing({ reader, served, notices, channel, load, take }, isRestored ? last : null);
  const polling = openPolling(following.look, notices);
  // Without anything to begin with, what is wrong with the store ends the start.
  const first = polling.look();
  if (!isRestored) await first;
  else
    await inTime(
      first.catch((error) => notices.warn('store', `${explain(error)} What was live last is served.`)),
      START,
    );
  const numbers = await reader.numbers(0).catch(() => [following.current()?.number ?? 0]);
  const history = following.recordHistory(numbers).catch((error) => notices.warn('history', explain(error)));
  await inTime(history, START);
  polling.start();

  const clean = async () => {
    for (const key of await cleanOwnCopy(own)) files.forget(key);
    served.expire();
    const current = following.current();
    if (current) await save(own, channel, current, served);
  };
  const timers = [
    setInterval(() => void clean().catch((error) => notices.warn('clean', explain(error))), CLEAN).unref(),
    setInterval(() => void uses.flush(), MINUTE).unref(),
  ];

  return {
    live: showing.live,
    onSwitch: showing.onSwitch,
    served,
    files,
    uses,
    look: polling.lookSoon,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await polling.close();
      await uses.flush(true);
    },
  };
}

const containersOf = ({ taken }: Current) => [...taken.values()].flatMap(({ container }) => container ?? []);

/** What is live, and who wants to know when it changes. */
function openShowing() {
  let shown: LiveRelease | undefined;
  const listeners = new Set<() => void>();
  return {
    live(): LiveRelease {
      if (!shown) throw new Error('nothing is live yet');
      return shown;
    },
    show(next: LiveRelease): void {
      shown = next;
      for (const listener of listeners) listener();
    },
    onSwitch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null when there is none, or nothing of it is good. */
async function restoreOwn(own: OwnCopy, channel: string, env: NodeJS.ProcessEnv): Promise<Current | null> {
  const saved = await readSaved(own, savedKey(channel));
  if (!saved) return null;
  try {
    return await restore(saved, await openReader({ store: null, own, channel, env }));
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

async function save(own: OwnCopy, channel: string, current: Current, served: Served): Promise<void> {
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
