/**
 * Measures the lists on a separate PostgreSQL, with a market that is loaded once and stored in .cache: first the cost of
 * their statements in the database, compared with a market a hundredth the size; then requests per second compared with a
 * bare node:http + pg server.
 *
 * The lists of admins have separate data, with as many users and orders as `--offers`.
 *
 *   pnpm bench:api [--offers=1000000] [--companies=200000] [--runs=200] [--rounds=5] [--seconds=3]
 * [--part=database|admin|requests]
 * [--only=<label>] [--cpu] [--smoke]
 */
import { parseArgs } from 'node:util';
import { commandOptions, isSmoke } from '../src/testing/command-options.ts';
import { measureAdmin, measureDatabase } from './database.ts';
import type { Market } from './database-table.ts';
import { type Size, startAdminData, startMarkets } from './persistent-market.ts';
import { measureRequests } from './requests.ts';

const { values: options } = parseArgs({
  options: {
    ...commandOptions({
      offers: [1_000_000, 2_000],
      companies: [200_000, 400],
      runs: [200, 2],
      rounds: [5, 1],
      seconds: [3, 1],
    }),
    part: { type: 'string', default: 'all' },
    only: { type: 'string', default: '' },
    cpu: { type: 'boolean', default: false },
  },
});

const SMALL: Size = isSmoke ? { offers: 1_000, companies: 200 } : { offers: 10_000, companies: 2_000 };
const LARGE: Size = { offers: Number(options.offers), companies: Number(options.companies) };

type Start = typeof startMarkets;

async function withData(start: Start, measure: (small: Market, large: Market) => Promise<void>): Promise<void> {
  const { server, urls } = await start([SMALL, LARGE]);
  // The data stays for the next run, which could not start while this server is running.
  const stop = () => void server.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    const [small = '', large = ''] = urls;
    await measure({ size: SMALL, url: small }, { size: LARGE, url: large });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, stop);
    await server.stop();
  }
}

const wants = (part: string): boolean => options.part === 'all' || options.part === part;
const plan = { runs: Number(options.runs), only: options.only, cpu: options.cpu };

function tell(reached: boolean): void {
  console.log(
    reached
      ? 'Every figure was reached.\n'
      : 'Lines with ! are past 20 ms on page 1 (50 ms for words and three filters), 150 ms on page 334, or 2 × the small market with as many rows on the page.\n',
  );
}

if (wants('admin')) {
  await withData(startAdminData, async (small, large) => tell(await measureAdmin({ small, large, ...plan })));
}
if (wants('database') || wants('requests')) {
  await withData(startMarkets, async (small, large) => {
    if (wants('database')) tell(await measureDatabase({ small, large, ...plan }));
    if (wants('requests'))
      await measureRequests(large, { rounds: Number(options.rounds), seconds: Number(options.seconds) });
  });
}
