import { existsSync, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../api/src/platform/config.ts';
import { explainDatabase } from '../../../api/src/platform/create-context.ts';
import { prepareDataDirectory } from '../../../api/src/storage/data-directory.ts';
import type { Database } from '../../../api/src/storage/db.ts';
import { lockDirectory } from '../../../api/src/storage/directory-lock.ts';
import { dumpEmbedded, openEmbedded, restoreEmbedded } from '../../../api/src/storage/embedded.ts';
import { openPostgres } from '../../../api/src/storage/postgres.ts';
import { sql } from '../../../api/src/storage/sql.ts';
import { UserError } from '../serve/explain-failure.ts';
import type { BackedUpDatabase } from './manifest.ts';
import { majorOf, runProgram } from './postgres-programs.ts';

/** A database of the settings, which is written to a file and read from it. */
export interface DatabaseCopies {
  /** Name of the file. */
  file: string;
  engine: BackedUpDatabase['engine'];
  dump(file: string): Promise<BackedUpDatabase>;
  isEmpty(): Promise<boolean>;
  /** Removes everything in it. */
  clear(): Promise<void>;
  /** Whole or not at all. */
  restore(file: string, from: BackedUpDatabase): Promise<void>;
}

async function describe(database: Database): Promise<BackedUpDatabase> {
  const row = await database.one<{ version: string }>(sql`select current_setting('server_version') as version`);
  const migrations = await database.query<{ name: string; digest: string }>(
    sql`select name, digest from schema_migrations order by number`,
  );
  return { engine: database.engine, version: row?.version.split(' ')[0] ?? '', migrations };
}

function onPostgres(url: string, env: NodeJS.ProcessEnv): DatabaseCopies {
  async function on<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = openPostgres({ url, poolSize: 1, onError: () => {} });
    try {
      return await work(database).catch(explainDatabase);
    } finally {
      await database.close();
    }
  }
  /** Otherwise its processes would write into what is being restored. */
  const refuseInUse = (database: Database) =>
    database
      .one(
        sql`select 1 from pg_stat_activity
            where datname = current_database() and application_name = 'wspolnik-api' and pid <> pg_backend_pid()`,
      )
      .then((row) => {
        if (row) throw new UserError('An API uses the database of DATABASE_URL: stop all of them first.');
      });
  return {
    file: 'database.dump',
    engine: 'postgres',
    async dump(file) {
      const database = await on(describe);
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
      await runProgram('pg_dump', { from: majorOf(database.version), url, args, env });
      return database;
    },
    isEmpty: () =>
      on(async (database) => {
        await refuseInUse(database);
        return !(await database.one(
          sql`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' limit 1`,
        ));
      }),
    clear: () =>
      on((database) =>
        database.scriptTransaction((tx) => tx.script('drop schema public cascade; create schema public')),
      ),
    async restore(file, { version }) {
      const row = await on((database) =>
        database.one<{ version: string }>(sql`select current_setting('server_version') as version`),
      );
      if (majorOf(row?.version ?? '') < majorOf(version)) {
        throw new UserError(
          `The backup is of PostgreSQL ${version}, and the server of DATABASE_URL is ${row?.version}: take a newer one.`,
        );
      }
      const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file];
      await runProgram('pg_restore', { from: majorOf(version), url, args, env });
    },
  };
}

function embedded(directory: string): DatabaseCopies {
  return {
    file: 'database.tar.gz',
    engine: 'pglite',
    async dump(file) {
      if (!existsSync(join(directory, 'pg')))
        throw new UserError(`There is no database in ${directory}: set DATA_DIR.`);
      const database = await openEmbedded(directory);
      const described = await describe(database).finally(() => database.close());
      const cluster = await dumpEmbedded(directory);
      await writeFile(file, cluster.stream(), { flush: true });
      return described;
    },
    async isEmpty() {
      if (!existsSync(directory)) return true;
      // Refused while a product has it open.
      const unlock = await lockDirectory(directory);
      unlock();
      return !existsSync(join(directory, 'pg'));
    },
    clear: () => rm(join(directory, 'pg'), { recursive: true, force: true }),
    async restore(file) {
      await prepareDataDirectory(directory);
      await restoreEmbedded(directory, await openAsBlob(file));
    },
  };
}

/** @throws UserError for a database in memory */
export function databaseCopies({ databaseUrl, dataDir }: Config, env: NodeJS.ProcessEnv): DatabaseCopies {
  if (databaseUrl) return onPostgres(databaseUrl, env);
  if (!dataDir) throw new UserError('DATA_DIR is memory:, of which there is no backup.');
  return embedded(dataDir);
}
