import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSchema } from '../../api/src/testing/dump-schema.ts';
import { SCHEMA_FILE } from './check/schema.ts';
import { ROOT } from './check/workspace.ts';

// What the migrations add up to, so that a change of the schema is read in its final shape.
await writeFile(join(ROOT, SCHEMA_FILE), await dumpSchema());
