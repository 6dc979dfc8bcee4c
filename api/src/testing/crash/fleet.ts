import { startVictim, type Victim } from './victim-process.ts';

/** The API processes that use one store. */
export class Fleet {
  private readonly env: Record<string, string>;
  private readonly alive: Victim[] = [];
  private waiting: (() => void)[] = [];
  private watching: ((called: Victim) => void)[] = [];
  private turn = 0;

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  async start(): Promise<void> {
    this.alive.push(await startVictim(this.env));
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** The address of a process that runs, for a call; each in turn. Waits while there is none. */
  async address(): Promise<string> {
    while (this.alive.length === 0) await new Promise<void>((resume) => this.waiting.push(resume));
    this.turn += 1;
    const called = this.alive[this.turn % this.alive.length] as Victim;
    for (const tell of this.watching.splice(0)) tell(called);
    return called.url;
  }

  /** Kills the process that has run longest, in the middle of a call to it. */
  async killOne(): Promise<void> {
    const [oldest] = this.alive;
    while ((await this.nextCall()) !== oldest);
    this.alive.shift();
    await oldest?.kill();
  }

  private nextCall(): Promise<Victim> {
    return new Promise((resolve) => this.watching.push(resolve));
  }

  async killAll(): Promise<void> {
    await Promise.all(this.alive.splice(0).map((victim) => victim.kill()));
  }
}
