import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSchema } from '../../../api/src/testing/dump-schema.ts';
import { ROOT } from './workspace.ts';

export const SCHEMA_FILE = 'api/schema.sql';

export async function schemaProblems(): Promise<string[]> {
  const stored = await readFile(join(ROOT, SCHEMA_FILE), 'utf8');
  return stored === (await dumpSchema()) ? [] : [`${SCHEMA_FILE} is stale: pnpm schema`];
}
