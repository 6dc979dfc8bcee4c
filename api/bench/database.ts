import { loadavg } from 'node:os';
import { catalogOf } from '../src/modules/categories/category-catalog.ts';
import { countCompanies, listCompanies } from '../src/modules/companies/companies.sql.ts';
import { selectMarkers } from '../src/modules/companies/company-markers.sql.ts';
import { viewerOf } from '../src/modules/network/network-status.sql.ts';
import { offerFilters, visibleOffers } from '../src/modules/offers/offer-filters.ts';
import { listOffers } from '../src/modules/offers/offer-list.service.ts';
import { createCountCache } from '../src/platform/count-cache.ts';
import type { Identity } from '../src/platform/identity.ts';
import type { Database } from '../src/storage/db.ts';
import { PEOPLE } from './community.ts';
import { COMPANY_CASES, type CompanyCase, OFFER_CASES, type OfferCase } from './database-cases.ts';
import { open, type Size } from './kept-market.ts';
import { createDice } from './market-text.ts';

const PAGE_1_MS = 20;
const PAGE_1000_MS = 100;

export interface Market {
  size: Size;
  url: string;
}

interface Times {
  p50: number;
  p99: number;
}

/** Milliseconds that the statements of a call took, one after the other on one connection. */
function timed(db: Database): { db: Database; take(): number } {
  let spent = 0;
  const query = db.query.bind(db);
  db.query = async (statement) => {
    const start = performance.now();
    try {
      return await query(statement);
    } finally {
      spent += performance.now() - start;
    }
  };
  const take = () => {
    const value = spent;
    spent = 0;
    return value;
  };
  return { db, take };
}

function timesOf(values: readonly number[]): Times {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A person as the API knows them after signing in. */
function identity(index: number): Identity {
  const { userId: id, sessionId } = PEOPLE[index] ?? { userId: '', sessionId: '' };
  const user = { id, email: '', first_name: '', last_name: '', locale: 'pl', role: 'USER' } as const;
  return { sessionId, user, company: null };
}

/** One case on one market; every call counts its matches anew, as the first of ten seconds does. */
async function offersPage(db: Database, { draw, viewer }: OfferCase, size: Size, page: number, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? identity(viewer(dice)) : null;
  const query = { page, limit: 30, ...draw(dice, size) };
  const conditions = [visibleOffers(query, who), ...(await offerFilters(query, who, catalogOf(db)))];
  await listOffers(db, createCountCache(), { query, viewer: who, conditions });
}

async function companiesPage(db: Database, { draw, viewer }: CompanyCase, page: number, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? viewerOf(identity(viewer(dice))) : null;
  const query = { page, limit: 30, ...draw(dice) };
  await listCompanies(db, query, who);
  await countCompanies(db, query, who);
}

/** The map asks for all at once (specification §9). */
async function markersPage(db: Database, { draw, viewer }: CompanyCase, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? viewerOf(identity(viewer(dice))) : null;
  await selectMarkers(db, { page: 1, limit: 10_000, ...draw(dice) }, who);
}

type Call = (db: Database, size: Size, seed: number) => Promise<unknown>;

/** Each of `runs` different calls twice: what the first one brings into memory is there for the second, which counts. */
async function measure({ url, size }: Market, runs: number, call: Call): Promise<Times> {
  const { db, take } = timed(open(url));
  const times: number[] = [];
  try {
    await catalogOf(db).tree();
    for (let seed = 1; seed <= runs; seed += 1) {
      await call(db, size, seed * 7_919);
      take();
      await call(db, size, seed * 7_919);
      times.push(take());
    }
  } finally {
    await db.close();
  }
  return timesOf(times);
}

const ms = (value: number) => value.toFixed(1).padStart(7);

interface Row {
  label: string;
  first: Call;
  deep?: Call;
}

/** Answers whether every figure was reached. */
async function printTable(title: string, rows: readonly Row[], { small, large, runs }: Plan): Promise<boolean> {
  console.log(`${title} (ms; load ${loadavg()[0]?.toFixed(1)})`);
  console.log(`  ${''.padEnd(42)} page 1: p50     p99   small p50     p99  growth    page 1000: p50     p99`);
  let reached = true;
  for (const { label, first, deep } of rows) {
    const atSmall = await measure(small, runs, first);
    const atLarge = await measure(large, runs, first);
    const page1000 = deep && (await measure(large, Math.ceil(runs / 4), deep));
    const growth = atLarge.p50 / atSmall.p50;
    const isSlow = atLarge.p99 > PAGE_1_MS || (page1000?.p99 ?? 0) > PAGE_1000_MS;
    reached &&= !isSlow;
    const deepText = page1000 ? `           ${ms(page1000.p50)} ${ms(page1000.p99)}` : '';
    console.log(
      `${isSlow ? '!' : ' '} ${label.padEnd(42)}      ${ms(atLarge.p50)} ${ms(atLarge.p99)}     ${ms(atSmall.p50)} ${ms(atSmall.p99)}  ${growth.toFixed(2).padStart(6)}${deepText}`,
    );
  }
  console.log('');
  return reached;
}

export interface Plan {
  small: Market;
  large: Market;
  /** Calls of each case. */
  runs: number;
  /** Cases whose label contains it. */
  only: string;
}

/** What the statements of every list of offers and companies cost in the database. */
export async function measureDatabase(plan: Plan): Promise<boolean> {
  const wanted = ({ label }: { label: string }) => label.includes(plan.only);
  const offers = OFFER_CASES.filter(wanted).map(
    (entry): Row => ({
      label: entry.label,
      first: (db, size, seed) => offersPage(db, entry, size, 1, seed),
      deep: (db, size, seed) => offersPage(db, entry, size, 1_000, seed),
    }),
  );
  const companies = COMPANY_CASES.filter(wanted).map(
    (entry): Row => ({
      label: entry.label,
      first: (db, _size, seed) => companiesPage(db, entry, 1, seed),
      deep: (db, _size, seed) => companiesPage(db, entry, 1_000, seed),
    }),
  );
  const markers = COMPANY_CASES.filter(wanted).map(
    (entry): Row => ({
      label: entry.label,
      first: (db, _size, seed) => markersPage(db, entry, seed),
    }),
  );
  const reached = [
    await printTable('GET offers/', offers, plan),
    await printTable('GET accounts/company-list-all/', companies, plan),
    await printTable('GET accounts/company-markers/, 10 000 at once', markers, plan),
  ];
  return !reached.includes(false);
}
