import type { WebinarState } from '@wspolnik/contract/webinars';
import { HOUR_MS } from '@wspolnik/settings';

/** Specification §9: a webinar runs for an hour. */
export const WEBINAR_MS = HOUR_MS;

/** Half-open: it is running at the start and past at the end. */
export function webinarState(start: Date, now: Date): WebinarState {
  const elapsed = now.getTime() - start.getTime();
  if (elapsed < 0) return 'upcoming';
  return elapsed < WEBINAR_MS ? 'running' : 'past';
}
