import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import type { Access, Standing } from '../platform/sign-in/access.ts';
import type { Database } from '../storage/db.ts';

/** Parts of the OpenAPI document for tests and tools. */
export interface Document {
  paths: Record<string, Record<string, { 'x-access': Access; 'x-confirmed'?: true; 'x-standing'?: Standing }>>;
}

const refuse = () => Promise.reject(new Error('the document is read without a database'));
/** The routes are registered, but none is called. */
const NO_DATABASE: Database = {
  engine: 'pglite',
  query: refuse,
  // The vault finds no key of hashes and makes one that nothing uses.
  one: async () => undefined,
  transaction: refuse,
  commitWith: refuse,
  scriptTransaction: refuse,
  announce: () => {},
  onAnnounced: () => () => {},
  connections: () => ({ open: 0, idle: 0, waiting: 0 }),
  close: async () => {},
};

/** The OpenAPI document of the API, for scripts; tests ask their own API for /api/docs/json. */
export async function readDocument(): Promise<Document> {
  const config = readConfig({ DATA_DIR: 'memory:', PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' });
  const onError = (error: Error) => {
    throw error;
  };
  const context = await createContext({ config, db: NO_DATABASE, onError });
  const app = await buildApp(context, false);
  const document = (await app.inject({ url: '/api/docs/json' })).json<Document>();
  await app.close();
  return document;
}

export interface Declared {
  access: Access;
  confirmed: boolean;
  standing: Standing | undefined;
}

/** The declared callers of each operation, as `GET /api/offers/`. */
export function accessOf({ paths }: Document): Map<string, Declared> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  return new Map(
    operations.map(({ call, operation }) => [
      call,
      {
        access: operation['x-access'],
        confirmed: operation['x-confirmed'] === true,
        standing: operation['x-standing'],
      },
    ]),
  );
}

/** The document with a copy in place of each reference; no schema of it contains itself. */
export function withoutReferences<T>(document: T): T {
  const target = (path: string) =>
    path
      .slice('#/'.length)
      .split('/')
      .reduce((part: unknown, key) => (part as Record<string, unknown>)[key], document);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') return copy(target(value.$ref));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(document) as T;
}
