import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionProblems, writeReport } from './check/contract-version.ts';
import { currentReports, reportFile, storedReport } from './check/package-reports.ts';
import { ROOT } from './check/workspace.ts';

// What users of packed packages may rely on. A report is written when the version of its package shows the change.
for (const [folder, current] of Object.entries(currentReports())) {
  const stored = await storedReport(folder);
  const problems = stored ? versionProblems(stored, current, `${folder}/package.json`) : [];
  if (problems.length === 0) await writeFile(join(ROOT, reportFile(folder)), writeReport(current));
  else {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
