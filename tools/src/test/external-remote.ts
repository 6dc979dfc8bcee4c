import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createExternalRemote } from '../create-remote/create-remote.ts';
import { packPackages } from '../pack/pack-packages.ts';
import { ROOT } from '../webpack/base-config.ts';
import { installPacked } from './install-packed.ts';

const run = promisify(execFile);

/** The command of the packed tools. */
export const RELEASE = 'node_modules/@wspolnik/tools/lib/tools/src/release.js';

export interface ExternalRemote {
  root: string;
  /** Runs a script there. Answers what it printed, rejects with that when it fails. */
  run(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

/** A repository of its own below `folder`: the remote mf-events, installed from the packed packages. */
export async function externalRemote(folder: string): Promise<ExternalRemote> {
  const root = join(folder, 'mf-events');
  const packed = await packPackages(ROOT, join(folder, 'packages'));
  await createExternalRemote(ROOT, 'mf-events', root, { pl: 'Wydarzenia' });
  await installPacked(root, packed);
  return {
    root,
    async run(script, args = [], env = {}) {
      const { stdout, stderr } = await run(process.execPath, [script, ...args], {
        cwd: root,
        env: { ...process.env, ...env },
      }).catch((error) => {
        throw new Error(`${script} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
      });
      return stdout + stderr;
    },
  };
}

/** Publishes it into a store with a key of its team, and makes it live there. Answers what the gate found. */
export async function releaseExternal({ root, run }: ExternalRemote, store: string): Promise<string> {
  const key = join(root, 'events.pem');
  const made = await run(RELEASE, ['keys', 'new', key]);
  const publicKey = join(root, 'events.pub.pem');
  const [text = ''] = /-----BEGIN[\s\S]+?END PUBLIC KEY-----/.exec(made) ?? [];
  await writeFile(publicKey, text);
  await run(RELEASE, ['keys', 'add', publicKey, 'mf-events'], { RELEASES_DIR: store });
  const env = { RELEASES_DIR: store, RELEASE_KEY: await readFile(key, 'utf8') };
  await run(RELEASE, ['publish', 'mf-events'], env);
  // A check needs the product, which is here.
  const checked = await run(
    join(ROOT, 'tools/src/release.ts'),
    ['check', 'mf-events', '--smoke', join(root, 'smoke')],
    env,
  );
  await run(RELEASE, ['promote', 'mf-events', '-m', 'From another repository'], env);
  return checked;
}
