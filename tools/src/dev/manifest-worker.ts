import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { parseManifest } from '@wspolnik/deploy/release';
import { readManifest } from '../build/routes.ts';
import type { ReadManifest } from './manifest-reader.ts';

const dir: string = workerData;
const file = join(dir, 'remote.json');
// Without the messages: the page replaces an edited text in place.
const files = [file];
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) files.push(fileURLToPath(url));
    return nextLoad(url, context);
  },
});

const manifest = await readManifest({ dir, manifest: parseManifest(readFileSync(file, 'utf8'), file) });
parentPort?.postMessage({ manifest, files } satisfies ReadManifest);
