import { join } from 'node:path';
import { ROOT } from '../webpack/base-config.ts';

/** Where storage that was filled with the demo data once waits to be copied. */
export const SEED_COPIES = join(ROOT, '.cache/demo');
