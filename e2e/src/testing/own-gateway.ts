import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from './server.ts';
import { test as base } from './test.ts';

const PROCESS = join(import.meta.dirname, '../../../tools/src/journeys/gateway-process.ts');

/** Milliseconds, so that pages are rendered on a busy machine as well. A render that hangs is given up after the second. */
const PATIENT = { DATA_DEADLINE: '20000', RENDER_DEADLINE: '3000' };

/** How a version differs from the one that was built. */
export interface Change {
  /** A text of its files, and what they have instead. */
  text?: [from: string, to: string];
  /** With what its render begins for an address that has `fault` in its query; null leaves the server bundle out. */
  render?: string | null;
}

/** What tools/src/journeys/gateway-process.ts does when it is asked to. */
interface Orders {
  /** Such a version is in the store, and not live. */
  publish(name: string, change: Change): void;
  /** Such a version of the container goes live. */
  release(name: string, change: Change): void;
  /** The same, but its server bundle has other bytes in the store, or is missing, when the gateway finds it. */
  releaseDamaged(name: string, change: Change, bytes: string | null): void;
  /** The shell with React's development build goes live. */
  releaseDevelopmentShell(): void;
  /** A team of another repository releases its remote mf-events, which lists offers. */
  releaseExternal(): string;
  rollBack(name: string): void;
  /** The built version goes live. */
  restore(name: string): void;
  /** For the gateway this many milliseconds pass. */
  pass(milliseconds: number): void;
  /** Lines of its log since the last call. */
  said(): string[];
}

export interface OwnGateway {
  url: string;
  /** Resolves once it is done. */
  order<Name extends keyof Orders>(name: Name, ...args: Parameters<Orders[Name]>): Promise<ReturnType<Orders[Name]>>;
}

interface Answer {
  id: number;
  answer?: unknown;
  error?: string;
}

async function startGateway(product: string, folder: string): Promise<{ child: ChildProcess; gateway: OwnGateway }> {
  const child = fork(PROCESS, [product, folder], { env: { ...process.env, ...PATIENT } });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  child.on('message', ({ id, answer, error }: Answer) => {
    if (error) waiting.get(id)?.reject(new Error(error));
    else waiting.get(id)?.resolve(answer as never);
    waiting.delete(id);
  });
  let last = 0;
  return {
    child,
    gateway: {
      url,
      order(name, ...args) {
        const answer = Promise.withResolvers<never>();
        waiting.set(++last, answer);
        child.send({ id: last, name, args });
        return answer.promise;
      },
    },
  };
}

/** A journey whose browser has a gateway in front of the product for itself, with separate releases. */
export const test = base.extend<object, { gateway: OwnGateway }>({
  gateway: [
    async ({ browserName: _ }, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'wspolnik-gateway-'));
      const { child, gateway } = await startGateway(project.use.baseURL ?? '', folder);
      await use(gateway);
      await kill(child);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ gateway }, use) => use(gateway.url),
});

export { expect } from './test.ts';
