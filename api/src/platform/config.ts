import path from 'node:path';
import { type Environment, readSettings, type Settings, SettingsError } from '@wspolnik/settings';
import type { DrainTimes } from '@wspolnik/settings/drain';
import type { S3Settings } from './files/s3-store.ts';
import { type ClamdAddress, readClamdAddress } from './scanner/clamd.ts';
import { readStripe, type StripeSettings } from './stripe-settings.ts';

/** Who runs the service. */
export interface Operator {
  name: string;
  address: string;
  nip: string;
}

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
  /** Streaming replicas that lists may be read from. */
  databaseReadUrls: string[];
  /** Carries announcements between processes; null uses PostgreSQL's LISTEN/NOTIFY. */
  natsUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where mails about messages can be answered; null offers no answer by mail. */
  inboundMail: { domain: string; secret: string } | null;
  /** In the footer of mails; null only outside production. */
  operator: Operator | null;
  /** Address that reads the messages of the contact form; null only stores it. */
  contactEmail: string | null;
  jwtSecret: string | null;
  /** Encrypt data at rest (platform/vault); null only outside production. */
  dataKeys: string | null;
  /** Admins must have a second step at sign-in before they may administer. */
  adminSecondStep: boolean;
  /** Store of uploads; null means `files` in `dataDir`. */
  s3: S3Settings | null;
  /** Scans documents for malware; null holds none back. */
  clamav: ClamdAddress | null;
  /** Card payments; null means the built-in sandbox, and none in production. */
  stripe: StripeSettings | null;
  /** Off for benchmarks and journeys, which send more requests from one address than people do. */
  rateLimits: boolean;
  /** Proxies whose X-Forwarded-For is trusted: the loopback, where the gateway runs by default, and the configured ones. */
  trustProxy: string[];
  logLevel: string;
  /** A Nominatim-compatible service; null means the bundled gazetteer. */
  geocoderUrl: string | null;
  routingUrl: string | null;
  /** Answers which leaked passwords begin with five characters of a hash; null means only the bundled list. */
  pwnedPasswordsUrl: string | null;
  drain: DrainTimes;
  host: string;
  port: number;
}

function readS3(settings: Settings): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = settings;
  if (!bucket) return null;
  return { endpoint: settings.S3_ENDPOINT ?? null, bucket, region: settings.S3_REGION, accessKeyId, secretAccessKey };
}

function readInboundMail({ INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret = '' }: Settings) {
  return domain === undefined ? null : { domain, secret };
}

function readOperator({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address = '', OPERATOR_NIP: nip = '' }: Settings) {
  return name === undefined ? null : { name, address, nip };
}

function demand(settings: Settings, ...names: (keyof Settings & string)[]): void {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  throw new SettingsError(missing.map((name) => `${name} must be set in production.`).join('\n'));
}

/** @throws SettingsError, written for operators */
export function readConfig(env: Environment): Config {
  const settings = readSettings(env);
  const production = settings.NODE_ENV === 'production';
  // Not rules of the settings: a gateway of its own must not have the keys, nor the password of the mail server.
  if (production) demand(settings, 'DATA_KEYS', 'SMTP_URL');
  return {
    production,
    demoData: !production && settings.DEMO_DATA,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR === 'memory:' ? null : path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL,
    databaseReadUrls: settings.DATABASE_READ_URLS?.split(',').map((url) => url.trim()) ?? [],
    natsUrl: settings.NATS_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    inboundMail: readInboundMail(settings),
    operator: readOperator(settings),
    contactEmail: settings.CONTACT_EMAIL ?? null,
    jwtSecret: settings.JWT_SECRET ?? null,
    dataKeys: settings.DATA_KEYS ?? null,
    adminSecondStep: settings.ADMIN_SECOND_STEP ?? production,
    s3: readS3(settings),
    clamav: readClamdAddress(settings.CLAMAV_URL),
    stripe: readStripe(settings),
    rateLimits: settings.RATE_LIMITS,
    trustProxy: ['loopback', ...(settings.TRUST_PROXY ?? [])],
    logLevel: settings.LOG_LEVEL,
    geocoderUrl: settings.GEOCODER_URL ?? null,
    routingUrl: settings.ROUTING_URL ?? null,
    pwnedPasswordsUrl: settings.PWNED_PASSWORDS_URL ?? null,
    drain: { delay: settings.DRAIN_DELAY, deadline: settings.DRAIN_DEADLINE },
    host: settings.API_HOST,
    port: settings.API_PORT,
  };
}

/** A sentence for each setting that does nothing, or without which a site in production does less than people expect. */
export function missingSettings(config: Config): string[] {
  const { contactEmail, databaseReadUrls, databaseUrl, mailFrom, production, publicUrl, stripe } = config;
  const isIdle = !databaseUrl && databaseReadUrls.length > 0;
  const idle = isIdle
    ? ['DATABASE_READ_URLS is ignored without DATABASE_URL: the embedded database has no replicas']
    : [];
  if (!production) return idle;
  const missing: [boolean, string][] = [
    [!contactEmail, 'CONTACT_EMAIL is not set: messages of the contact form are stored, and nobody gets a mail'],
    [!stripe, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: nobody can pay by card'],
    [publicUrl.startsWith('http://localhost'), 'PUBLIC_URL is not set: links in mails lead to this machine'],
    [/\.test>?$/.test(mailFrom), 'MAIL_FROM is not set: mail servers refuse mails from wspolnik.test'],
  ];
  return [...idle, ...missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence)];
}
