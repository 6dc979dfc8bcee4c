import { createPublicKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VICTIM_ENVIRONMENT } from '../../../api/src/testing/crash/victim-process.ts';
import { NatsStandIn } from '../../../api/src/testing/nats-stand-in.ts';
import { demandPostgres } from '../../../api/src/testing/temporary-postgres.ts';
import { startReplica } from '../../../api/src/testing/temporary-replica.ts';
import { startS3 } from '../../../deploy/src/testing/s3-stand-in.ts';
import { balanceConnections, balanceRequests } from './balancers.ts';
import { Processes } from './processes.ts';

/** Of the stand-in, which knows one bucket. */
const BUCKET = 'wydania';
const RELEASES = `${BUCKET}/site`;
const EACH = 2;

export interface ChaosSite {
  url: string;
  databaseUrl: string;
  apis: Processes;
  gateways: Processes;
  /** SIGKILL to the replica, and a new one. */
  crashReplica(): Promise<void>;
  close(): Promise<void>;
}

/** A bucket that has the releases of a folder, and uploads beside them. */
async function startBucket(releases: string) {
  const s3 = await startS3();
  for (const entry of await readdir(releases, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.endsWith('.pem')) continue;
    s3.objects.set(`/${RELEASES}${file.slice(releases.length)}`, await readFile(file));
  }
  const key = createPublicKey(await readFile(join(releases, 'keys/release.pem')));
  const RELEASE_PUBLIC_KEY = key.export({ type: 'spki', format: 'pem' }).toString();
  return { s3, settings: { ...(s3.env as Record<string, string>), RELEASE_PUBLIC_KEY } };
}

/** Two gateways and two APIs with demo data, on PostgreSQL with a replica, and stand-ins for NATS and S3. `releases` is a built store. */
export async function startSite(releases: string): Promise<ChaosSite> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-chaos-'));
  const postgres = await demandPostgres();
  const replica = await startReplica(postgres);
  const nats = new NatsStandIn();
  const { s3, settings: bucket } = await startBucket(releases);
  const [front, behind] = [await balanceRequests(), await balanceConnections()];
  const common = { ...VICTIM_ENVIRONMENT, ...bucket, NODE_ENV: 'development', DATA_DIR: join(folder, 'data') };
  const apiSettings = {
    ...common,
    DEMO_DATA: 'on',
    DATABASE_URL: postgres.url,
    DATABASE_READ_URLS: replica.url,
    NATS_URL: `nats://127.0.0.1:${await nats.start()}`,
    S3_BUCKET: BUCKET,
  };
  const apis = new Processes({
    script: 'api/src/server.ts',
    settings: (port) => ({ ...apiSettings, API_PORT: String(port) }),
    balancer: behind,
  });
  const gateways = new Processes({
    script: 'deploy/src/cli/gateway.ts',
    settings: (port) => ({
      ...common,
      API_URL: behind.url,
      RELEASES_DIR: `s3://${RELEASES}`,
      RELEASE_GRANT_SECRET: 'chaos'.repeat(8),
      GATEWAY_DIR: join(folder, `gateway-${port}`),
      PORT: String(port),
    }),
    balancer: front,
  });
  const close = async () => {
    await gateways.endAll();
    await apis.endAll();
    await Promise.all([front.close(), behind.close(), s3.close(), nats.stop()]);
    await replica.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The first one migrates the database and fills it.
    await apis.start();
    await behind.targets.allReady();
    for (let count = 1; count < EACH; count += 1) await apis.start();
    for (let count = 0; count < EACH; count += 1) await gateways.start();
    await behind.targets.allReady();
    await front.targets.allReady();
  } catch (error) {
    await close();
    throw error;
  }
  return { url: front.url, databaseUrl: postgres.url, apis, gateways, crashReplica: replica.crash, close };
}
