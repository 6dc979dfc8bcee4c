import { readConfig } from '../../platform/config.ts';
import type { CrashWorld } from './crash-world.ts';
import { type Addresses, MoneyClient } from './money-client.ts';
import { STORIES, type Teller } from './money-stories.ts';
import { VICTIM_ENVIRONMENT } from './victim-process.ts';

/** Clients that each tell one story after the other. */
const CLIENTS = 8;

/** Mixed money traffic until it is ended, and what was acknowledged of it. */
export class Load {
  readonly client: MoneyClient;
  readonly acknowledged: string[] = [];
  private readonly teller: Teller;
  private isEnding = false;
  private serial = 0;
  private readonly clients: Promise<void>[];

  constructor(api: Addresses, world: CrashWorld, env: Record<string, string>) {
    this.client = new MoneyClient(api);
    const acknowledge = (effect: string) => this.acknowledged.push(effect);
    const config = readConfig({ ...VICTIM_ENVIRONMENT, ...env });
    this.teller = { client: this.client, world, config, acknowledge };
    this.clients = Array.from({ length: CLIENTS }, () => this.run());
  }

  private async run(): Promise<void> {
    while (!this.isEnding) {
      const serial = this.serial;
      this.serial += 1;
      const story = STORIES[serial % STORIES.length];
      // Which buyers and sellers meet changes from one round of the stories to the next.
      await story?.(this.teller, serial + Math.floor(serial / STORIES.length));
    }
  }

  /** Rejects as soon as a client met something it should not. */
  get broken(): Promise<void> {
    return Promise.all(this.clients).then(() => undefined);
  }

  /** Lets every client end its story. */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.broken;
  }
}
