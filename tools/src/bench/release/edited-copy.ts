import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '../../test/workspace-copy.ts';
import { ROOT } from '../../webpack/base-config.ts';

const run = promisify(execFile);

export interface Timed {
  stdout: string;
  /** Wall time, and time of all processors in user mode, the children's too. */
  seconds: number;
  cpu: number;
}

export interface EditedCopy {
  root: string;
  /** Replaces the first occurrence of a text in a file. Throws when it is not there. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** `pnpm release …` as a team would run it in this copy. */
  release(...args: string[]): Promise<Timed>;
  close(): Promise<void>;
}

/** A copy of the workspace that a benchmark may edit, which releases into `store`. */
export async function openEditedCopy(store: string): Promise<EditedCopy> {
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  // On the disk of the workspace, for hard links to the packages.
  const folder = await mkdtemp(join(cache, 'edited-'));
  const root = join(folder, 'copy');
  await mkdir(root);
  await copyWorkspace(root, true);
  return {
    root,
    async edit(file, from, to) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} no longer has ${JSON.stringify(from)}: choose another text.`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    release: (...args) => timed(root, [join(root, 'tools/src/release.ts'), ...args, '--store', store]),
    close: () => rm(folder, { recursive: true }),
  };
}

/** bash measures the children as well. */
async function timed(cwd: string, args: string[]): Promise<Timed> {
  const { stdout, stderr } = await run(
    'bash',
    ['-c', 'TIMEFORMAT="%R %U"; time "$0" "$@"', process.execPath, ...args],
    {
      cwd,
      maxBuffer: 2 ** 24,
    },
  );
  const [, seconds, cpu] = /([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  return { stdout, seconds: Number(seconds), cpu: Number(cpu) };
}
