import { makeFirstAdmin } from './modules/admin/index.ts';
import { readConfig } from './platform/config.ts';
import { createContext } from './platform/create-context.ts';

// node api/src/make-admin.ts <address>: makes the first administrator, with the settings of the API.

const [email, ...rest] = process.argv.slice(2);
const onError = (error: Error) => process.emitWarning(error);

try {
  if (!email || rest.length > 0) throw new Error('Usage: node api/src/make-admin.ts <e-mail address of an account>');
  const config = readConfig(process.env);
  const context = await createContext({ config, onError });
  try {
    await makeFirstAdmin(context, email);
    process.stdout.write(`${email} is an administrator now.\n`);
    if (config.adminSecondStep) {
      process.stdout.write('Before they administer, they set up a second step: an authenticator app or a passkey.\n');
    }
  } finally {
    await context.mailer.close();
    await context.replicas?.close();
    await context.db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
