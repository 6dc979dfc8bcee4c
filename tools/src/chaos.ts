/**
 * Two gateways and two APIs on PostgreSQL and its replica, with stand-ins for NATS and S3, behind balancers as in a cluster, under the
 * mixed load of `pnpm soak` and the money traffic of `pnpm crash:ledger`, while one process is killed every `--every` seconds and another
 * one started: a gateway, an API, the replica. Fails when an acknowledged write is lost or took effect twice, a navigation fails, or more
 * than one call in a thousand does.
 *
 *   pnpm chaos [--minutes=10] [--every=30] [--rate=20] [--members=40] [--smoke]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../api/src/storage/postgres.ts';
import { commandOptions, judge } from '../../api/src/testing/command-options.ts';
import { prepareWorld } from '../../api/src/testing/crash/crash-world.ts';
import { type Findings, inspectStore } from '../../api/src/testing/crash/effects.ts';
import { Load } from '../../api/src/testing/crash/money-load.ts';
import { buildRelease } from './build/release.ts';
import { type ChaosSite, startSite } from './chaos/chaos-site.ts';
import type { Processes } from './chaos/processes.ts';
import { ROOT } from './check/workspace.ts';
import { Measurements } from './soak/measurements.ts';
import { addPeople } from './soak/soaked-product.ts';
import { visitFor } from './soak/visit-for.ts';
import { closeSite, openSite } from './soak/visits.ts';

const { values } = parseArgs({
  options: commandOptions({ minutes: [10, 0.2], every: [30, 5], rate: [20, 4], members: [40, 4] }),
});
const every = Number(values.every) * 1000;
const duration = Number(values.minutes) * 60_000;
const MOST_ERRORS = 0.001;
/** Characters; ids and times are at the end. */
const ERROR_LENGTH = 60;

const open = (url: string) => openPostgres({ url, poolSize: 2, onError: (error) => process.emitWarning(error) });

async function replace(kind: Processes): Promise<void> {
  await kind.end('SIGKILL');
  await kind.start();
}

/** Kills the oldest of each kind in turn until it is time to end, and starts another one. Never two at a time: that is another failure. */
async function killInTurn(
  { gateways, apis, crashReplica }: ChaosSite,
  until: number,
  sofar: () => string,
): Promise<number> {
  const turns = [
    ['a gateway', () => replace(gateways)],
    ['an API', () => replace(apis)],
    ['the replica', crashReplica],
  ] as const;
  let kills = 0;
  for (; performance.now() + every <= until; kills += 1) {
    await Promise.all([pause(every), gateways.ready(), apis.ready()]);
    const [name, kill] = turns[kills % turns.length] ?? turns[0];
    await kill();
    console.log(`${name} was killed: ${sofar()}`);
  }
  return kills;
}

interface Outcome {
  kills: number;
  measurements: Measurements;
  load: Load;
  findings: Findings;
}

/** Calls, and those that somebody in a browser would see fail: a write whose connection broke is sent once more. */
function count(measurements: Measurements, { client }: Load): { calls: number; errors: number } {
  return { calls: measurements.calls + client.answered, errors: measurements.errors.length + client.brokenAgain };
}

function tally(measurements: Measurements, load: Load): string {
  const { calls, errors } = count(measurements, load);
  return `${calls} calls so far, ${errors} failed`;
}

async function run(site: ChaosSite): Promise<Outcome> {
  const db = open(site.databaseUrl);
  const world = await prepareWorld(db);
  const emails = Array.from({ length: Number(values.members) }, (_, index) => `chaos${index}@demo.wspolnik.test`);
  await addPeople(site.databaseUrl, emails);
  const measurements = new Measurements();
  const visited = await openSite(site.url, emails, measurements);
  const load = new Load({ address: async () => site.url }, world, {});
  const visits = visitFor(visited, duration, Number(values.rate));
  const kills = await Promise.race([
    killInTurn(site, performance.now() + duration, () => tally(measurements, load)),
    load.broken.then(() => {
      throw new Error('the money traffic ended by itself');
    }),
  ]);
  await visits;
  await load.end();
  closeSite(visited);
  const findings = await inspectStore(db, load.acknowledged);
  await db.close();
  return { kills, measurements, load, findings };
}

function report({ kills, measurements, load, findings }: Outcome): boolean {
  const { client, acknowledged } = load;
  const { calls, errors } = count(measurements, load);
  const failedPages = measurements.errors.filter((error) => error.startsWith('page:')).length;
  const share = errors / calls;
  const kinds = Map.groupBy(measurements.errors, (error) => error.slice(0, ERROR_LENGTH));
  for (const [error, { length }] of kinds) console.log(`  ${length} × ${error}`);
  console.log(`${values.minutes} minutes, ${kills} processes killed: ${calls} calls`);
  console.log(`  ${errors} failed (${(share * 100).toFixed(3)} %, at most ${MOST_ERRORS * 100} %)`);
  console.log(
    `  ${client.brokenOff} writes of the money traffic broke off at first, ${client.brokenAgain} of them twice`,
  );
  console.log(`  ${failedPages} navigations failed`);
  const { lost, doubled, negative, broken, imbalance } = findings;
  console.log(`  ${acknowledged.length} writes acknowledged: lost ${lost}, twice ${doubled}`);
  console.log(`  ledger: imbalance ${imbalance}, negative ${negative}, broken ${broken}`);
  const isWhole = lost === 0 && doubled === 0 && negative === 0 && broken === 0 && imbalance === 0n;
  if (!isWhole) process.exitCode = 1;
  return isWhole && failedPages === 0 && share < MOST_ERRORS;
}

const store = `${ROOT}/.releases`;
await buildRelease({ root: ROOT, store, log: console.log });
const site = await startSite(store);
try {
  judge(report(await run(site)));
} finally {
  await site.close();
}
process.exit();
