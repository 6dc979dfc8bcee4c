import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_REPORT,
  currentReport,
  storedReport,
  versionProblems,
  writeReport,
} from './check/contract-version.ts';
import { ROOT } from './check/workspace.ts';

// What callers of the API may rely on. It is written when its version shows the change.
const file = join(ROOT, CONTRACT_REPORT);
const current = await currentReport();
const problems = existsSync(file) ? versionProblems(await storedReport(), current) : [];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  await writeFile(file, writeReport(current));
}
