import { readFileSync } from 'node:fs';
import { listenHost, readSettings, type Settings, SettingsError } from '@wspolnik/settings';
import { startTracing } from '@wspolnik/settings/tracing';
import { createGateway } from '../gateway/gateway.ts';
import { findMapFile } from '../gateway/map-file.ts';
import { missingSettings } from '../gateway/site-settings.ts';

// Runs the gateway in a separate process, in front of one or several APIs behind API_URL.

function readTls({ TLS_KEY_FILE, TLS_CERT_FILE }: Settings) {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file);
    } catch (error) {
      throw new SettingsError(`${name} cannot be read: ${(error as Error).message}.`);
    }
  };
  if (!TLS_KEY_FILE || !TLS_CERT_FILE) return undefined;
  return { key: read('TLS_KEY_FILE', TLS_KEY_FILE), cert: read('TLS_CERT_FILE', TLS_CERT_FILE) };
}

try {
  const settings = readSettings(process.env);
  // Before servers are made.
  const stopTracing = await startTracing('wspolnik-gateway', settings);
  const gateway = await createGateway({
    api: settings.API_URL,
    store: settings.RELEASES_DIR,
    folder: settings.GATEWAY_DIR,
    channel: settings.RELEASE_CHANNEL,
    publicOrigin: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    tls: readTls(settings),
    mapFile: await findMapFile(settings),
  });
  const close = (drain: boolean) =>
    void gateway
      .close({ drain })
      .then(stopTracing)
      .then(() => process.exit(0));
  // Ctrl+C is somebody who waits; SIGTERM is a supervisor, behind a balancer perhaps.
  process.once('SIGINT', () => close(false));
  process.once('SIGTERM', () => close(true));
  if (settings.METRICS_PORT !== undefined) {
    const url = await gateway.listenForMetrics(settings.METRICS_PORT, settings.METRICS_HOST);
    console.log(`Metrics at ${url}/metrics`);
  }
  for (const missing of missingSettings(process.env)) console.warn(missing);
  console.log(`Gateway at ${await gateway.listen(settings.PORT, listenHost(settings))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
