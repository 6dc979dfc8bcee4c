import type { FastifyRequest } from 'fastify';
import { json, type Sql, sql } from '../storage/sql.ts';
import { batchesOf } from './batches.ts';
import type { Context } from './context.ts';
import { type Answer, type Key, type KeyRow, REPLAY_MS, readKey, requireKey } from './idempotency.ts';
import { ApiProblem, problem } from './problem.ts';

/** PostgreSQL's error when two calls with one key write at once, for the second of them. */
const COMES_SECOND = { code: '23505', constraint: 'idempotency_keys_pkey' };

interface StoredRow extends KeyRow<object> {
  created_at: string;
}

const readStored = batchesOf(async ({ db }: Context, names) => {
  const keys = names.map((name) => JSON.parse(name) as [string, string, string]);
  const column = (index: 0 | 1 | 2) => keys.map((key) => key[index]);
  const rows = await db.query<StoredRow & { position: number }>(sql`
    select w.position::int, k.request_hash, k.status, k.body, k.created_at
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[]) with ordinality
      as w (scope, identity, key, position)
    join idempotency_keys k on k.scope = w.scope and k.identity = w.identity and k.key = w.key`);
  return new Map(rows.map(({ position, ...row }) => [names[position - 1] ?? '', row]));
});

const nameOf = ({ scope, identity, key }: Key) => JSON.stringify([scope, identity, key]);

async function forget({ db }: Context, { scope, identity, key }: Key, expired: Date): Promise<void> {
  await db.query(sql`
    delete from idempotency_keys
    where scope = ${scope} and identity = ${identity} and key = ${key} and created_at <= ${expired}`);
}

/** The first response to the same call, or null. */
async function recall<Body extends object>(context: Context, key: Key): Promise<Answer<Body> | null> {
  const stored = await readStored(context, nameOf(key));
  if (!stored) return null;
  const expired = new Date(context.clock().getTime() - REPLAY_MS);
  if (new Date(stored.created_at) <= expired) {
    await forget(context, key, expired);
    return null;
  }
  if (stored.request_hash !== key.requestHash) throw problem('idempotency_mismatch');
  return { status: stored.status, body: stored.body as Body };
}

/**
 * Whether another call with the same key may have been first: it has inserted the row, or has changed data that the rules
 * check.
 */
function mayBeRepeated(error: unknown): boolean {
  const { code, constraint } = error as Partial<typeof COMES_SECOND>;
  return error instanceof ApiProblem || (code === COMES_SECOND.code && constraint === COMES_SECOND.constraint);
}

/** The response to a call with a key, to be stored under it. */
export type Memory = Key & Answer<object> & { id: string; now: Date };

/** Prepares a response for {@link rememberingPart}; `id` identifies it there. */
export type Remember = (id: string, answer: Answer<object>) => Memory;

/**
 * The last part of a `with`, which stores the responses. It reads the part `written` before it: a row for each response whose
 * write was done, with its `id` and a `patch` (jsonb) that adds fields known only to the statement.
 */
export function rememberingPart(memories: readonly Memory[]): Sql {
  return sql`
    remembered as (
      insert into idempotency_keys (scope, identity, key, request_hash, status, body, created_at)
      select k.scope, k.identity, k.key, k."requestHash", k.status, k.body || w.patch, k.now
      from json_to_recordset(${json(memories)}::json) as k (
        id uuid, scope text, identity text, key text, "requestHash" text, status int, body jsonb, now timestamptz)
      join written w on w.id = k.id)`;
}

/** The last call in progress with each key in this process. */
const callsOf = new WeakMap<Context, Map<string, Promise<unknown>>>();

/** Serialises copies of a call in this process, so that only those of several processes collide. */
async function inTurn<T>(context: Context, name: string, run: () => Promise<T>): Promise<T> {
  const calls = callsOf.get(context) ?? new Map<string, Promise<unknown>>();
  callsOf.set(context, calls);
  const call = Promise.resolve(calls.get(name)).then(run);
  const settled = call.catch(() => {});
  calls.set(name, settled);
  try {
    return await call;
  } finally {
    if (calls.get(name) === settled) calls.delete(name);
  }
}

/**
 * Like `idempotent`, for a write that is a single autocommitted statement: a transaction would double its messages to the
 * database, and claiming the key first would write its row twice. Instead `write` stores the result of `remember` in the same
 * statement. Of two calls with one key at once, the second fails as a whole on the first one's row, and gets the first one's
 * response. Meanwhile `read` fetches the statement's input; it changes and refuses nothing.
 *
 * @throws ApiProblem idempotency_mismatch when the key came with another body before, validation_failed (Idempotency-Key)
 */
export async function idempotentWrite<Body extends object, Read>(
  request: FastifyRequest,
  scope: string,
  read: () => Promise<Read>,
  write: (known: Read, remember: Remember) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const { context } = request.server;
  requireKey(request);
  const key = await readKey(request, scope);
  if (!key) throw new Error('a call without a key was let through');
  return inTurn(context, nameOf(key), async () => {
    const [earlier, known] = await Promise.all([recall<Body>(context, key), read()]);
    if (earlier) return earlier;
    try {
      return await write(known, (id, answer) => ({ ...key, ...answer, id, now: context.clock() }));
    } catch (error) {
      const first = mayBeRepeated(error) ? await recall<Body>(context, key) : null;
      if (!first) throw error;
      return first;
    }
  });
}
