import { createPrivateKey } from 'node:crypto';
import { addKey, newTeamKey } from '../release/keys.ts';
import { type PromoteRequest, promote } from '../release/promote.ts';
import type { Released } from '../release/release-loop.ts';
import { readLive, readRegistry } from '../release/releases.ts';
import { type RollbackRequest, type RolledBack, rollBack } from '../release/roll-back.ts';
import { type Signer, storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Promotion } from '../release/types.ts';

/** Promotes the offers with the store's key, unless said otherwise. */
export function promoteOffers(store: ReleaseStore, request: Partial<PromoteRequest> = {}): Promise<Released> {
  const key = request.key ?? storeSigner(store);
  return promote(store, { ...REQUEST, name: 'mf_offers', check: () => [], ...request, key });
}

export function rollBackStable(store: ReleaseStore, request: Partial<RollbackRequest> = {}): Promise<RolledBack> {
  return rollBack(store, { ...REQUEST, why: 'It failed.', key: storeSigner(store), ...request });
}

export const REQUEST = { channel: 'stable', who: 'Ewa', why: 'Prices with VAT.' };

/** A key that may release these containers. */
export async function teamKey(store: ReleaseStore, ...containers: string[]): Promise<Signer> {
  const { id, publicKey, privateKey } = newTeamKey();
  await addKey(store, publicKey, containers, storeSigner(store));
  return { id, privateKey: createPrivateKey(privateKey) };
}

/** The live versions of stable, by name. */
export async function liveOf(store: ReleaseStore, channel = 'stable'): Promise<Record<string, Promotion>> {
  const live = await readLive(store, channel, await readRegistry(store));
  return Object.fromEntries((live?.containers ?? []).map((promotion) => [promotion.name, promotion]));
}

/** Version of a container on stable. */
export const liveVersion = async (store: ReleaseStore, name = 'mf_offers') => (await liveOf(store))[name]?.version;

/** Does it by a clock that is this many milliseconds ahead. */
export async function withClock<Answer>(ahead: number, work: () => Promise<Answer>): Promise<Answer> {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(time: number | string = RealDate.now() + ahead) {
      super(time);
    }
  } as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
