/**
 * Half an hour of mixed load through the gateway: guests' pages, lists and searches, members' posts, messages with sockets,
 * purchases, uploads and sign-ins, admins' lists, and recharges whose provider hangs for `--provider` seconds. Fails when more than
 * one call in a thousand does, or when the memory after collections grows by a tenth after the warm-up.
 *
 *   pnpm soak [--minutes=30] [--warm-up=5] [--rate=40] [--provider=4] [--smoke]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commandOptions, isSmoke } from '../../api/src/testing/command-options.ts';
import { startStripeStandIn } from '../../api/src/testing/stripe-stand-in.ts';
import { buildRelease } from './build/release.ts';
import { Measurements } from './soak/measurements.ts';
import { type SoakedProduct, startSoaked } from './soak/soaked-product.ts';
import { visitFor } from './soak/visit-for.ts';
import { closeSite, openSite, type Site } from './soak/visits.ts';
import { ROOT } from './webpack/base-config.ts';

/** Members are few enough that each has a dozen visits a minute, and enough that no limit of a person is met. */
const { values } = parseArgs({
  options: commandOptions({
    minutes: [30, 2],
    'warm-up': [5, 0],
    rate: [40, 4],
    members: [60, 4],
    // Seconds; the API gives up after five.
    provider: [4, 0],
  }),
});
const [minutes, warmUp] = [Number(values.minutes), Number(values['warm-up'])];
/** Visits per second. */
const rate = Number(values.rate);
/** The two minutes of a smoke have three seconds. */
const MINUTE_MS = isSmoke ? 3_000 : 60_000;
const MOST_ERRORS = 0.001;
const MOST_GROWTH = 0.1;
const ERRORS_SHOWN = 10;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
/** Memory of the product's own code: the heap, and buffers beside it. */
const held = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;

/** One minute of visits, then the memory after a collection; answers the bytes held. */
async function passMinute(product: SoakedProduct, site: Site, minute: number): Promise<number> {
  const [before, started] = [product.cpuTime(), performance.now()];
  await visitFor(site, MINUTE_MS, rate);
  const cpu = (product.cpuTime() - before) / (performance.now() - started);
  const memory = await product.memory();
  const { calls, errors } = site.measurements;
  console.log(
    `minute ${String(minute).padStart(2)}: ${calls} calls, ${errors.length} errors, ${cpu.toFixed(2)} processors, ` +
      `heap ${megabytes(memory.heapUsed)}, beside it ${megabytes(memory.external)}, process ${megabytes(memory.rss)}`,
  );
  return held(memory);
}

function reportLatencies(measurements: Measurements): void {
  console.log('\nkind              calls   p50 ms   p99 ms');
  for (const { kind, calls, p50, p99 } of measurements.percentiles()) {
    const numbers = [String(calls).padStart(6), p50.toFixed(1).padStart(8), p99.toFixed(1).padStart(8)];
    console.log(`${kind.padEnd(17)}${numbers.join(' ')}`);
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** The mean of three minutes at the end against the mean of three after the warm-up: a single collection varies. */
function growthOf(memory: readonly number[]): number {
  const few = Math.max(1, Math.min(3, Math.floor(memory.length / 2)));
  return mean(memory.slice(-few)) / mean(memory.slice(0, few)) - 1;
}

function reportVerdict(measurements: Measurements, memory: readonly number[]): boolean {
  const { calls, errors } = measurements;
  const growth = growthOf(memory);
  const share = errors.length / calls;
  for (const error of errors.slice(0, ERRORS_SHOWN)) console.log(`  ${error}`);
  console.log(
    `\n${calls} calls, ${errors.length} errors (${(share * 100).toFixed(3)} %, at most ${MOST_ERRORS * 100} %)`,
  );
  console.log(`memory after collections: ${(growth * 100).toFixed(1)} % (at most ${MOST_GROWTH * 100} %)`);
  return share < MOST_ERRORS && (isSmoke || growth < MOST_GROWTH);
}

await buildRelease({ root: ROOT, store: `${ROOT}/.releases`, log: console.log });
const stripe = await startStripeStandIn(async () => {
  await pause(Number(values.provider) * 1000);
  return undefined;
});
await using product = await startSoaked(stripe.settings);
const emails = Array.from({ length: Number(values.members) }, (_, index) => `soak${index}@demo.wspolnik.test`);
await product.addPeople(emails);
const site = await openSite(product.url, emails, new Measurements());
console.log(`${minutes} minutes, of them ${warmUp} of warm-up, ${rate} visits a second`);
const memory: number[] = [];
for (let minute = 1; minute <= minutes; minute += 1) memory.push(await passMinute(product, site, minute));
closeSite(site);
await stripe.close();
reportLatencies(site.measurements);
if (!reportVerdict(site.measurements, memory.slice(warmUp))) process.exitCode = 1;
