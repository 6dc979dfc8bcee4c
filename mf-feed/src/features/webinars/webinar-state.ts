import type { DateInput } from '@wspolnik/shared-ui';

export type WebinarState = 'upcoming' | 'running' | 'past';

/** A webinar is assumed to last one hour: the half-open interval [start, start + 1 h). */
const RUNNING_MS = 3_600_000;

/** The state of a webinar at a moment. */
export function webinarState(start: DateInput, now: DateInput): WebinarState {
  const elapsed = new Date(now).getTime() - new Date(start).getTime();
  if (elapsed < 0) return 'upcoming';
  return elapsed < RUNNING_MS ? 'running' : 'past';
}
