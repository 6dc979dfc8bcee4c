import { SettingsError } from '@wspolnik/settings';
import { prepareDataDirectory } from '../storage/data-directory.ts';
import type { Database } from '../storage/db.ts';
import { openEmbedded, openInMemory } from '../storage/embedded.ts';
import { migrate } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { Replicas } from '../storage/replicas.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createFileStore } from './files/create-file-store.ts';
import { createFileSigner } from './files/file-urls.ts';
import { createSealedStore } from './files/sealed-store.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutboxMailer } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { type OutboundRules, PUBLIC_ONLY } from './outbound/public-address.ts';
import { createClamd } from './scanner/clamd.ts';
import { createAccessTokens } from './sign-in/access-tokens.ts';
import { createBreachedPasswords } from './sign-in/breached-passwords.ts';
import { createPasswords } from './sign-in/passwords.ts';
import { deriveKey, readJwtSecret } from './sign-in/secret.ts';
import { readDataKeys } from './vault/data-keys.ts';
import { openVault } from './vault/open-vault.ts';

type OnError = (error: Error) => void;

async function openDatabase(config: Config, onError: OnError): Promise<Database> {
  if (config.databaseUrl) {
    return openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, onError });
  }
  if (config.dataDir) return openEmbedded(config.dataDir);
  return (await openInMemory()).database;
}

/** Those that do not answer are left out until they do. */
async function openReplicas(primary: Database, config: Config): Promise<Replicas | null> {
  const { databaseReadUrls: urls, databasePoolSize: poolSize } = config;
  if (primary.engine !== 'postgres' || urls.length === 0) return null;
  const replicas = new Replicas({ primary, urls, poolSize });
  await replicas.watch();
  return replicas;
}

function createMailer(config: Config, db: Database, clock: () => Date, onError: OnError): Mailer {
  const { mailFrom: from, operator, smtpUrl: url } = config;
  return url ? createSmtpMailer({ db, url, from, operator, clock, onError }) : createOutboxMailer(clock, operator);
}

/** A process with PostgreSQL, S3 and a secret of its settings stores nothing itself, and may run where nothing can be written. */
const usesDirectory = ({ databaseUrl, s3, jwtSecret }: Config): boolean => !(databaseUrl && s3 && jwtSecret);

/** Codes of Node and of PostgreSQL for an address, an account or a database that is none. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ENOENT', '28000', '28P01', '3D000'];

/** The error for a wrong DATABASE_URL, without the address, which has a password. Everything else is rethrown. */
export function explainDatabase(error: unknown): never {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (!(first instanceof Error) || !UNREACHABLE.includes(String((first as NodeJS.ErrnoException).code))) throw error;
  throw new SettingsError(`DATABASE_URL names a database that cannot be used: ${first.message}.`);
}

export interface ContextOptions {
  config: Config;
  clock?: () => Date;
  /** An open and migrated database, for tests. */
  db?: Database;
  /** For tests; no setting of an installation changes it. */
  outbound?: OutboundRules;
  onError: OnError;
}

/** Opens the stores, migrates the schema and creates the services. The caller closes `db` and `replicas`. */
export async function createContext({
  config,
  clock = () => new Date(),
  db,
  outbound = PUBLIC_ONLY,
  onError,
}: ContextOptions): Promise<Context> {
  if (!db && config.dataDir && usesDirectory(config)) await prepareDataDirectory(config.dataDir);
  const database = db ?? (await openDatabase(config, onError));
  try {
    if (!db) await (config.databaseUrl ? migrate(database).catch(explainDatabase) : migrate(database));
    const secret = await readJwtSecret(config);
    const vault = await openVault(database, await readDataKeys(config));
    return {
      db: database,
      config,
      clock,
      mailer: createMailer(config, database, clock, onError),
      passwords: await createPasswords(),
      breachedPasswords: createBreachedPasswords(config.pwnedPasswordsUrl),
      accessTokens: createAccessTokens(secret),
      files: createSealedStore(await createFileStore(config), vault),
      fileSigner: createFileSigner(secret),
      scanner: config.clamav && createClamd(config.clamav),
      mailLinkKey: deriveKey(secret, 'wspolnik mailed links'),
      vault,
      outbound,
      // The last, so that nothing that fails after it leaves them open.
      replicas: await openReplicas(database, config),
    };
  } catch (error) {
    if (!db) await database.close();
    throw error;
  }
}
