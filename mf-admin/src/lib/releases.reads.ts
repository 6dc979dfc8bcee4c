import type { ErrorReport, ReleaseHistory, ReleaseState, VitalsRange, VitalsReport } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

// The gateway answers these.

export const releaseStateRead = defineRead<ReleaseState>('releases/');

export const releaseHistoryRead = defineRead<ReleaseHistory, { before?: number }>('releases/history/');

interface Asked {
  range: VitalsRange;
  remote?: string;
}
export const vitalsRead = defineRead<VitalsReport, Asked>('releases/vitals/');

export const pageErrorsRead = defineRead<ErrorReport, Asked>('releases/errors/');

/** Remotes are named as their folders, and versions by their first digits, as in the command line. */
export const folderOf = (name: string): string => name.replaceAll('_', '-');
export const shortVersion = (version: string | null): string => version?.slice(0, 12) ?? '–';
