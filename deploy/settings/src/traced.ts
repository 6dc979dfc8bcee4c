import { tracingChannel } from 'node:diagnostics_channel';

/** A part of a request that a trace shows, such as a statement. Attributes have no values of people. */
export interface TracedWork {
  name: string;
  kind: 'client' | 'internal';
  attributes: Record<string, string>;
}

/** Of open-telemetry.ts. */
export const WORK = tracingChannel<TracedWork>('wspolnik:work');

/** Runs it; with tracing as a span of the request under way. */
export function traced<T>(work: () => TracedWork, run: () => Promise<T>): Promise<T> {
  return WORK.hasSubscribers ? WORK.tracePromise(run, work()) : run();
}
