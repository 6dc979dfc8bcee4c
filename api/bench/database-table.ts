import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { catalogOf } from '../src/modules/categories/category-catalog.ts';
import type { Database } from '../src/storage/db.ts';
import { sql } from '../src/storage/sql.ts';
import { open, type Size } from './persistent-market.ts';

/** Of single filters and any two. */
const PAGE_1_MS = 20;
/** Of words, and of three filters or more. */
export const SEARCH_MS = 50;
const LAST_PAGE_MS = 150;
/** Most growth of page 1 for a hundred times the rows, when the page has the same rows. */
const GROWTH = 2;
/** Below this share of calls with equal pages, growth is not evaluated. */
const COMPARABLE = 0.2;

export interface Market {
  size: Size;
  url: string;
}

export interface Plan {
  small: Market;
  large: Market;
  /** Calls per case. */
  runs: number;
  /** Runs cases whose label contains it. */
  only: string;
  /**
   * CPU time of the backend instead of elapsed time, which is less sensitive to a busy machine. Disables parallel workers,
   * because their time would be missing. Linux only.
   */
  cpu: boolean;
}

interface Times {
  p50: number;
  p99: number;
}

/** Milliseconds of CPU time of the only connection's backend. */
async function backendClock(db: Database): Promise<() => number> {
  await db.query(sql`set max_parallel_workers_per_gather = 0`);
  const backend = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return () => Number(readFileSync(`/proc/${backend?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Milliseconds of a call's statements, one after the other on one connection. */
function timed(db: Database, now: () => number): { take(): number } {
  let spent = 0;
  const query = db.query.bind(db);
  db.query = async (statement) => {
    const start = now();
    try {
      return await query(statement);
    } finally {
      spent += now() - start;
    }
  };
  const take = () => {
    const value = spent;
    spent = 0;
    return value;
  };
  return { take };
}

function timesOf(values: readonly number[]): Times {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Answers the number of rows of the page; counted outside of the measured time. */
type CountRows = () => number;
type Call = (db: Database, size: Size, seed: number) => Promise<CountRows>;

interface Measured {
  ms: number;
  rows: number;
}

/** Runs each of `runs` different calls twice: the first run warms the cache, the second counts. */
async function measure(
  { url, size }: Market,
  { runs, cpu }: Pick<Plan, 'runs' | 'cpu'>,
  call: Call,
): Promise<Measured[]> {
  const db = open(url);
  const { take } = timed(db, cpu ? await backendClock(db) : () => performance.now());
  const calls: Measured[] = [];
  try {
    await catalogOf(db).tree();
    for (let seed = 1; seed <= runs; seed += 1) {
      await call(db, size, seed * 7_919);
      take();
      const countRows = await call(db, size, seed * 7_919);
      calls.push({ ms: take(), rows: countRows() });
    }
  } finally {
    await db.close();
  }
  return calls;
}

/** Growth of the calls whose page has the same rows in both markets; null when hardly any has. */
function growthOf(small: readonly Measured[], large: readonly Measured[]): number | null {
  const equal = large.flatMap((call, index) => {
    const other = small[index];
    return other && other.rows === call.rows && call.rows > 0 ? [{ large: call.ms, small: other.ms }] : [];
  });
  if (equal.length < large.length * COMPARABLE) return null;
  return timesOf(equal.map((call) => call.large)).p50 / timesOf(equal.map((call) => call.small)).p50;
}

const ms = (value: number) => value.toFixed(1).padStart(7);

export interface Row {
  label: string;
  first: Call;
  deep?: Call;
  /** Why page 1 may grow more than GROWTH. */
  mayGrow?: string;
  /** Milliseconds of page 1 where more than PAGE_1_MS are allowed. */
  most?: number;
  /** The map has as many rows as a hundred pages, and its own limit. */
  isMap?: boolean;
}

interface Result {
  first: Times;
  small: Times;
  growth: number | null;
  deep?: Times;
}

async function measureRow({ first, deep }: Row, plan: Plan): Promise<Result> {
  const { small, large, runs, cpu } = plan;
  const atSmall = await measure(small, plan, first);
  const atLarge = await measure(large, plan, first);
  const times = (calls: readonly Measured[]) => timesOf(calls.map((call) => call.ms));
  return {
    first: times(atLarge),
    small: times(atSmall),
    growth: growthOf(atSmall, atLarge),
    ...(deep && { deep: times(await measure(large, { runs: Math.ceil(runs / 4), cpu }, deep)) }),
  };
}

/** Missed limits, in a few words each. */
function missed({ first, growth, deep }: Result, { mayGrow, isMap, most = PAGE_1_MS }: Row): string[] {
  const misses: string[] = [];
  if (first.p99 > most && !isMap) misses.push('page 1');
  if (deep && deep.p99 > LAST_PAGE_MS) misses.push('last page');
  if (growth !== null && growth > GROWTH && !mayGrow) misses.push('growth');
  return misses;
}

function line({ label, mayGrow }: Row, { first, small, growth, deep }: Result, misses: readonly string[]): string {
  const pair = ({ p50, p99 }: Times) => `${ms(p50)} ${ms(p99)}`;
  const grown = (growth?.toFixed(2) ?? '–').padStart(6);
  const figures = `     ${pair(first)}     ${pair(small)}  ${grown}${deep ? `           ${pair(deep)}` : ''}`;
  const remark = mayGrow && growth !== null && growth > GROWTH ? `  may grow: ${mayGrow}` : '';
  return `${misses.length > 0 ? '!' : ' '} ${label.padEnd(42)} ${figures}  ${misses.join(', ')}${remark}`.trimEnd();
}

/** Measures and prints the rows one by one; answers whether every limit was met. */
export async function printTable(title: string, rows: readonly Row[], plan: Plan): Promise<boolean> {
  if (rows.length === 0) return true;
  console.log(`${title} (ms${plan.cpu ? ' of processor time' : ''}; load ${loadavg()[0]?.toFixed(1)})`);
  console.log(`  ${''.padEnd(42)} page 1: p50     p99   small p50     p99  growth    page 334: p50     p99`);
  let reached = true;
  for (const row of rows) {
    const result = await measureRow(row, plan);
    const misses = missed(result, row);
    reached &&= misses.length === 0;
    console.log(line(row, result, misses));
  }
  console.log('');
  return reached;
}
