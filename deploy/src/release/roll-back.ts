import { ended, runs } from './canary.ts';
import { short } from './content.ts';
import { DamagedError, RefusedError } from './errors.ts';
import { type History, isRollback, readHistory, undoneBy } from './history.ts';
import { readIntact } from './promote.ts';
import { isRevoked, type Registry, refusalOf } from './registry.ts';
import { type Change, ofContainer, type Released, type ReleaseRequest, writeRelease } from './release-loop.ts';
import { type LiveRelease, runningCanary } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import type { Canary, Promotion } from './types.ts';

export interface RollbackRequest extends Omit<ReleaseRequest, 'urgent'> {
  /** Only this container. */
  name?: string | undefined;
  /** Undoes everything after this number, and not only the last release. */
  to?: number | undefined;
}

export interface RolledBack extends Released {
  /** Sentences about containers that stay as they are. */
  kept: string[];
}

/**
 * Ends the running canary, or undoes the last release that is neither undone nor a rollback, of what the key may release, and
 * restores what was before it.
 * Never forwards: each call goes further back. Every open tab takes it at its next navigation.
 *
 * @throws RefusedError when there is nothing earlier
 */
export async function rollBack(store: ReleaseStore, request: RollbackRequest): Promise<RolledBack> {
  let kept: string[] = [];
  const released = await writeRelease(store, { ...request, urgent: true }, async (live, registry) => {
    const running = canaryToUndo(live, registry, request);
    if (running) return { changes: [], canary: ended(running, 'rolled back') };
    const history = await readHistory(store, request.channel, registry);
    const undone = releasesToUndo(history, registry, request);
    const found = await changesOf(store, undone, request);
    kept = found.kept;
    if (found.changes.length === 0) throw new RefusedError(kept.join('\n'));
    return { changes: found.changes };
  });
  return { ...released, kept };
}

/** The running canary is what was released last. */
function canaryToUndo(live: LiveRelease, registry: Registry, { name, to, key }: RollbackRequest): Canary | null {
  const running = runningCanary(live);
  if (!running || to !== undefined || (name !== undefined && name !== running.name)) return null;
  return name === undefined && refusalOf(registry, key.id, running.name) ? null : running;
}

export interface WithdrawRequest extends ReleaseRequest {
  name: string;
}

/** Takes a remote out of a channel; a rollback brings it back. */
export function withdraw(store: ReleaseStore, { name, ...request }: WithdrawRequest): Promise<Released> {
  if (name === 'shell') throw new RefusedError('The shell cannot be withdrawn: nothing works without it.');
  return writeRelease(store, request, async (live) => {
    if (!ofContainer(live, name)?.version) throw new RefusedError(`${name} is not live on ${request.channel}.`);
    const running = runningCanary(live);
    if (running?.name === name) throw new RefusedError(runs(running));
    return { changes: [{ name, version: null }] };
  });
}

function releasesToUndo(
  history: History,
  registry: Registry,
  { key, name, to, channel }: RollbackRequest,
): Promotion[] {
  if (to !== undefined && !history.promotions.some(({ number }) => number === to)) {
    throw new RefusedError(`${channel} has no release ${to}: \`pnpm release list\` shows them.`);
  }
  const mayRelease = (container: string) => !isRevoked(registry, key.id) && !refusalOf(registry, key.id, container);
  const candidates = history.promotions.filter(
    (promotion) =>
      (name === undefined ? mayRelease(promotion.name) : promotion.name === name) &&
      !isRollback(promotion) &&
      !undoneBy(history, promotion),
  );
  const last = candidates.at(-1)?.number;
  const undone = candidates.filter(({ number }) => (to === undefined ? number === last : number > to));
  if (undone.length > 0) return undone;
  const what = name ?? 'what this key may release';
  const since = to === undefined ? '' : ` after number ${to}`;
  throw new RefusedError(`Nothing of ${what} was released to ${channel}${since} that is not rolled back already.`);
}

async function changesOf(
  store: ReleaseStore,
  undone: Promotion[],
  { to }: RollbackRequest,
): Promise<{ changes: Change[]; kept: string[] }> {
  const changes: Change[] = [];
  const kept: string[] = [];
  for (const [name, releases = []] of Map.groupBy(undone, (promotion) => promotion.name)) {
    const [{ from: version = null, number = 0 } = {}] = releases;
    const change = { name, version, undoes: releases.map((promotion) => promotion.number) };
    // Only who names a number wants a remote gone that came after it; a second rollback must not take pages away.
    const mayGo = to !== undefined && name !== 'shell';
    if (version) {
      const problem = await problemOf(store, name, version);
      if (problem) kept.push(problem);
      else changes.push(change);
    } else if (mayGo) changes.push(change);
    else kept.push(`Nothing of ${name} was live before release ${number}.${adviceOf(name)}`);
  }
  return { changes, kept };
}

const adviceOf = (name: string) =>
  name === 'shell' ? '' : ` \`pnpm release withdraw ${name.replaceAll('_', '-')}\` takes it away.`;

/** A damaged version of one container must not keep the others from being restored. */
async function problemOf(store: ReleaseStore, name: string, version: string): Promise<string | null> {
  try {
    await readIntact(store, name, version);
    return null;
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    return `${name} ${short(version)} cannot be restored: ${error.message}`;
  }
}
