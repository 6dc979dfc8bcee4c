import { lastPublished, openStore, readRegistry } from '@wspolnik/deploy/release';
import { publishChanged } from './changed-version.ts';
import { type LeakName, leaking, PLANTED_LEAKS } from './planted-leaks.ts';

// For journeys: publishes a version of a remote that leaves something of every kind behind. Arguments: a store, the container.

const [location = '', name = ''] = process.argv.slice(2);
const store = await openStore(location);
const { version } = await lastPublished(store, name, await readRegistry(store));
await publishChanged(store, name, version, { code: leaking(Object.keys(PLANTED_LEAKS) as LeakName[]) });
