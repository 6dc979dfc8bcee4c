export { type Batches, openBatches } from '../vitals/batches.ts';
export { type Assessment, openAssessment } from './assess.ts';
export { expectedTimes } from './expected.ts';
export { openJudge } from './judge.ts';
export { openReading } from './reading.ts';
export { type Simulated, simulate } from './simulate.ts';
export { viewsPerSecond } from './traffic.ts';
