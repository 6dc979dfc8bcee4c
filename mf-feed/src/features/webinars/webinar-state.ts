import type { WebinarState } from '@wspolnik/contract';
import type { DateInput } from '@wspolnik/system';
import { HOUR_MS } from '@wspolnik/system';

/** A webinar is assumed to last one hour: the half-open interval [start, start + 1 h). */
const RUNNING_MS = HOUR_MS;

/** The state of a webinar at a moment. */
export function webinarState(start: DateInput, now: DateInput): WebinarState {
  const elapsed = new Date(now).getTime() - new Date(start).getTime();
  if (elapsed < 0) return 'upcoming';
  return elapsed < RUNNING_MS ? 'running' : 'past';
}

/** From when people with a place get the link to the meeting. */
export const joinsFrom = (start: string): number => Date.parse(start) - HOUR_MS;

/** The moments at which something changes: the link becomes visible, the begin, the end. */
export function changesOf(start: string): number[] {
  const begin = Date.parse(start);
  return [joinsFrom(start), begin, begin + RUNNING_MS];
}

interface Timed {
  webinar_date: string;
  /** As of the answer of the API. */
  state: WebinarState;
}

export const stateAt = ({ webinar_date, state }: Timed, now: number | null): WebinarState =>
  now === null ? state : webinarState(webinar_date, now);

const byStart = (one: Timed, other: Timed): number => Date.parse(one.webinar_date) - Date.parse(other.webinar_date);

/** By state; running and coming ones with the next on top, past ones with the latest on top. */
export function sectionsOf<Each extends Timed>(webinars: readonly Each[], now: number | null) {
  const inState = (state: WebinarState) => webinars.filter((webinar) => stateAt(webinar, now) === state);
  return {
    running: inState('running').toSorted(byStart),
    upcoming: inState('upcoming').toSorted(byStart),
    past: inState('past').toSorted((one, other) => byStart(other, one)),
  };
}
