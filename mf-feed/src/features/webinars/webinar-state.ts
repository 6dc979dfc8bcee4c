import type { DateInput } from '@wspolnik/shared-ui';

export type WebinarState = 'upcoming' | 'running' | 'past';

/** A webinar is taken to run for an hour, half-open: [start, start + 1 h). */
const RUNNING_MS = 3_600_000;

/** Where a webinar stands at a moment. */
export function webinarState(start: DateInput, now: DateInput): WebinarState {
  const elapsed = new Date(now).getTime() - new Date(start).getTime();
  if (elapsed < 0) return 'upcoming';
  return elapsed < RUNNING_MS ? 'running' : 'past';
}
