import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBreaks, type Known } from '@wspolnik/deploy/release';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { checkOut, choosePairs, distance, type Pair } from './fit-history/commits.ts';
import { recordOf } from './fit-history/recorded.ts';
import { brokenSlots, missingNames } from './fit-history/truth.ts';

// `pnpm bench:fit [--pairs=30] [--smoke]`: remotes of one commit of this repository beside the page of an earlier one. What breaks
// is read from the sources, the verdict comes from what builds record. Some 20 s of processor time a pair.
const { values } = parseArgs({ options: commandOptions({ pairs: [30, 1] }) });
const MOST_FALSE = 2;
/** It shows slots of most other remotes. */
const HOST = 'mf-companies';

const root = await mkdtemp(join(tmpdir(), 'fit-history-'));
const folders = new Map<string, Promise<string>>();
const records = new Map<string, Promise<Known>>();

function folderOf(commit: string): Promise<string> {
  const folder = join(root, commit);
  const ready = folders.get(commit) ?? checkOut(commit, folder).then(() => folder);
  folders.set(commit, ready);
  return ready;
}

function recorded(commit: string, container: string): Promise<Known> {
  const key = `${commit} ${container}`;
  const record = records.get(key) ?? folderOf(commit).then((folder) => recordOf(folder, container));
  records.set(key, record);
  return record;
}

interface Outcome {
  kind: 'fits' | 'refused' | 'missed' | 'falsely refused' | 'not built';
  reasons: string[];
}

async function compare({ remote, at, page }: Pair): Promise<Outcome> {
  const [now, then] = [await folderOf(at), await folderOf(page)];
  const truth = [...missingNames(now, remote, then), ...brokenSlots(now, remote, then)];
  let verdict: string[];
  try {
    const candidate = await recorded(at, remote);
    const hosts = remote === HOST ? [] : [await recorded(page, HOST)];
    verdict = findBreaks({ live: { shell: await recorded(page, 'shell'), remotes: hosts }, candidate });
  } catch (error) {
    return { kind: 'not built', reasons: [String(error).slice(0, 300)] };
  }
  if (truth.length === 0) return { kind: verdict.length === 0 ? 'fits' : 'falsely refused', reasons: verdict };
  return verdict.length > 0 ? { kind: 'refused', reasons: verdict } : { kind: 'missed', reasons: truth };
}

try {
  const pairs = await choosePairs(Number(values.pairs));
  const counts: Record<Outcome['kind'], number> = {
    fits: 0,
    refused: 0,
    missed: 0,
    'falsely refused': 0,
    'not built': 0,
  };
  for (const pair of pairs) {
    const { kind, reasons } = await compare(pair);
    counts[kind] += 1;
    console.log(`${pair.remote} ${pair.at} beside ${pair.page}, ${await distance(pair)} commits: ${kind}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
  console.log(
    `\n${pairs.length} pairs: ${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  judge(counts.missed === 0 && counts['falsely refused'] <= MOST_FALSE && counts['not built'] === 0);
  if (isSmoke && counts.missed > 0) process.exitCode = 1;
} finally {
  await rm(root, { recursive: true });
}
