import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore, readLive, readRegistry } from '@wspolnik/deploy/release';
import { publishChanged } from '../../journeys/changed-version.ts';
import { type LeakName, leaking, PLANTED_LEAKS } from '../../journeys/planted-leaks.ts';
import { ROOT } from '../../webpack/base-config.ts';
import { STORE } from '../serve-bench.ts';

const run = promisify(execFile);

const REMOTES = ['mf-feed', 'mf-wallet', 'mf-offers', 'mf-messaging', 'mf-companies', 'mf-admin'] as const;
const remoteOf = (index: number) => REMOTES[index % REMOTES.length] as (typeof REMOTES)[number];

interface Checked {
  isPassed: boolean;
  output: string;
  seconds: number;
}

/** In its own process, as a team runs it. */
async function check(store: string, remote: string): Promise<Checked> {
  const started = performance.now();
  const args = ['tools/src/release.ts', 'check', remote, '--store', store];
  const { code = 0, stdout, stderr } = await run(process.execPath, args, { cwd: ROOT }).catch((failed) => failed);
  return { isPassed: code === 0, output: stdout + stderr, seconds: (performance.now() - started) / 1000 };
}

/** A copy of what is built, which a check writes its record into. */
async function withStore<Answer>(work: (store: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-gated-'));
  try {
    await cp(STORE, folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface CleanCheck {
  seconds: number;
  isPassed: boolean;
}

/** Checks of the built remotes, one after the other, which takes many minutes: each is printed when it has ended. */
export const measureClean = (count: number): Promise<CleanCheck[]> =>
  withStore(async (store) => {
    const checks: CleanCheck[] = [];
    for (let index = 0; index < count; index++) {
      const remote = remoteOf(index);
      const { isPassed, output, seconds } = await check(store, remote);
      console.log(`  ${remote} ${seconds.toFixed(0)} s ${isPassed ? 'passes' : output}`);
      checks.push({ seconds, isPassed });
    }
    return checks;
  });

/** Versions with one leak each, spread over the remotes. Answers of each whether it was found and attributed, and nothing else. */
export const measureLeaks = (count: number): Promise<boolean[]> =>
  withStore(async (location) => {
    const store = await openStore(location);
    const live = await readLive(store, 'stable', await readRegistry(store));
    const checks: boolean[] = [];
    for (const [index, leak] of (Object.keys(PLANTED_LEAKS) as LeakName[]).slice(0, count).entries()) {
      const remote = remoteOf(index);
      const name = remote.replace('-', '_');
      const version = live?.containers.find((container) => container.name === name)?.version ?? '';
      await publishChanged(store, name, version, { code: leaking([leak]) });
      const { isPassed, output } = await check(location, remote);
      const isFound = !isPassed && isAttributed(output, leak, name);
      console.log(`  ${leak} in ${remote} ${isFound ? 'is attributed' : `is not:\n${output}`}`);
      checks.push(isFound);
    }
    return checks;
  });

function isAttributed(output: string, leak: LeakName, owner: string): boolean {
  const { kind, what } = PLANTED_LEAKS[leak];
  // The scripts of a changed version are not compressed, so that its bytes do not pass either.
  const findings = output.split('\n').filter((line) => line.includes(' leaves '));
  const [finding = ''] = findings;
  return findings.length === 1 && finding.includes(`${owner} leaves `) && finding.includes(kind) && what.test(finding);
}
