import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Drain } from '@wspolnik/settings/drain';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Database } from '../storage/db.ts';
import type { Replicas } from '../storage/replicas.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { FileSigner } from './files/file-urls.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OutboundRules } from './outbound/public-address.ts';
import type { Scanner } from './scanner/clamd.ts';
import type { AccessTokens } from './sign-in/access-tokens.ts';
import type { BreachedPasswords } from './sign-in/breached-passwords.ts';
import type { Passwords } from './sign-in/passwords.ts';
import type { Vault } from './vault/vault.ts';

/** The stores and services of one running API, passed to every module. */
export interface Context {
  db: Database;
  /** Standbys of `db` for lists; null without any. A route reads from them by `listDbOf` (list-reads.ts). */
  replicas: Replicas | null;
  config: Config;
  /** The current time; tests move it. Every expiry is computed from it, never from the database's now(). */
  clock: () => Date;
  mailer: Mailer;
  passwords: Passwords;
  breachedPasswords: BreachedPasswords;
  accessTokens: AccessTokens;
  files: FileStore;
  fileSigner: FileSigner;
  /** Null without one: documents are available at once. */
  scanner: Scanner | null;
  /** Signs the links of mails that work without signing in. */
  mailLinkKey: Uint8Array;
  /** Encrypts what must not be readable in a copy of the database or the files. */
  vault: Vault;
  /** For calls to addresses that users name. */
  outbound: OutboundRules;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
    drain: Drain;
  }
}
