import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeReports } from './check/api-reports.ts';
import { ROOT } from './check/workspace.ts';

// Slots and events with their props, as API Extractor reports them: a build records them in what it publishes.
for (const [file, report] of Object.entries(await makeReports())) {
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), report);
}
