import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { ROOT } from '../check/workspace.ts';
import type { Balancer } from './balancers.ts';

interface Running {
  port: number;
  child: ChildProcess;
}

export interface Kind {
  /** The program, from the root of the repository. */
  script: string;
  /** Its settings on a port. */
  settings(port: number): Record<string, string>;
  balancer: Balancer;
  /** Gets what it logs. */
  onLog?(text: string): void;
}

/** Processes of one kind behind a balancer. */
export class Processes {
  private readonly kind: Kind;
  private readonly running: Running[] = [];

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** Starts one; the balancer uses it once it is ready. */
  async start(): Promise<void> {
    const port = await freePort();
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const inherited = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
    const child = spawn(process.execPath, [this.kind.script], {
      cwd: ROOT,
      env: { ...inherited, ...this.kind.settings(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.kind.onLog?.(text));
    this.running.push({ port, child });
    this.kind.balancer.targets.add(port);
  }

  /** Resolves once all of them are ready. */
  ready(): Promise<void> {
    return this.kind.balancer.targets.allReady();
  }

  /** Ends the one that has run longest, and resolves with its exit code, or null when the signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const oldest = this.running.shift();
    if (!oldest) throw new Error('none runs');
    const { child, port } = oldest;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    this.kind.balancer.targets.remove(port);
    return code;
  }

  async endAll(): Promise<void> {
    while (this.running.length > 0) await this.end('SIGKILL');
  }
}
