import { openStore } from '@wspolnik/deploy';
import { buildContainer } from '../build/container.ts';
import { findContainers } from '../build/containers.ts';
import { ROOT } from '../webpack/base-config.ts';

// For create-remote.test.ts: builds one container of the copy that this file is in, and prints its routes. A file of its own:
// webpack's workers start with the arguments of their parent, and would run a script of `--eval` again.
const [name = '', store = ''] = process.argv.slice(2);
const VERSION = '1.0.0-test';

const source = findContainers(ROOT).find(({ manifest }) => manifest.name === name);
if (!source) throw new Error(`${name} is not there`);
await buildContainer({ source, version: VERSION, mode: 'production', store });
const { manifest } = await openStore(store).container(name, VERSION);
console.log(manifest.routes.map(({ path }) => path).join(' '));
