import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Known, ReleaseStore } from '@wspolnik/deploy/release';
import { writeCandidateStore } from './candidate-store.ts';

export interface Product {
  /** Of its gateway. */
  url: string;
  /** For files of this check. */
  folder: string;
  close(): Promise<void>;
}

/** Milliseconds: on a busy machine pages are rendered as on an idle one. */
const PATIENCE = '20000';

/**
 * The whole product with the demo data, which only this check sees, and these containers live. The settings of whoever runs the command,
 * such as a database or a store in production, are not those of this product.
 */
export async function startProduct(store: ReleaseStore, containers: readonly Known[]): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-gate-'));
  const location = join(folder, 'store');
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const env = {
    ...{ PATH, HOME, TMPDIR, SystemRoot },
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // Each page asks the gateway.
    SERVICE_WORKER: 'off',
    DATA_DEADLINE: PATIENCE,
    RENDER_DEADLINE: PATIENCE,
  };
  const child = fork(join(import.meta.dirname, 'product-process.ts'), [location, folder], { env });
  const close = async () => {
    if (child.exitCode === null) {
      child.disconnect();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([answerOf(child), writeCandidateStore(store, location, containers)]);
    const answer = answerOf(child);
    child.send('serve');
    const { url = '' } = await answer;
    return { url, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answerOf(child: ChildProcess): Promise<{ url?: string }> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The product under check ended with ${code}; its output is above.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message as { url?: string };
}
