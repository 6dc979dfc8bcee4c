import type { WebinarState } from '@wspolnik/contract/webinars';

/** Specification §9: a webinar runs for an hour. */
export const WEBINAR_MS = 60 * 60 * 1000;

/** Half-open: it is running at the start and past at the end. */
export function webinarState(start: Date, now: Date): WebinarState {
  const elapsed = now.getTime() - start.getTime();
  if (elapsed < 0) return 'upcoming';
  return elapsed < WEBINAR_MS ? 'running' : 'past';
}
