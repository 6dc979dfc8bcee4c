import { networkOf } from '@wspolnik/settings';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { Context } from '../context.ts';
import { problem } from '../wire/problem.ts';

/**
 * Milliseconds by which the clocks of processes may differ. A window that begins later than that is of a clock that was ahead
 * and has been set back: it counts as over, or it would refuse until the clock has caught up with it.
 */
const CLOCKS_DIFFER = 60_000;

export interface ThrottleRule {
  /** Part of the stored key, e.g. `login`. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one hit of `subject` in the database shared by all processes, in one statement, so that concurrent hits are all
 * counted. Count before the work and outside its transaction: a rollback must not return the attempt.
 *
 * @throws ApiProblem throttled with the seconds until the window ends
 */
export async function throttle(db: Db, rule: ThrottleRule, subject: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + rule.windowSeconds * 1000);
  const latest = new Date(endsAt.getTime() + CLOCKS_DIFFER);
  const isOver = sql`(counter.window_ends_at <= ${now} or counter.window_ends_at > ${latest})`;
  const row = await db.one<{ hits: number; window_ends_at: string }>(sql`
    insert into throttle_counters as counter (key, window_ends_at, hits)
    values (${`${rule.name}:${subject}`}, ${endsAt}, 1)
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else counter.hits + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else counter.window_ends_at end
    returning hits, window_ends_at`);
  if (!row || row.hits <= rule.limit) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - now.getTime()) / 1000));
  throw problem('throttled', { retryAfter: seconds });
}

export interface SlowdownRule {
  /** Part of the stored key. */
  name: string;
  /** Hits without a wait. */
  free: number;
  /** The longest wait. */
  maxSeconds: number;
  /** A pause of this length forgets the hits. */
  forgetSeconds: number;
}

/** Seconds that must lie between the last of `hits` and the next one: 2, 4, 8 and so on, as in the statement below. */
const waitAfter = ({ free, maxSeconds }: SlowdownRule, hits: number): number =>
  Math.min(maxSeconds, 2 ** Math.min(hits - free + 1, 20));

/**
 * Counts one hit of `subject`, or refuses it while it comes too soon after the one before. A refused hit is not counted and
 * prolongs nothing: whoever keeps trying does not move the time when the next one is free. Of many at once one passes.
 *
 * @throws ApiProblem throttled with the seconds until the next hit is free
 */
export async function slowDown(db: Db, rule: SlowdownRule, subject: string, now: Date): Promise<void> {
  const key = `${rule.name}:${subject}`;
  const { free, maxSeconds, forgetSeconds } = rule;
  const forgottenAt = new Date(now.getTime() + forgetSeconds * 1000);
  const latest = new Date(forgottenAt.getTime() + CLOCKS_DIFFER);
  const isForgotten = sql`(counter.window_ends_at <= ${now} or counter.window_ends_at > ${latest})`;
  const counted = await db.one(sql`
    insert into throttle_counters as counter (key, window_ends_at, hits) values (${key}, ${forgottenAt}, 1)
    on conflict (key) do update set
      hits = case when ${isForgotten} then 1 else counter.hits + 1 end,
      window_ends_at = excluded.window_ends_at
    where ${isForgotten} or counter.hits < ${free}
      or counter.window_ends_at <= ${forgottenAt}::timestamptz
        - make_interval(secs => least(${maxSeconds}, power(2, least(counter.hits - ${free} + 1, 20))))
    returning hits`);
  if (counted) return;
  const last = await db.one<{ hits: number; window_ends_at: string }>(sql`
    select hits, window_ends_at from throttle_counters where key = ${key}`);
  if (!last) return;
  const freeAt = Date.parse(last.window_ends_at) + (waitAfter(rule, last.hits) - forgetSeconds) * 1000;
  throw problem('throttled', { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}

/** Sign-ins and sign-ups of everybody behind one network address; journeys make more than an office does (`RATE_LIMITS=off`). */
export async function throttleAddress(
  { clock, config, db }: Pick<Context, 'clock' | 'config' | 'db'>,
  rule: ThrottleRule,
  address: string,
): Promise<void> {
  if (config.rateLimits) await throttle(db, rule, networkOf(address), clock());
}

/** Resets the hits of `subject`, after a success. */
export async function clearThrottle(db: Db, rule: Pick<ThrottleRule, 'name'>, subject: string): Promise<void> {
  await db.query(sql`delete from throttle_counters where key = ${`${rule.name}:${subject}`}`);
}
