export { type Diff, describeDiff, diffContainers } from './diff-containers.ts';
export { type FitInput, findBreaks, findLosses, type Live } from './find-breaks.ts';
export { fitCheck, sortLive } from './fit-check.ts';
export type { Known } from './known.ts';
