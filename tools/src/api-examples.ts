import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_EXAMPLES, apiExamples } from './check/api-examples.ts';
import { ROOT } from './check/workspace.ts';

// The OpenAPI document shows what the tests use: the samples of the test kit are copied into the API.
await writeFile(join(ROOT, API_EXAMPLES), apiExamples());
