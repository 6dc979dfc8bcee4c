import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsPage } from './check/settings.ts';
import { ROOT } from './check/workspace.ts';

// Writes docs/settings.md from the declarations of the settings.
await writeFile(join(ROOT, 'docs/settings.md'), settingsPage());
