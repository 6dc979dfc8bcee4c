import { buildRelease } from './build/release.ts';
import { storeLocation } from './build/store-location.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm build`: builds everything that changed and releases it into the local store.
const started = performance.now();
const store = storeLocation(ROOT, process.env.RELEASES_DIR);
try {
  const id = await buildRelease({ root: ROOT, store, log: console.log });
  console.log(`release ${id} is active, ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
