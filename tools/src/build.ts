import { join } from 'node:path';
import { buildRelease } from './build/release.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm build`: builds everything that changed and releases it into the local store.
const started = performance.now();
const store = process.env.RELEASES_DIR ?? join(ROOT, '.releases');
try {
  const id = await buildRelease({ root: ROOT, store, log: console.log });
  console.log(`release ${id} is active, ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
