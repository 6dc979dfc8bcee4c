import { readConfig } from './platform/config.ts';
import { createContext } from './platform/create-context.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { rotateKeys } from './platform/vault/rotate-keys.ts';

const onError = (error: Error) => process.emitWarning(error);

try {
  const config = readConfig(process.env);
  const context = await createContext({ config, onError });
  const files = await createFileStore(config);
  try {
    for await (const { what, changed, total } of rotateKeys({ ...context, files })) {
      process.stdout.write(`${what}: ${changed} of ${total} encrypted with the newest key\n`);
    }
    process.stdout.write('The older keys can be removed from DATA_KEYS.\n');
  } finally {
    await context.mailer.close();
    await context.replicas?.close();
    await context.db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
