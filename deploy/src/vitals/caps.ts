import { LRUCache } from 'lru-cache';
import type { CanaryCount } from './tally.ts';

/** What is counted, and the values that are measured. */
export type Voice = CanaryCount | 'lcp' | 'inp';

/**
 * What one network may add to the decision about one canary, on one gateway: anybody can send beacons, and a network has one voice
 * however many computers it has. A version that fails does so in many networks.
 */
const VOICE: Record<Voice, number> = { served: 5, reported: 5, views: 20, failed: 2, lcp: 20, inp: 20 };
/** Page views a minute of one network that are counted at all. An office of a hundred people has fewer. */
const VIEWS = 300;
const MINUTE = 60_000;
/** Networks, documents and their views that are remembered. */
const REMEMBERED = 50_000;

export interface Caps {
  /** Whether this network may add another one. */
  voice(network: string, since: number, what: Voice): boolean;
  /** Whether another page view of this network is counted. */
  view(network: string): boolean;
  /** Whether this part of a view is new: of each document, each part of each view counts once. */
  isNew(nonce: string, view: number, part: string): boolean;
}

export function openCaps(now = Date.now): Caps {
  const voices = new LRUCache<string, number>({ max: REMEMBERED });
  const views = new LRUCache<string, { minute: number; count: number }>({ max: REMEMBERED });
  const seen = new LRUCache<string, true>({ max: 4 * REMEMBERED });
  return {
    voice(network, since, what) {
      const key = `${network} ${since} ${what}`;
      const count = (voices.get(key) ?? 0) + 1;
      voices.set(key, count);
      return count <= VOICE[what];
    },
    view(network) {
      const minute = Math.floor(now() / MINUTE);
      const found = views.get(network);
      const count = found?.minute === minute ? found.count + 1 : 1;
      views.set(network, { minute, count });
      return count <= VIEWS;
    },
    isNew(nonce, view, part) {
      const key = `${nonce} ${view} ${part}`;
      if (seen.has(key)) return false;
      seen.set(key, true);
      return true;
    },
  };
}
