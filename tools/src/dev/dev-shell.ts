import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { configOf } from '../build/container.ts';
import type { ContainerSource } from '../build/containers.ts';
import { containerInputs } from '../build/inputs.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { developmentConfig } from './dev-config.ts';

/** Builds the shell with React's development build, unless that is there for the same source. Answers the folder of its files. */
export async function buildDevShell(
  root: string,
  shell: ContainerSource,
  log: (line: string) => void,
): Promise<string> {
  const shells = join(root, '.cache/dev-shell');
  const folder = join(shells, containerInputs(root, shell.dir));
  if (existsSync(folder)) return folder;
  log('shell: building the form for development, which is kept');
  await mkdir(shells, { recursive: true });
  const earlier = await readdir(shells);
  // Renamed when complete: another remote may be under work in another terminal.
  const part = `${folder}-${process.pid}`;
  const config = developmentConfig((await configOf(shell))({}, { mode: 'development' }));
  await runWebpack({ ...config, output: { ...config.output, path: part } });
  await rename(part, folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  await Promise.all(earlier.map((name) => rm(join(shells, name), { recursive: true, force: true })));
  return folder;
}
