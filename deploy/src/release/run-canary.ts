import type { CanaryDecision } from '@wspolnik/contract/releases';
import { assertShare, ended, runs } from './canary.ts';
import { short } from './content.ts';
import { RefusedError } from './errors.ts';
import { type PromoteRequest, withCandidate } from './promote.ts';
import { ofContainer, type Released, type ReleaseRequest, writeRelease } from './release-loop.ts';
import { runningCanary } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import type { Canary } from './types.ts';

export interface CanaryRequest extends PromoteRequest {
  /** Percent of all browsers. */
  share: number;
  least?: Canary['least'];
}

/** With fewer, a page that fails twice as often is seldom noticed. */
export const LEAST: Canary['least'] = { minutes: 10, pages: 500 };

/**
 * Brings a version to some browsers, and has them compared with as many others. Somebody else decides how it ends.
 *
 * @throws RefusedError also while another canary runs on the channel
 */
export async function startCanary(store: ReleaseStore, request: CanaryRequest): Promise<Released> {
  const { name, share, channel, least = LEAST } = request;
  assertShare(share);
  return withCandidate(store, request, async (live, candidate, assertFits) => {
    const running = runningCanary(live);
    if (running) throw new RefusedError(runs(running));
    const before = ofContainer(live, name)?.version;
    if (!before) throw new RefusedError(`${name} is not live on ${channel}: there is nothing to compare it with.`);
    if (before === candidate.version) throw new RefusedError(`${name} ${short(before)} is live already.`);
    await assertFits();
    return { changes: [], canary: { name, version: candidate.version, share, least, end: null } };
  });
}

export interface EndRequest extends ReleaseRequest {
  since: number;
  because: CanaryDecision;
}

/** Rolls back the canary that began with this release; the key may be another one than that which began it. */
export function endCanary(store: ReleaseStore, request: EndRequest): Promise<Released> {
  return writeRelease(store, request, async (live) => {
    const running = runningCanary(live);
    if (running?.since !== request.since) throw new RefusedError('This canary has ended already.');
    return { changes: [], canary: ended(running, 'rolled back', request.because) };
  });
}
