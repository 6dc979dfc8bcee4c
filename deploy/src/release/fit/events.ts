import type { Known } from './known.ts';

/**
 * Details of events that two containers read differently. A build does not tell who dispatches and who listens, so a property that
 * only one of them knows is left to them.
 */
export function eventBreaks(candidate: Known, others: readonly Known[]): string[] {
  return others.flatMap((other) =>
    Object.entries(candidate.interface.events).flatMap(([event, detail]) => {
      const theirs = other.interface.events[event] ?? {};
      return Object.entries(detail)
        .filter(([key, type]) => theirs[key] !== undefined && theirs[key] !== type)
        .map(
          ([key, type]) =>
            `The event ${event} has ${key}: ${type} for ${candidate.name}, and ${key}: ${theirs[key]} for ${other.name}.`,
        );
    }),
  );
}
