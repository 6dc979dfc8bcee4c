import path from 'node:path';
import type { S3Settings } from './files/s3-store.ts';
import { readStripe, type StripeSettings } from './stripe-settings.ts';

export interface Config {
  production: boolean;
  /** Fills an empty database with demo accounts and offers; never in production, and not with DEMO_DATA=off. */
  demoData: boolean;
  /** Public origin; links in mail start with it. No trailing slash. */
  publicUrl: string;
  /** Null stores everything in memory, for tests. */
  dataDir: string | null;
  /** PostgreSQL; null means the embedded engine in `dataDir`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Carries announcements between processes; null uses PostgreSQL's LISTEN/NOTIFY. */
  natsUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Reads what comes by the contact form; null only stores it. */
  contactEmail: string | null;
  jwtSecret: string | null;
  /** Admins must have a second step at sign-in before they may administer. */
  adminSecondStep: boolean;
  /** Store of uploads; null means `files` in `dataDir`. */
  s3: S3Settings | null;
  /** Card payments; null means the built-in sandbox, and none in production. */
  stripe: StripeSettings | null;
  /** Off for benchmarks and journeys, which send more requests from one address than people do. */
  rateLimits: boolean;
  /** Proxies whose X-Forwarded-For is trusted: the loopback, where the gateway runs by default, and the configured ones. */
  trustProxy: string[];
  logLevel: string;
  /** A Nominatim-compatible service; null means the bundled gazetteer. */
  geocoderUrl: string | null;
  host: string;
  port: number;
}

type Environment = Record<string, string | undefined>;

function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

/** `10.0.0.5, 192.168.0.0/16`, or a name such as `uniquelocal`. */
function readAddresses(text = ''): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

/** A configured bucket must be usable: uploads in a directory of one process would be lost to the others. */
function readS3(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return null;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET');
  }
  const region = env.S3_REGION || 'us-east-1';
  return { endpoint: env.S3_ENDPOINT || null, bucket, region, accessKeyId, secretAccessKey };
}

/** Reads the environment; errors are written for operators. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const databaseUrl = env.DATABASE_URL || null;
  // Each process would generate a secret of its own, and sign-ins would fail at random behind a balancer.
  if (production && databaseUrl && !env.JWT_SECRET) throw new Error('JWT_SECRET must be set in production');
  if (env.JWT_SECRET && env.JWT_SECRET.length < 32) throw new Error('JWT_SECRET must have at least 32 characters');
  return {
    production,
    demoData: !production && env.DEMO_DATA !== 'off',
    publicUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/(?<!\/)\/+$/, ''),
    dataDir: env.DATA_DIR === 'memory:' ? null : path.resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    databasePoolSize: integer(env, 'DATABASE_POOL', 10),
    natsUrl: env.NATS_URL || null,
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Wspólnik <no-reply@wspolnik.test>',
    contactEmail: env.CONTACT_EMAIL || null,
    jwtSecret: env.JWT_SECRET || null,
    adminSecondStep: env.ADMIN_SECOND_STEP ? env.ADMIN_SECOND_STEP !== 'off' : production,
    s3: readS3(env),
    stripe: readStripe(env),
    rateLimits: env.RATE_LIMITS !== 'off',
    trustProxy: ['loopback', ...readAddresses(env.TRUST_PROXY)],
    logLevel: env.LOG_LEVEL || 'info',
    geocoderUrl: env.GEOCODER_URL || null,
    host: env.API_HOST || '127.0.0.1',
    port: integer(env, 'API_PORT', 3001),
  };
}
