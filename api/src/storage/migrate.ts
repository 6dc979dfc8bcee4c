import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Db } from './db.ts';
import { sql } from './sql.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Any constant, as long as nothing else in this database uses the same advisory lock. */
const LOCK_AND_TABLE = `
  set local statement_timeout = 0;
  select pg_advisory_xact_lock(7201977);
  create table if not exists schema_migrations (
    number int primary key, name text not null, digest text not null, applied_at timestamptz not null default now()
  );`;

/** The database was built by migrations that the baseline of ADR 46 replaced. */
export class FormerSchemaError extends Error {
  constructor(migration: string) {
    super(
      `The database was created before the first release (by ${migration}), and this version cannot read it. Export what you ` +
        'need with the version that created it; then delete or move the directory of DATA_DIR (.data by default), or set ' +
        'DATABASE_URL to an empty database.',
    );
    this.name = 'FormerSchemaError';
  }
}

export interface Migration {
  number: number;
  name: string;
  text: string;
  digest: string;
}

/** Those of this version, in their order. */
export async function readMigrations(directory: string = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const number = Number(FILE_NAME.exec(name)?.[1]);
      if (!number) throw new Error(`Migration ${name}: the name must look like 0001_add_users.sql`);
      const text = await readFile(path.join(directory, name), 'utf8');
      return { number, name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
  const twice = migrations.find((migration, index) => migrations[index - 1]?.number === migration.number);
  if (twice) throw new Error(`Migration ${twice.name}: its number is taken`);
  return migrations;
}

async function isApplied(tx: Db, migration: Migration): Promise<boolean> {
  const row = await tx.one<{ name: string; digest: string }>(
    sql`select name, digest from schema_migrations where number = ${migration.number}`,
  );
  if (row && row.name !== migration.name) throw new FormerSchemaError(row.name);
  if (row && row.digest !== migration.digest) {
    throw new Error(`Migration ${migration.name} was edited after it had been applied. Add a new one instead.`);
  }
  return row !== undefined;
}

/**
 * Applies missing files, each in its own transaction under one advisory lock, so that processes started together wait for
 * each other. Returns the names applied by this call.
 *
 * @throws FormerSchemaError when another file of the same number was applied.
 */
export async function migrate(database: Database, directory: string = MIGRATIONS): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of await readMigrations(directory)) {
    await database.scriptTransaction(async (tx) => {
      await tx.script(LOCK_AND_TABLE);
      if (await isApplied(tx, migration)) return;
      await tx.script(migration.text);
      await tx.query(
        sql`insert into schema_migrations (number, name, digest)
            values (${migration.number}, ${migration.name}, ${migration.digest})`,
      );
      applied.push(migration.name);
    });
  }
  return applied;
}
