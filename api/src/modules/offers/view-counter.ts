import { MINUTE_MS, networkOf } from '@wspolnik/settings';
import { polishDays } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { addViews, type ViewsToAdd } from './offer-views.sql.ts';

/** Milliseconds between writes. */
const WRITE_EVERY_MS = 5_000;
/** Views that wait to be written differ in so many ways at most; further ones are dropped. */
const MOST_WAITING = 10_000;
/** Of one network in a minute. More are not counted, and are no error: an office may be that busy for once. */
const MOST_OF_NETWORK = 120;

/** Programs that run scripts and say who they are. */
const PROGRAM = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

export interface SeenOffer {
  offerId: string;
  /** Null for a guest. */
  userId: string | null;
  address: string;
  userAgent: string | undefined;
}

/**
 * Adds views up in memory and writes them every few seconds: a popular offer costs one row of one statement. Addresses and people are
 * forgotten with the next minute and the next write, and are never stored (ADR 136).
 */
export class ViewCounter {
  private readonly db: Db;
  private readonly clock: () => Date;
  private readonly limits: boolean;
  private waiting = new Map<string, ViewsToAdd>();
  private networks = new Map<string, number>();
  private minute = 0;
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;
  private readonly onError: (error: Error) => void;

  constructor(db: Db, clock: () => Date, { limits, onError }: { limits: boolean; onError(error: Error): void }) {
    this.db = db;
    this.clock = clock;
    this.limits = limits;
    this.onError = onError;
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  count({ offerId, userId, address, userAgent }: SeenOffer): void {
    const now = this.clock();
    if (!userAgent || PROGRAM.test(userAgent) || this.isPastLimit(address, now)) return;
    this.add({ offerId, userId, day: polishDays(now, 1)[0], count: 1 });
  }

  /** Writes what waits. What could not be written waits for the next time. */
  write(): Promise<void> {
    this.writing = this.writing.then(async () => {
      const views = [...this.waiting.values()];
      if (views.length === 0) return;
      this.waiting = new Map();
      try {
        await addViews(this.db, views);
      } catch (error) {
        for (const each of views) this.add(each);
        this.onError(error as Error);
      }
    });
    return this.writing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private add(views: ViewsToAdd): void {
    const key = `${views.offerId} ${views.userId} ${views.day}`;
    const known = this.waiting.get(key);
    if (known) known.count += views.count;
    else if (this.waiting.size < MOST_WAITING) this.waiting.set(key, views);
  }

  private isPastLimit(address: string, now: Date): boolean {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.networks = new Map();
    }
    const network = networkOf(address);
    const hits = (this.networks.get(network) ?? 0) + 1;
    this.networks.set(network, hits);
    return this.limits && hits > MOST_OF_NETWORK;
  }
}
