import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { runServer, type TemporaryPostgres } from './temporary-postgres.ts';

export interface TemporaryReplica {
  url: string;
  /** What was committed from now on is received, and not shown until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** SIGKILL, and the server again on the same port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Of a server that runs; they are made anew by the copy's own. */
const OWN_FILES = new Set(['postmaster.pid', 'postmaster.opts']);

/**
 * A base backup by the server's own functions, which any PostgreSQL has: packages with only the server lack pg_basebackup. The copy
 * has the whole log from the beginning of the backup, so it needs no archive.
 */
async function copyData(primary: TemporaryPostgres, data: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    const filter = (source: string) => !OWN_FILES.has(path.basename(source));
    await cp(primary.home.data, data, { recursive: true, filter });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** A streaming standby of the server, in its directory. */
export async function startReplica(primary: TemporaryPostgres): Promise<TemporaryReplica> {
  const { home } = primary;
  const data = await mkdtemp(path.join(home.directory, 'replica-'));
  await copyData(primary, data);
  await writeFile(path.join(data, 'standby.signal'), '');
  await chmod(data, 0o700);
  if (home.identity) execFileSync('chown', ['-R', `${home.identity.uid}:${home.identity.gid}`, data]);
  const { hostname, port, username } = new URL(primary.url);
  const settings = { ...home.settings, primary_conninfo: `host=${hostname} port=${port} user=${username}` };
  const server = await runServer({ ...home, data, settings });
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    url: server.url,
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    crash: () => server.crash(),
    async stop() {
      await server.stop();
      await rm(data, { recursive: true });
    },
  };
}
