import { cp } from 'node:fs/promises';
import { versionOf } from '@wspolnik/deploy/release';
import { buildContainer } from '../build/container.ts';
import { findContainers } from '../build/containers.ts';
import { ROOT } from '../webpack/base-config.ts';

// For tests: builds one container of the workspace that this file is in, prints its content and interface as JSON, and copies its files. In a
// separate process:
// webpack's workers start with the arguments of their parent, and would run a script of `--eval` again.
const [name = '', output] = process.argv.slice(2);

const source = findContainers(ROOT).find(({ manifest }) => manifest.name === name);
if (!source) throw new Error(`${name} is not there`);
await buildContainer(source, async (folder, { content, interface: recorded }) => {
  if (output) await cp(folder, output, { recursive: true });
  console.log(JSON.stringify({ version: versionOf(content), ...content, interface: recorded }));
});
