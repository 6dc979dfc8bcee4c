import { DAY_MS } from '@wspolnik/settings';
import type { Batches } from '../vitals/batches.ts';
import type { Batch } from '../vitals/types.ts';

/** Page views a second of the last day, or of what was measured of it. @throws StoreError */
export async function viewsPerSecond(batches: Batches, now = Date.now()): Promise<number> {
  const history = await batches.history(now - DAY_MS);
  const [first] = history;
  if (!first) return 0;
  return viewsIn(history) / Math.max(60, (now - first.from) / 1000);
}

export const viewsIn = (batches: Batch[]): number =>
  batches.reduce((sum, { rows }) => sum + rows.reduce((views, row) => views + row.views, 0), 0);
