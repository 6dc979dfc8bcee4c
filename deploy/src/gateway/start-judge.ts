import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { type Judge, openJudge } from '../canary/judge.ts';
import { StoreError } from '../release/errors.ts';
import { fitCheck } from '../release/fit/index.ts';
import type { FitCheck } from '../release/promote.ts';
import { type Signer, signerOf, storeKeys } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Canary } from '../release/types.ts';
import type { Batches } from '../vitals/batches.ts';
import { readApi } from './api-client.ts';
import type { Notices } from './notices.ts';
import { explain } from './polling.ts';

/** Milliseconds between looks at what gateways have counted, while a canary runs. */
const INTERVAL = 1000;
/** Milliseconds for the API to say its version. */
const DEADLINE = 2000;

export interface StartJudgeOptions {
  store: ReleaseStore;
  batches: Batches;
  running(): Canary | null;
  env: NodeJS.ProcessEnv;
  api: Dispatcher;
  notices: Notices;
}

/** Looks at the running canary until it is closed. */
export function startJudge({ store, batches, running, env, api, notices }: StartJudgeOptions) {
  // Who may see the version was decided when its canary began.
  const judge = openJudge({
    store,
    batches,
    running,
    signer: () => signerIfAny(store, env),
    check: fits(api, true),
    notices,
  });
  const ending = new AbortController();

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(INTERVAL, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted || (!running() && !judge.assessment())) continue;
      await judge.look().then(
        () => notices.over('canary store'),
        (error) => notices.warn('canary store', `Nobody decides about the canary: ${explain(error)}`),
      );
    }
  }
  const done = run();
  return {
    assessment: judge.assessment,
    async close() {
      ending.abort();
      await done;
    },
  } satisfies Pick<Judge, 'assessment'> & { close(): Promise<void> };
}

/** Null where releases are only verified, or while the folder with the key is away. Unlike `signerOf` it never makes a key. */
export function signerIfAny(store: ReleaseStore, env: NodeJS.ProcessEnv): Signer | null {
  try {
    if (env.RELEASE_KEY) return signerOf(store, env);
    const { id, privateKey } = storeKeys(store, env);
    return privateKey && { id, privateKey };
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** Whether a version fits what is live and the API that runs; `allowWider` as in findBreaks. */
export const fits =
  (api: Dispatcher, allowWider: boolean): FitCheck =>
  async (live, candidate) => {
    const answer = await readApi(api, '/readyz', { deadline: DEADLINE });
    const { version } = (answer?.body ?? {}) as { version?: string };
    return fitCheck({ allowWider, api: version })(live, candidate);
  };
