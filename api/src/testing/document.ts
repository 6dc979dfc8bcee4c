import { buildApp } from '../app.ts';
import type { Access } from '../platform/access.ts';
import { readConfig } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import { openMigratedInMemory } from './template.ts';

/** What tests and tools read of the OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, { 'x-access': Access }>>;
}

/** The OpenAPI document of the API, for scripts; tests ask their own API for /api/docs/json. */
export async function readDocument(): Promise<Document> {
  const config = readConfig({ DATA_DIR: 'memory:', PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' });
  const onError = (error: Error) => {
    throw error;
  };
  const context = await createContext({ config, db: await openMigratedInMemory(), onError });
  const app = await buildApp(context, false);
  const document = (await app.inject({ url: '/api/docs/json' })).json<Document>();
  await app.close();
  await context.db.close();
  return document;
}

/** The declared access of each operation, as `GET /api/offers/`. */
export function accessOf({ paths }: Document): Map<string, Access> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  return new Map(operations.map(({ call, operation }) => [call, operation['x-access']]));
}
