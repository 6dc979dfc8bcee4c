import { readSettings, SettingsError } from '@wspolnik/settings';
import { startTracing } from '@wspolnik/settings/tracing';
import { createApi } from './index.ts';
import { DirectoryInUseError } from './storage/directory-lock.ts';
import { FormerSchemaError } from './storage/migrate.ts';

/** Their messages say what to do; a stack would only hide it. */
const EXPLAINED = [DirectoryInUseError, FormerSchemaError, SettingsError];

function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another process listens there; set API_PORT to a free one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  // Before servers are made.
  const stopTracing = await startTracing('wspolnik-api', readSettings(process.env));
  const api = await createApi({ env: process.env });
  const close = (drain: boolean) =>
    void api
      .close({ drain })
      .then(stopTracing)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  // Ctrl+C is somebody who waits; SIGTERM is a supervisor, behind a balancer perhaps.
  process.once('SIGINT', () => close(false));
  process.once('SIGTERM', () => close(true));
  await api.listen().catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
