import type { CanaryDecision } from '@wspolnik/contract/releases';
import type { Notices } from '../gateway/notices.ts';
import { RefusedError } from '../release/errors.ts';
import { type FitCheck, promote } from '../release/promote.ts';
import { endCanary } from '../release/run-canary.ts';
import type { Signer } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Canary } from '../release/types.ts';
import type { Batches } from '../vitals/batches.ts';
import type { Assessment } from './assess.ts';
import { openReading, type Reading } from './reading.ts';

/** The name under which it releases. */
const JUDGE = 'canary';

export interface JudgeOptions {
  store: ReleaseStore;
  batches: Batches;
  /** The running canary, or null. */
  running(): Canary | null;
  /** Without a key it only looks. */
  signer(): Signer | null;
  /** Whether the version still fits, before it is promoted. */
  check: FitCheck;
  notices: Pick<Notices, 'warn' | 'over' | 'tell'>;
}

export interface Judge {
  /** Reads what is new, and ends the canary when that decides it. Calls must not overlap. @throws StoreError */
  look(): Promise<Assessment | null>;
  /** The last assessment of the running canary. */
  assessment(): Assessment | null;
}

/**
 * Ends canaries: rolls back what is worse, promotes what is not. Several may do so at once; the first one counts. Everything that it
 * knows is in the store, so one that starts anew goes on.
 */
export function openJudge({ store, batches, running, signer, check, notices }: JudgeOptions): Judge {
  let reading: Reading | null = null;
  let last: Assessment | null = null;

  async function end(
    canary: Canary,
    { verdict, reason }: Assessment,
    because: CanaryDecision,
    key: Signer,
  ): Promise<void> {
    const { channel, name, version, since } = canary;
    const request = { channel, who: JUDGE, why: reason, because, key };
    if (verdict === 'worse') await endCanary(store, { ...request, since });
    else await promote(store, { ...request, name, version, check });
    notices.tell(`The canary of ${name} was ${verdict === 'worse' ? 'rolled back' : 'promoted'}: ${reason}`);
  }

  return {
    assessment: () => last,
    async look() {
      const canary = running();
      if (canary?.since !== reading?.canary.since) {
        reading = canary && openReading(canary, batches);
        last = null;
      }
      if (!reading || !canary) return null;
      last = await reading.read();
      if (!last.because) return last;
      const key = signer();
      if (!key) return last;
      try {
        await end(canary, last, last.because, key);
        notices.over('judge');
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        last = { ...last, verdict: 'undecided', reason: `${last.reason} ${error.message}` };
        notices.warn('judge', `The canary of ${canary.name} is left to a person: ${last.reason}`);
      }
      return last;
    },
  };
}
