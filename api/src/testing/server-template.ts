import pg from 'pg';
import { migrate } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { migrationsDigest } from './template.ts';

/** Any constant, as long as nothing else on a test server uses the same advisory lock. */
const LOCK = 7_201_978;

const rethrow = (error: Error) => {
  throw error;
};

/** Another database of the same server. */
export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Under another name until it is complete: a process may be killed in the middle. */
async function make(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const database = openPostgres({ url: withDatabase(serverUrl, unfinished), poolSize: 1, onError: rethrow });
  await migrate(database);
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** The name of a migrated database on the test server, to copy: running all migrations takes ten times as long. */
export async function serverTemplate(serverUrl: string): Promise<string> {
  const name = `template_${await migrationsDigest()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Files start together, and one of them creates it. The lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(client, serverUrl, name);
    return name;
  } finally {
    await client.end();
  }
}
