import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { problem } from '../wire/problem.ts';

/** Decoded at once: 50 million pixels take 200 MB of memory. */
const AT_ONCE = 2;
/** Each waiting request holds its upload in memory. */
const MAX_WAITING = 40;

/** More than a phone's camera produces after its own processing; decoding more would let an attacker exhaust memory. */
export const MAX_PIXELS = 50_000_000;

// Pictures of a page are small: threads inside one image would only compete with other requests.
sharp.concurrency(1);
// Every picture is decoded once, so libvips' cache would only use memory.
sharp.cache(false);

const inTurn = pLimit(AT_ONCE);

/**
 * Runs `work` when a slot is free; otherwise libvips would decode all uploads at once.
 *
 * @throws ApiProblem unavailable when too many are waiting
 */
export async function inImageQueue<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MAX_WAITING) throw problem('unavailable', { retryAfter: 5 });
  return inTurn(work);
}

/** `failOn: error` refuses truncated pictures, but accepts those with a faulty colour profile. */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}
