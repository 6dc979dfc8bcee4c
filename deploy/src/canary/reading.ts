import { MINUTE_MS } from '@wspolnik/settings';
import type { Canary } from '../release/types.ts';
import type { Batches } from '../vitals/batches.ts';
import { type Assessment, openAssessment } from './assess.ts';

/** Gateways have different clocks, and write at different times: what is this much older may still come. */
const LATE = MINUTE_MS;

/** What gateways have written of one canary, read as it comes. */
export function openReading(canary: Canary, batches: Batches) {
  const assessment = openAssessment(canary);
  const start = Date.parse(canary.at) - LATE;
  const seen = new Set<string>();
  let newest = start;

  return {
    canary,
    /** @throws StoreError */
    async read(now = Date.now()): Promise<Assessment> {
      for (const key of await batches.since(Math.max(start, newest - LATE))) {
        if (seen.has(key)) continue;
        seen.add(key);
        const batch = await batches.read(key);
        if (!batch) continue;
        newest = Math.max(newest, batch.to);
        assessment.add(batch);
      }
      return assessment.assess(now);
    },
  };
}
export type Reading = ReturnType<typeof openReading>;
