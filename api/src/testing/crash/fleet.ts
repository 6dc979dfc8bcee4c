import { startVictim, type Victim } from './victim-process.ts';

/** The API processes that use one store. */
export class Fleet {
  private readonly env: Record<string, string>;
  private readonly alive: Victim[] = [];
  private waiting: (() => void)[] = [];
  private turn = 0;

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  async start(): Promise<void> {
    this.alive.push(await startVictim(this.env));
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** The address of a process that runs, each in turn; waits while there is none. */
  async address(): Promise<string> {
    while (this.alive.length === 0) await new Promise<void>((resume) => this.waiting.push(resume));
    this.turn += 1;
    return this.alive[this.turn % this.alive.length]?.url ?? '';
  }

  /** Kills the process that has run longest. */
  async killOne(): Promise<void> {
    await this.alive.shift()?.kill();
  }

  async killAll(): Promise<void> {
    await Promise.all(this.alive.splice(0).map((victim) => victim.kill()));
  }
}
