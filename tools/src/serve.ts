import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '@wspolnik/api';
import { createGateway, findMapFile, type Gateway, missingSettings } from '@wspolnik/deploy';
import { isLoopback, listenHost, readSettings } from '@wspolnik/settings';
import { startTracing } from '@wspolnik/settings/tracing';
import { buildRelease } from './build/release.ts';
import { storeLocation } from './build/store-location.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { assertPortFree } from './serve/port.ts';
import { SEED_COPIES } from './serve/seed-copies.ts';
import { ROOT } from './webpack/base-config.ts';

const DEMO_ACCOUNTS = [
  ['owner@demo.wspolnik.test', 'owner of a company with points and orders'],
  ['manager@demo.wspolnik.test', 'manager of the same company'],
  ['member@demo.wspolnik.test', 'member of the same company'],
  ['user@demo.wspolnik.test', 'a person without a company'],
  ['fresh@demo.wspolnik.test', 'nothing done yet'],
  ['admin@demo.wspolnik.test', 'administrator'],
  ['moderator@demo.wspolnik.test', 'second administrator'],
];

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

const open: Pick<Gateway, 'close'>[] = [];

/** Runs the API on the loopback and the gateway in front of it in this process. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const { PORT: port, PUBLIC_URL: publicOrigin, TRUST_PROXY: trustProxy } = settings;
  const host = listenHost(settings);
  const stopTracing = await startTracing('wspolnik', settings);
  const store = storeLocation(ROOT, settings.RELEASES_DIR);
  await assertPortFree(port, host);
  const mapFile = await findMapFile(settings);
  // Before the API lets its process make files only for their owner: a database of tests, another user's as root, is in there too.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  console.log('Wspólnik: opening the storage, building what has changed');
  // Side by side: containers are built in other processes. When the storage does not open, the process ends, and they with it.
  const [apiUrl] = await Promise.all([openApi(), buildRelease({ root: ROOT, store, log: console.log })]);

  const gateway = await createGateway({
    api: apiUrl,
    store,
    folder: settings.GATEWAY_DIR,
    publicOrigin,
    trustProxy,
    mapFile,
  });
  closeOnSignal({ close: stopTracing });
  closeOnSignal(gateway);
  for (const missing of missingSettings(process.env)) console.warn(missing);
  announce(await gateway.listen(port, host), host);
}

async function openApi(): Promise<string> {
  const api = await createApi({ env: process.env, seedCopies: SEED_COPIES });
  closeOnSignal(api);
  const url = await api.listen(0);
  console.log(`The storage is open (${seconds()})`);
  return url;
}

function announce(url: string, host: string): void {
  console.log(`\nWspólnik runs at ${url} (${seconds()}). Ctrl+C ends it.`);
  if (isLoopback(host))
    console.log('Only this machine reaches it. NODE_ENV=development HOST=0.0.0.0 npm start opens it to the network.');
  else console.log(`It listens on ${host}: other machines reach it too.`);
  if (process.env.NODE_ENV === 'production') return;
  console.log('\nDemo accounts, password Demo!2345');
  for (const [email = '', what] of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(28)} ${what}`);
  console.log(`\nMail that would be sent: ${url}/dev/mail`);
}

/** The gateway closes first, so that nothing reaches an API that is closing its storage. */
function closeOnSignal(part: Pick<Gateway, 'close'>): void {
  open.unshift(part);
  if (open.length > 1) return;
  const close = async () => {
    for (const opened of open) await opened.close();
    process.exit(0);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

try {
  await serve();
} catch (error) {
  console.error(`\n${explainFailure(error)}`);
  process.exit(1);
}
