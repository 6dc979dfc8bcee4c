import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../webpack/base-config.ts';
import type { Attack } from './attack.ts';

const WRONG: Record<string, string>[] = [
  { PORT: 'abc' },
  { PUBLIC_URL: 'not-a-url' },
  { GEOCODER_URL: 'banana' },
  { RATE_LIMITS: 'maybe' },
  { RATE_LIMIT: 'off' },
  { OPERATOR_NIP: '1234563219' },
  { DATA_DIR: '/proc/wspolnik' },
  { NODE_ENV: '', HOST: '0.0.0.0' },
  { NODE_ENV: '', DATABASE_URL: 'postgres://127.0.0.1:9/x' },
];

/** The last thing said by a product that must not start; it is ended after a minute. */
async function lastWords(settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: 'memory:', ...settings };
  const child = spawn(process.execPath, ['tools/src/serve.ts'], { cwd: ROOT, env, timeout: 60_000 });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.resume();
  const [code] = await once(child, 'exit');
  assert.equal(code, 1, `${JSON.stringify(settings)} starts, or ends by itself too late`);
  return said.trim();
}

export const attack: Attack = {
  aim: 'find a product that is open by a wrong setting or to the network and other users of the machine',
  async run({ dataDir, port }) {
    for (const settings of WRONG) {
      const said = await lastWords(settings);
      const [name = ''] = Object.keys(settings);
      assert.ok(said.startsWith(name) && !said.includes('\n'), said);
    }
    const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    for (const { address, internal, family } of addresses) {
      if (internal || family !== 'IPv4') continue;
      await assert.rejects(fetch(`http://${address}:${port}/healthz`), `${address} reaches it`);
    }
    const files = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(['.', ...files].map(async (file) => (await stat(join(dataDir, file))).mode));
    assert.equal(modes.filter((mode) => (mode & 0o077) !== 0).length, 0, 'other users read the data');
    return `${WRONG.length} wrong settings end in a sentence, and ${files.length} files are closed to the network and other users`;
  },
};
