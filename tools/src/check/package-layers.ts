import { join } from 'node:path';
import { packageFolders, ROOT, readJson } from './workspace.ts';

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const BROWSER = ['system', 'shared-auth', 'kit', 'market', 'contract'];
/** What is served, built or tested by the rest; a package names only packages of its line. Remotes share one line. */
const LAYERS: Record<string, readonly string[]> = {
  contract: [],
  settings: [],
  system: [],
  'shared-auth': ['contract'],
  kit: ['system', 'shared-auth', 'contract'],
  market: ['kit', 'system', 'shared-auth', 'contract'],
  testing: BROWSER,
  remote: BROWSER,
  shell: [...BROWSER, 'deploy'],
  api: ['contract', 'settings'],
  deploy: ['contract', 'settings'],
  e2e: [],
  tools: ['api', 'contract', 'deploy', 'settings'],
};
/** What tests and stories may need beside it. */
const FOR_TESTS = ['testing', ...BROWSER];
/** What a container offers to the others: types of the slots on its pages. */
const SLOTS = './slots';
const isContainer = (own: string) => own === 'shell' || own.startsWith('mf-');

const PREFIX = '@wspolnik/';
const ours = (packages: Record<string, string> = {}) =>
  Object.keys(packages)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** Every package of ours in a package.json that its line does not have. A remote may name any other container for its slots. */
export function layerProblems({ name, exports = {}, dependencies, devDependencies }: Manifest): string[] {
  const own = name.slice(PREFIX.length);
  const allowed = LAYERS[own.startsWith('mf-') ? 'remote' : own];
  if (!allowed) return [`${name} has no line in package-layers.ts`];
  const mayName = (other: string) => allowed.includes(other) || (own.startsWith('mf-') && isContainer(other));
  const tests = own === 'api' || own === 'deploy' ? [] : FOR_TESTS;
  const others = [
    ...ours(dependencies).filter((other) => !mayName(other)),
    ...ours(devDependencies).filter((other) => !mayName(other) && !tests.includes(other)),
  ];
  const offered = isContainer(own) ? Object.keys(exports).filter((entry) => entry !== SLOTS) : [];
  return [
    ...others.map((other) => `${name} names ${PREFIX}${other}, which is not below it (package-layers.ts)`),
    ...offered.map((entry) => `${name} exports ${entry}; a container exports only its slots, as ${SLOTS} (ADR 126)`),
  ];
}

export async function packageLayerProblems(): Promise<string[]> {
  const folders = await packageFolders();
  const manifests = await Promise.all(folders.map((folder) => readJson<Manifest>(join(ROOT, folder, 'package.json'))));
  return manifests.flatMap(layerProblems);
}
