/**
 * Measures the lists on a separate PostgreSQL, with a market that is loaded once and stored in .cache: first the cost of
 * their statements in the database, compared with a market a hundredth the size; then requests per second compared with a
 * bare node:http + pg server.
 *
 *   pnpm bench:api [--offers=1000000] [--companies=200000] [--runs=200] [--rounds=5] [--seconds=3] [--part=database|requests]
 * [--only=<label>] [--cpu]
 */
import { parseArgs } from 'node:util';
import { measureDatabase } from './database.ts';
import type { Market } from './database-table.ts';
import { type Size, startMarkets } from './persistent-market.ts';
import { measureRequests } from './requests.ts';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '200000' },
    runs: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    part: { type: 'string', default: 'all' },
    only: { type: 'string', default: '' },
    cpu: { type: 'boolean', default: false },
  },
});

const SMALL: Size = { offers: 10_000, companies: 2_000 };
const LARGE: Size = { offers: Number(options.offers), companies: Number(options.companies) };

const { server, urls } = await startMarkets([SMALL, LARGE]);
// The data stays for the next run, which could not start while this server is running.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop().finally(() => process.exit(1)));
try {
  const [small, large] = [SMALL, LARGE].map((size, index): Market => ({ size, url: urls[index] ?? '' })) as [
    Market,
    Market,
  ];
  if (options.part !== 'requests') {
    const reached = await measureDatabase({
      small,
      large,
      runs: Number(options.runs),
      only: options.only,
      cpu: options.cpu,
    });
    console.log(
      reached
        ? 'Every figure was reached.\n'
        : 'Lines with ! are past 20 ms on page 1, 100 ms on page 1000, or 1.5 × the small market with as many rows on the page.\n',
    );
  }
  if (options.part !== 'database') {
    await measureRequests(large, { rounds: Number(options.rounds), seconds: Number(options.seconds) });
  }
} finally {
  await server.stop();
}
