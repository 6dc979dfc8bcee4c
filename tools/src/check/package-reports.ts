import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../pack/manifest.ts';
import { packedEntries } from '../pack/packed.ts';
import { type ContractReport, readReport, versionProblems, writeReport } from './contract-version.ts';
import { packageFacts } from './package-facts.ts';
import { ROOT } from './workspace.ts';

const WRITE = 'node tools/src/package-reports.ts';

/** Folder of each packed package → what its users may rely on, and its version. The contract's own is `contract-report.txt`. */
export function currentReports(root = ROOT): Record<string, ContractReport> {
  const entries = packedEntries(root);
  const facts = packageFacts(root, Object.assign({}, ...Object.values(entries)));
  return Object.fromEntries(
    Object.entries(entries).map(([folder, own]) => [
      folder,
      {
        version: readManifest(root, folder).version,
        facts: Object.keys(own)
          .flatMap((entry) => facts[entry] ?? [])
          .sort(),
      },
    ]),
  );
}

export const reportFile = (folder: string): string => `${folder}/api-report.txt`;

export async function storedReport(folder: string): Promise<ContractReport | null> {
  const text = await readFile(join(ROOT, reportFile(folder)), 'utf8').catch(() => null);
  return text === null ? null : readReport(text);
}

/** A package has changed for its users, and its version or its report has not. */
export async function packageReportProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const [folder, current] of Object.entries(currentReports())) {
    const stored = await storedReport(folder);
    const refused = stored ? versionProblems(stored, current, `${folder}/package.json`) : [];
    const isStale = !stored || writeReport(stored) !== writeReport(current);
    problems.push(...(refused.length > 0 || !isStale ? refused : [`${reportFile(folder)} is stale: ${WRITE}`]));
  }
  return problems;
}
