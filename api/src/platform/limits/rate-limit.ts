import { compile } from '@fastify/proxy-addr';
import { networkOf } from '@wspolnik/settings';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { App, Context } from '../context.ts';
import { problem } from '../wire/problem.ts';

const WINDOW_MS = 60 * 1000;
/** Milliseconds between exchanges of the counts with the database and so with other processes. */
const EXCHANGE_EVERY_MS = 500;

/** Hits a minute. An address may be an office of a hundred people. */
const LIMITS = { address: 3000, account: 600 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of the account; @throws ApiProblem throttled */
    countAccount(userId: string): void;
  }
}

interface Count {
  /** Hits of all processes, as of the last exchange. */
  known: number;
  /** Hits of this process since then. */
  fresh: number;
}

/**
 * The general limit: hits per minute over all processes. Sign-in, sign-up, messages and uploads first count each hit in the
 * database (throttle.ts). For every call that would double the queries of a list, so each process counts here on its own and
 * exchanges its counts with the database twice a second. A burst may exceed the limit by the hits of half a second.
 */
export class RateLimiter {
  private readonly db: Db;
  private readonly clock: () => Date;
  private window = 0;
  private counts = new Map<string, Count>();
  private exchanging: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(db: Db, clock: () => Date, onError: (error: Error) => void) {
    this.db = db;
    this.clock = clock;
    this.timer = setInterval(() => {
      this.exchanging = this.exchange().catch(onError);
    }, EXCHANGE_EVERY_MS).unref();
  }

  /** @throws ApiProblem throttled with the seconds until the minute is over */
  hit(kind: keyof typeof LIMITS, subject: string): void {
    const now = this.clock().getTime();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.window) {
      this.window = window;
      this.counts = new Map();
    }
    const key = `${kind}:${subject}`;
    const count = this.counts.get(key) ?? { known: 0, fresh: 0 };
    this.counts.set(key, count);
    count.fresh += 1;
    if (count.known + count.fresh <= LIMITS[kind]) return;
    throw problem('throttled', { retryAfter: Math.ceil(((window + 1) * WINDOW_MS - now) / 1000) });
  }

  /**
   * Adds the new hits to the database and reads the sums, in one statement; in key order, so that two processes cannot
   * deadlock.
   */
  async exchange(): Promise<void> {
    const { window, counts } = this;
    const fresh = [...counts].filter(([, count]) => count.fresh > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    if (fresh.length === 0) return;
    const hits = fresh.map(([, count]) => count.fresh);
    for (const [, count] of fresh) {
      count.known += count.fresh;
      count.fresh = 0;
    }
    const endsAt = new Date((window + 1) * WINDOW_MS);
    const rows = await this.db.query<{ key: string; hits: number }>(sql`
      insert into throttle_counters as counter (key, window_ends_at, hits)
      select 'rate:' || new.key || ${`:${window}`}, ${endsAt}, new.hits
      from unnest(${fresh.map(([key]) => key)}::text[], ${hits}::int[]) as new (key, hits)
      on conflict (key) do update set hits = counter.hits + excluded.hits
      returning key, hits`);
    for (const row of rows) {
      const count = counts.get(row.key.slice('rate:'.length, row.key.lastIndexOf(':')));
      if (count) count.known = row.hits;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.exchanging;
  }
}

/**
 * Counts every call under /api by the network that it comes from, and by its account once it is known (identity.ts). A trusted
 * proxy that forwards nobody's address asks for itself: those calls are the gateway's own and are not counted.
 */
export function limitRates(app: App, { db, clock, config }: Context): void {
  const onError = (error: Error) => app.log.warn({ err: error }, 'rates were not exchanged');
  const limiter = config.rateLimits ? new RateLimiter(db, clock, onError) : null;
  const isTrusted = compile(config.trustProxy);
  const isOwn = ({ headers, socket }: FastifyRequest) =>
    headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0);
  app.decorate('countAccount', (userId) => limiter?.hit('account', userId));
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      if (request.url.startsWith('/api/') && !isOwn(request)) limiter?.hit('address', networkOf(request.ip));
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onClose', async () => limiter?.close());
}
