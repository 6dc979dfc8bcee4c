import { after } from 'node:test';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { buildApp } from '../app.ts';
import type { Module } from '../modules/index.ts';
import { readConfig } from '../platform/config.ts';
import type { App, Context } from '../platform/context.ts';
import { createContext } from '../platform/create-context.ts';
import { newId } from '../platform/ids.ts';
import type { OutboundRules } from '../platform/outbound/public-address.ts';
import type { Database } from '../storage/db.ts';
import { openInMemory } from '../storage/embedded.ts';
import { openPostgres } from '../storage/postgres.ts';
import { forgetNames } from '../storage/sql.ts';
import { serverTemplate, withDatabase } from './server-template.ts';
import { openMigratedInMemory } from './template.ts';

/** A server whose user may create databases; without it the suites run on the embedded engine. */
const SERVER_URL = process.env.TEST_DATABASE_URL;

/** On the embedded engine only what may differ there is tried, unless all is asked for (`pnpm test:node --all`). */
export const isSmoke = !SERVER_URL && !process.env.TEST_ALL;

const rethrow = (error: Error) => {
  throw error;
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface Fresh<T> {
  value: T;
  /** Null on the embedded engine. */
  url: string | null;
  drop(): Promise<void>;
}

/** The URL of a new database on the test server, empty or a copy of `template`; null on the embedded engine. */
async function freshPostgresUrl(template?: (serverUrl: string) => Promise<string>): Promise<Fresh<string> | null> {
  if (!SERVER_URL) return null;
  const name = `test_${newId().replaceAll('-', '')}`;
  const source = template ? ` template ${await template(SERVER_URL)}` : '';
  await onServer(SERVER_URL, `create database ${name}${source}`);
  const url = withDatabase(SERVER_URL, name);
  return {
    value: url,
    url,
    drop: () => onServer(SERVER_URL, `drop database if exists ${name} with (force)`),
  };
}

async function openFresh(url: Fresh<string> | null, embedded: () => Promise<Database>): Promise<Fresh<Database>> {
  forgetNames();
  const database = url ? openPostgres({ url: url.value, poolSize: 8, onError: rethrow }) : await embedded();
  return {
    value: database,
    url: url?.value ?? null,
    drop: async () => {
      await database.close();
      await url?.drop();
    },
  };
}

/** A new, empty database on the requested engine; `drop` closes and deletes it. */
export async function freshDatabase(
  embedded: () => Promise<Database> = async () => (await openInMemory()).database,
): Promise<Fresh<Database>> {
  return openFresh(await freshPostgresUrl(), embedded);
}

/** The same with every migration applied. */
export async function migratedDatabase(): Promise<Fresh<Database>> {
  return openFresh(await freshPostgresUrl(serverTemplate), openMigratedInMemory);
}

export interface TestApi {
  app: App;
  context: Context;
  db: Database;
  /** Moves the clock of the API. */
  passTime(milliseconds: number): void;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

interface TestApiOptions {
  env?: Record<string, string>;
  /** Routes of the test itself, for behaviour that all routes share. */
  extra?: readonly Module[];
  /** To call local servers of the test. */
  outbound?: OutboundRules;
  /** An open and migrated database, instead of one on the test server; closed with the API. */
  database?: Database;
}

/** The whole API on its own database; closed after the file's tests. Call it once at the top of a test file. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { env = {}, extra = [], outbound, database } = options;
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const { value: db, drop } = database ? { value: database, drop: () => database.close() } : await migratedDatabase();
  const settings = { DATA_DIR: 'memory:', PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off', ...env };
  const config = { ...readConfig(settings), smtpUrl: null };
  const context = await createContext({ config, clock, db, outbound, onError: rethrow });
  const app = await buildApp(context, false, extra);
  await app.ready();
  after(async () => {
    await app.close();
    await context.replicas?.close();
    await drop();
  });
  return {
    app,
    context,
    db,
    passTime: (milliseconds) => {
      offset += milliseconds;
    },
    inject: (options) => app.inject(options),
  };
}
