import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { activateRelease, readRelease, rollBack } from '../release/activate.ts';
import { composeRelease, type Versions } from '../release/compose.ts';
import { parseManifest } from '../release/manifest.ts';
import { releaseKeys } from '../release/sign.ts';
import { openStore, type ReleaseStore } from '../release/store.ts';

const USAGE = `release [--store <folder>] [--channel stable] <command>

  list                              what was activated, newest first
  versions <container>              versions in the store
  publish <folder> <manifest> <version>   a built folder (assets.json in it) with its remote.json
  compose [name=version …]          a set from the active one, with these versions instead; prints its id
  activate <id>                     verifies signature and files, then serves it
  release name=version …            compose and activate: how one remote goes out alone
  rollback                          back to what was active before
  public-key                        the key that a store without the private one needs, as keys/release.pub.pem`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: process.env.RELEASES_DIR ?? '.releases' },
    channel: { type: 'string', default: 'stable' },
  },
});

try {
  const [command = '', ...rest] = positionals;
  await run(openStore(values.store), values.channel, command, rest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(store: ReleaseStore, channel: string, command: string, rest: string[]): Promise<void> {
  const [first = '', second = '', third = ''] = rest;
  switch (command) {
    case 'list':
      return list(store, channel);
    case 'versions':
      return console.log((await store.versions(first)).join('\n'));
    case 'publish':
      return publish(store, first, second, third);
    case 'compose':
      return console.log(await compose(store, channel, rest));
    case 'activate':
      return console.log(`${(await activateRelease(store, first, channel)).id} is active`);
    case 'release':
      return console.log(
        `${(await activateRelease(store, await compose(store, channel, rest), channel)).id} is active`,
      );
    case 'rollback':
      return console.log(`${await rollBack(store, channel)} is active`);
    case 'public-key':
      return console.log(String(releaseKeys(store.root).publicKey.export({ type: 'spki', format: 'pem' })).trim());
    default:
      throw new Error(USAGE);
  }
}

async function list(store: ReleaseStore, channel: string): Promise<void> {
  const current = await store.current(channel);
  for (const { id, at } of (await store.history(channel)).reverse()) {
    console.log(`${at}  ${id}${id === current ? '  (active)' : ''}`);
  }
}

async function publish(store: ReleaseStore, folder: string, manifestFile: string, version: string): Promise<void> {
  if (!/^[0-9A-Za-z.-]+$/.test(version)) throw new Error(`"${version}" is no version.`);
  const manifest = parseManifest(await readFile(manifestFile, 'utf8'), manifestFile);
  // Publishing moves a folder, so a copy is published.
  const temporary = await mkdtemp(join(store.root, 'publish-'));
  const copy = join(temporary, 'files');
  await cp(folder, copy, { recursive: true });
  await store.publish(copy, manifest, version);
  await rm(temporary, { recursive: true });
  console.log(`${manifest.name} ${version} is in the store`);
}

/** The active set's versions with the given ones replaced, so that one remote is released without the others. */
async function compose(store: ReleaseStore, channel: string, changes: string[]): Promise<string> {
  const current = await store.current(channel);
  const versions: Versions = {};
  if (current) {
    const { shell, remotes } = await readRelease(store, current);
    for (const { name, version } of [shell, ...remotes]) versions[name] = version;
  }
  for (const change of changes) {
    const [name = '', version = ''] = change.split('=');
    if (!store.has(name, version)) throw new Error(`The store has no ${name} ${version}.`);
    versions[name] = version;
  }
  return composeRelease(store, versions);
}
