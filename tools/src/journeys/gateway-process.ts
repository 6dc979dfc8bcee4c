import { rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createGateway } from '@wspolnik/deploy';
import {
  fileKey,
  openStore,
  promoteAll,
  type ReleaseStore,
  readContainer,
  readLive,
  readRegistry,
  rollBack,
  storeSigner,
} from '@wspolnik/deploy/release';
import { externalRemote, releaseExternal } from '../test/external-remote.ts';
import { ROOT } from '../webpack/base-config.ts';
import { type Change, publishChanged } from './changed-version.ts';
import { publishDevelopmentShell } from './development-shell.ts';

// For journeys: a gateway in front of a running product, on a copy of the releases that were built. Whoever has forked this process
// releases other versions and moves the gateway's clock (e2e/src/testing/own-gateway.ts). Arguments: address of the product, an empty
// folder.

interface Order {
  id: number;
  name: keyof typeof orders;
  args: unknown[];
}

const [product = '', folder = ''] = process.argv.slice(2);
const REQUEST = { channel: 'stable', who: 'journey', why: 'A journey asks for it.' };

const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;

const location = join(folder, 'releases');
await cp(join(ROOT, '.releases'), location, { recursive: true });
const store = await openStore(location);
const key = storeSigner(store);
const built = await readLive(store, REQUEST.channel, await readRegistry(store));
let said: string[] = [];
const stream = { write: (line: string) => void said.push(JSON.parse(line).msg) };
const { app, listen } = await createGateway({ api: product, store: location, logger: { level: 'warn', stream } });

const orders = {
  /** Such a version is in the store, and not live. */
  async publish(name: string, change: Change): Promise<void> {
    await publishChanged(store, name, versionOf(name), change);
  },
  /** Such a version goes live. */
  async release(name: string, change: Change): Promise<void> {
    await promote(name, await publishChanged(store, name, versionOf(name), change));
  },
  /** The same, but the server bundle has other bytes, or none, when the gateway finds the release. */
  async releaseDamaged(name: string, change: Change, bytes: string | null): Promise<void> {
    const version = await publishChanged(store, name, versionOf(name), change);
    const { assets } = await readContainer(store, name, version);
    const file = join(location, fileKey(name, assets.server ?? ''));
    // Promoting verifies every file, and then creates the release.
    const create: ReleaseStore['create'] = (...args) => {
      if (bytes === null) rmSync(file);
      else writeFileSync(file, bytes);
      return store.create(...args);
    };
    await promote(name, version, { ...store, create });
  },
  async releaseDevelopmentShell(): Promise<void> {
    await promote('shell', await publishDevelopmentShell(store, versionOf('shell')));
  },
  /** A remote of another repository, by its team. Answers what the gate found. */
  async releaseExternal(): Promise<string> {
    const checked = await releaseExternal(await externalRemote(folder), location);
    await untilLive((await readLive(store, REQUEST.channel, await readRegistry(store)))?.number ?? 0);
    return checked;
  },
  async rollBack(name: string): Promise<void> {
    await untilLive((await rollBack(store, { ...REQUEST, name, key })).number);
  },
  /** The built version goes live. */
  async restore(name: string): Promise<void> {
    await promote(name, versionOf(name));
  },
  /** For the gateway this many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    ahead += milliseconds;
  },
  /** Lines of its log since the last call. */
  async said(): Promise<string[]> {
    const lines = said;
    said = [];
    return lines;
  },
};

function versionOf(name: string): string {
  const version = built?.containers.find((container) => container.name === name)?.version;
  if (!version) throw new Error(`The release has no ${name}.`);
  return version;
}

async function promote(name: string, version: string, to: ReleaseStore = store): Promise<void> {
  await untilLive((await promoteAll(to, { ...REQUEST, versions: { [name]: version } })).number);
}

/** Until the gateway has taken what is good of this release. A request of a file that it does not know makes it look. */
async function untilLive(number: number): Promise<void> {
  for (let live = 0; live < number; ) {
    await app.inject(`/r/shell/${'0'.repeat(64)}.js`);
    live = (await app.inject('/readyz')).json().release;
  }
}

process.on('message', async ({ id, name, args }: Order) => {
  const work = orders[name] as (...args: unknown[]) => Promise<unknown>;
  try {
    process.send?.({ id, answer: await work(...args) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
// Without the parent nobody needs it.
process.once('disconnect', () => process.exit());
process.send?.({ url: await listen(0) });
