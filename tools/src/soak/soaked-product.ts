import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPostgres } from '../../../api/src/storage/postgres.ts';
import { sql } from '../../../api/src/storage/sql.ts';
import { cpuTimeOf } from '../../../api/src/testing/cpu-time.ts';
import { demandPostgres } from '../../../api/src/testing/temporary-postgres.ts';
import { ROOT } from '../webpack/base-config.ts';

export interface SoakedProduct extends AsyncDisposable {
  url: string;
  /** Bytes after a forced collection. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Milliseconds of CPU time of the product and its database so far; 0 where there is no /proc. */
  cpuTime(): number;
  /** Adds people whose password is that of the demo accounts. */
  addPeople(emails: readonly string[]): Promise<void>;
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The product has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /runs at (http\S+) /.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error(`The product did not start: ${child.exitCode ?? child.signalCode}`);
}

/** Adds people whose password is that of the demo accounts. */
export async function addPeople(databaseUrl: string, emails: readonly string[]): Promise<void> {
  const onError = (error: Error) => process.emitWarning(error);
  const db = openPostgres({ url: databaseUrl, poolSize: 1, onError });
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    select gen_random_uuid(), e.email, 'Anna', 'Nowak', u.password_hash, now()
    from unnest(${[...emails]}::text[]) as e (email), users u where u.email = 'user@demo.wspolnik.test'`);
  await db.close();
}

/** The built product with demo data in one process, on its own PostgreSQL. */
export async function startSoaked(settings: Record<string, string>): Promise<SoakedProduct> {
  const postgres = await demandPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-soak-'));
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const preload = join(import.meta.dirname, 'report-memory.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, 'tools/src/serve.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const end = async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await announcedUrl(child).catch(async (error: Error) => {
    await end();
    throw error;
  });
  return {
    url,
    async memory() {
      const answered = once(child, 'message');
      child.send('memory');
      const [usage] = (await answered) as [NodeJS.MemoryUsage];
      return usage;
    },
    cpuTime() {
      const all = [child.pid, ...postgres.processes()];
      return all.reduce<number>((sum, pid) => sum + cpuTimeOf(pid), 0);
    },
    addPeople: (emails) => addPeople(postgres.url, emails),
    [Symbol.asyncDispose]: end,
  };
}
