import type { CanaryDecision } from '@wspolnik/contract/releases';
import { short } from './content.ts';
import { RefusedError } from './errors.ts';
import type { CanaryStep } from './release-loop.ts';
import type { Canary, CanaryEnd } from './types.ts';

/** Buckets of browsers: each has one of them in a cookie. */
export const BUCKETS = 100;
/** Of the buckets between the first ones of two canaries: others come first each time. It has no factor in common with BUCKETS. */
const TURN = 37;

export type Group = 'canary' | 'control';

/** In which group of a canary a browser is; null when it is in neither. */
export function groupOf({ since, share }: Pick<Canary, 'since' | 'share'>, bucket: number): Group | null {
  const place = (bucket + since * TURN) % BUCKETS;
  if (place < share) return 'canary';
  return place < 2 * share ? 'control' : null;
}

export const ended = (
  { name, version, share, least }: Canary,
  end: CanaryEnd,
  because?: CanaryDecision,
): CanaryStep => ({ name, version, share, least, end, ...(because && { because }) });

export const runs = ({ name, version, who, at, why }: Canary): string =>
  `A canary of ${name} ${short(version)} runs since ${at} (${who}, "${why}"): promote that version, or roll it back first.`;

/** @throws RefusedError */
export function assertShare(share: number): void {
  if (Number.isInteger(share) && share >= 1 && share <= 50) return;
  throw new RefusedError('--canary takes a percentage from 1 to 50: as many browsers again are compared with them.');
}
