import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_BUILD, inputHash } from '../build/inputs.ts';
import { listFiles, ROOT } from '../check/workspace.ts';

export const STORYBOOK = join(ROOT, '.cache/storybook');
/** Beside what it names the inputs of; Storybook empties the folder first, so that a build that fails leaves none. */
const INPUTS = join(STORYBOOK, 'inputs.txt');
const NO_INPUT = /\.test\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|\.types)(\/|$)/;

/** Files that webpack reads for it: our code, its own configuration, and what every build depends on. */
async function currentInputs(): Promise<string> {
  const packages = await listFiles('{shared-ui/*,shared-auth,api/contract,mf-*}/{src,package.json}');
  const paths = [...packages, ...EVERY_BUILD, 'tools/storybook', 'tools/package.json'].map((path) => join(ROOT, path));
  return inputHash(ROOT, paths, NO_INPUT);
}

/** Builds Storybook where its inputs have changed since; answers whether they have. */
export async function buildStorybook(): Promise<boolean> {
  const inputs = await currentInputs();
  if (existsSync(INPUTS) && readFileSync(INPUTS, 'utf8') === inputs) return false;
  const args = [
    'build',
    '--config-dir',
    'tools/storybook',
    '--output-dir',
    STORYBOOK,
    '--quiet',
    '--disable-telemetry',
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/node_modules/storybook/dist/bin/dispatcher.js', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Storybook was not built.\n${stdout}\n${stderr}`);
  writeFileSync(INPUTS, inputs);
  return true;
}
