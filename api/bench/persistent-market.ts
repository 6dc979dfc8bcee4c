import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { collectWords } from '../src/modules/offer-search/known-words.sql.ts';
import type { Database } from '../src/storage/db.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Sql, sql } from '../src/storage/sql.ts';
import { demandPostgres, type TemporaryPostgres } from '../src/testing/temporary-postgres.ts';
import { loadAdminData } from './admin-data.ts';
import { loadCommunity } from './community.ts';
import { loadMarket } from './market.ts';

const CACHE = path.join(import.meta.dirname, '../../.cache');
const SOURCES = ['market-text.ts', 'indexes.ts'];

/** Databases that are loaded once and stored until a source of their data changes. */
interface DataSet {
  folder: string;
  sources: readonly string[];
  fill(db: Database, size: Size): Promise<void>;
}

const MARKET: DataSet = {
  folder: 'bench-api',
  sources: ['market.ts', 'community.ts'],
  async fill(db, size) {
    await loadMarket(db, size);
    await loadCommunity(db, size);
    await settle(db);
  },
};

/** As many users and orders as a market has offers. */
const ADMIN: DataSet = {
  folder: 'bench-admin',
  sources: ['admin-data.ts', 'market.ts'],
  async fill(db, { offers }) {
    await loadAdminData(db, offers);
    await db.query(sql`vacuum (freeze, analyze)`);
  },
};

export interface Size {
  offers: number;
  companies: number;
}

function rethrow(error: Error): never {
  throw error;
}

export function open(url: string, poolSize = 1): Database {
  return openPostgres({ url, poolSize, onError: rethrow });
}

/** Depends on the sources of the data. Migrations added after the load are applied to it instead. */
function sourceHash({ sources }: DataSet): string {
  const hash = createHash('sha256');
  for (const name of [...SOURCES, ...sources]) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Runs what autovacuum and the jobs of a running product would have done. */
async function settle(db: Database): Promise<void> {
  await db.query(sql`vacuum (freeze, analyze)`);
  await db.transaction(collectWords);
  await db.query(sql`analyze offer_words`);
}

async function isLoaded(url: string): Promise<boolean> {
  const db = open(url);
  try {
    // Throws for an incomplete database, and for an edited migration.
    await db.query(sql`select 1 from bench_loaded`);
    // The pool has one connection, which keeps the setting; rebuilding an index takes longer than the timeout of requests.
    await db.query(sql`set statement_timeout = 0`);
    const applied = await migrate(db);
    if (applied.length > 0) console.log(`  applied to the stored data: ${applied.join(', ')}`);
    if (applied.length > 0) await settle(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

async function load(url: string, size: Size, { fill }: DataSet): Promise<void> {
  const db = open(url);
  try {
    await migrate(db);
    // Loading takes longer than the timeout of requests; the pool has one connection, which keeps the settings.
    for (const setting of ['statement_timeout = 0', "maintenance_work_mem = '1GB'", 'synchronous_commit = off']) {
      await db.query(new Sql([`set ${setting}`], []));
    }
    await fill(db, size);
    await db.query(sql`create table bench_loaded ()`);
  } finally {
    await db.close();
  }
}

/** The URL of a database of that size, loaded unless it exists from an earlier run. */
async function market(server: string, size: Size, data: DataSet): Promise<string> {
  const url = new URL(server);
  const name = `market_${size.offers}_${size.companies}`;
  url.pathname = `/${name}`;
  if (await isLoaded(url.href)) return url.href;
  const started = performance.now();
  console.log(`Loading ${data.folder}: ${size.offers} rows …`);
  const admin = open(server);
  await admin.query(new Sql([`drop database if exists ${name} with (force)`], []));
  await admin.query(new Sql([`create database ${name}`], []));
  await admin.close();
  await load(url.href, size, data);
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return url.href;
}

interface Started {
  server: TemporaryPostgres;
  urls: string[];
}

/** A server with a database of each size. It stores its data in .cache, so that the next run starts at once. */
async function start(data: DataSet, sizes: readonly Size[]): Promise<Started> {
  const cache = path.join(CACHE, data.folder);
  const directory = path.join(cache, sourceHash(data));
  for (const old of existsSync(cache) ? readdirSync(cache) : []) {
    if (old !== path.basename(directory)) await rm(path.join(cache, old), { recursive: true, force: true });
  }
  const server = await demandPostgres({ keep: directory, settings: { shared_buffers: '2GB' } });
  try {
    const urls: string[] = [];
    for (const size of sizes) urls.push(await market(server.url, size, data));
    return { server, urls };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export const startMarkets = (sizes: readonly Size[]): Promise<Started> => start(MARKET, sizes);
export const startAdminData = (sizes: readonly Size[]): Promise<Started> => start(ADMIN, sizes);
