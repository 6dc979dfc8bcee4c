import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolders, ROOT } from '../../check/workspace.ts';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 })).stdout.trim();

/** Where slots are declared. */
export const SLOT_MAPS = ['shared-ui/system/src/slots/slot-map.ts', '*/src/slots.ts'];
/** Where exports and slots of what remotes share are declared. Commits before these files have another layout and no build today. */
const SHARED = ['shared-ui/system/src/index.ts', 'shared-auth/src/index.ts', ...SLOT_MAPS];
const REMOTE = /^mf-[a-z]+$/;

/** A remote as of one commit beside a page of an earlier one. */
export interface Pair {
  remote: string;
  at: string;
  page: string;
}

/**
 * First the newest commit beside itself, which fits and can always be built. Then pairs around commits that changed what is shared,
 * where breaks are. The page of such a commit meets remotes of the commits before and after the next two changes: half of them use
 * what the page has, half may use what it lacks.
 */
export async function choosePairs(count: number): Promise<Pair[]> {
  const commits = (await git('log', '--format=%h', '--no-merges', '--', ...SHARED)).split('\n');
  const remotes = (await git('ls-tree', '--name-only', 'HEAD')).split('\n').filter((name) => REMOTE.test(name));
  const newest = await git('rev-parse', '--short', 'HEAD');
  const pairs: Pair[] = [{ remote: remotes[0] ?? '', at: newest, page: newest }];
  for (let index = 2; index < commits.length; index += 2) {
    const [second = '', first = '', page = ''] = commits.slice(index - 2, index + 1);
    for (const change of [first, second]) {
      const before = await git('rev-parse', '--short', `${change}~1`);
      pairs.push({ remote: remotes[pairs.length % remotes.length] ?? '', at: before, page });
      pairs.push({ remote: await mostChanged(change, remotes, pairs.length), at: change, page });
    }
  }
  return pairs.slice(0, count);
}

/** The remote that the commit changed most, because it may use what is new; any when it changed none. */
async function mostChanged(commit: string, remotes: readonly string[], turn: number): Promise<string> {
  const changed = (await git('show', '--format=', '--name-only', commit)).split('\n').map((file) => file.split('/')[0]);
  const counts = remotes.map((remote) => changed.filter((folder) => folder === remote).length);
  const most = Math.max(...counts);
  return (most > 0 ? remotes[counts.indexOf(most)] : remotes[turn % remotes.length]) ?? '';
}

/** How many commits lie between both. */
export const distance = async ({ at, page }: Pair): Promise<number> =>
  Number(await git('rev-list', '--count', `${page}..${at}`));

/** The sources of a commit in a folder, with the packages that are installed here. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const folders = (await git('ls-tree', '--name-only', commit)).split('\n');
  const needed = folders.filter(
    (name) => REMOTE.test(name) || ['shell', 'shared-ui', 'shared-auth', 'api', 'deploy'].includes(name),
  );
  await new Promise<void>((resolve, reject) => {
    const archive = spawn('git', ['archive', commit, ...needed], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const extract = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'inherit', 'inherit'] });
    extract.once('error', reject);
    extract.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${commit} cannot be extracted`))));
  });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const name of await packageFolders()) {
    const links = join(ROOT, name, 'node_modules');
    if (!needed.includes(name)) continue;
    await cp(links, join(folder, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}
