import { readFileSync } from 'node:fs';
import { createGateway } from '../gateway/gateway.ts';
import { missingSettings } from '../gateway/site-settings.ts';

// Runs the gateway in a separate process, in front of one or several APIs behind API_URL.
const { env } = process;
const tls =
  env.TLS_KEY_FILE && env.TLS_CERT_FILE
    ? { key: readFileSync(env.TLS_KEY_FILE), cert: readFileSync(env.TLS_CERT_FILE) }
    : undefined;

try {
  const gateway = await createGateway({
    api: env.API_URL ?? 'http://127.0.0.1:3001',
    store: env.RELEASES_DIR ?? '.releases',
    channel: env.RELEASE_CHANNEL,
    publicOrigin: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY || undefined,
    tls,
  });
  const close = () => void gateway.close().then(() => process.exit(0));
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  for (const missing of missingSettings(env)) console.warn(missing);
  console.log(`Gateway at ${await gateway.listen(Number(env.PORT || 3000))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
