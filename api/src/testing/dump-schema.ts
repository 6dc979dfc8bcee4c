import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { createInMemory } from '../storage/embedded.ts';
import { migratedCluster } from './template.ts';

/** Settings of the restoring session, comments that repeat the next line, and tokens that differ in every dump. */
const NOISE = /^(?:--|\\|SET |SELECT pg_catalog\.set_config|COMMENT ON EXTENSION).*\n/gm;

/** All objects of a migrated database as pg_dump writes them, sorted by kind and name. */
export async function dumpSchema(): Promise<string> {
  const pg = await createInMemory(await migratedCluster());
  try {
    const dump = await pgDump({ pg, args: ['--schema-only', '--no-owner', '--no-privileges'] });
    const objects = (await dump.text()).replaceAll(NOISE, '').replaceAll(/\n{3,}/g, '\n\n');
    return `-- Generated from the migrations by \`pnpm schema\`.\n\n${objects.trim()}\n`;
  } finally {
    await pg.close();
  }
}
