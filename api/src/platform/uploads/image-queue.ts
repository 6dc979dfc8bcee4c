import sharp, { type Sharp } from 'sharp';
import { problem } from '../problem.ts';

/** Decoded at once: 50 million pixels are 200 MB of memory. */
const AT_ONCE = 2;
/** Each that waits holds its upload in memory. */
const MAX_WAITING = 40;

/** More than any camera of a phone gives after its own processing; above it decoding is an attack on our memory. */
export const MAX_PIXELS = 50_000_000;

// A page's picture is small: threads inside one image would only fight with the other requests.
sharp.concurrency(1);
// Every picture comes once; what libvips remembers of it is only memory.
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` when a place is free; libvips would else decode as many pictures at once as people send.
 *
 * @throws ApiProblem unavailable when too many wait already
 */
export async function inImageQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw problem('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place goes to the next one in line, or is given back.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** `failOn: error` refuses truncated pictures, yet takes those with a clumsy colour profile. */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}
