import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { commandProblems } from './command.ts';
import { ROOT } from './workspace.ts';

/**
 * Source → its API report. A build reads the report, not the source: a release compares what two builds were made against, and
 * building needs neither the compiler nor API Extractor (ADR 75).
 */
const REPORTS: Record<string, string> = {
  'shared-ui/system/src/slots/slot-map.ts': 'shared-ui/system/api/slot-map.api.md',
  'shared-ui/system/src/events/event-map.ts': 'shared-ui/system/api/event-map.api.md',
};
const TSC = 'node_modules/typescript7/bin/tsc';
const DECLARE =
  '--ignoreConfig --declaration --emitDeclarationOnly --target es2023 --module esnext --moduleResolution bundler --strict --skipLibCheck --allowImportingTsExtensions';

/** Reports that differ from what their source says now. */
export async function apiReportProblems(): Promise<string[]> {
  const reports = await makeReports();
  const stored = await Promise.all(
    Object.keys(reports).map((file) => readFile(join(ROOT, file), 'utf8').catch(() => '')),
  );
  return Object.entries(reports).flatMap(([file, report], index) =>
    stored[index] === report ? [] : [`${file} is stale: node tools/src/api-reports.ts`],
  );
}

/** File of a report → its text. */
export async function makeReports(): Promise<Record<string, string>> {
  const reports: Record<string, string> = {};
  for (const [source, file] of Object.entries(REPORTS)) reports[file] = await makeReport(source);
  return reports;
}

/** The report of a source below `root`. */
export async function makeReport(source: string, root = ROOT): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-report-'));
  try {
    const args = [TSC, ...DECLARE.split(' '), '--rootDir', root, '--outDir', folder, join(root, source)];
    const [problem] = await commandProblems(process.execPath, args, ROOT);
    if (problem) throw new Error(problem);
    return await extract(folder, source);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function extract(folder: string, source: string): Promise<string> {
  const output = join(folder, 'reports');
  const reportFileName = `${basename(source, '.ts')}.api.md`;
  await mkdir(output, { recursive: true });
  const packageJsonFullPath = join(folder, 'package.json');
  await writeFile(packageJsonFullPath, JSON.stringify({ name: basename(source, '.ts'), version: '0.0.0' }));
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, source.replace(/\.ts$/, '.d.ts')),
      compiler: {
        overrideTsconfig: { compilerOptions: { lib: ['es2023', 'dom'], types: [] }, include: ['**/*.d.ts'] },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: output,
        reportTempFolder: output,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath,
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`${source}: API Extractor makes no report of it`);
  return readFile(join(output, reportFileName), 'utf8');
}
