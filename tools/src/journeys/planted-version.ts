import { lastPublished, openStore, readRegistry } from '@wspolnik/deploy/release';
import { publishChanged } from './changed-version.ts';
import { type LeakName, leaking, MISTAKES, PLANTED_LEAKS } from './planted-leaks.ts';

// For journeys: publishes a version of a remote whose pages have a mistake and leave a leak of every kind. Arguments: a store, the container.

const [location = '', name = ''] = process.argv.slice(2);
const store = await openStore(location);
const { version } = await lastPublished(store, name, await readRegistry(store));
const leaks = leaking(Object.keys(PLANTED_LEAKS) as LeakName[]);
await publishChanged(store, name, version, { code: `${MISTAKES}\n${leaks}` });
