import type { FastifyRequest } from 'fastify';
import { json, type Sql, sql } from '../storage/sql.ts';
import { batchesOf } from './batches.ts';
import type { Context } from './context.ts';
import { type Answer, type Key, type KeyRow, REPLAY_MS, readKey, requireKey } from './idempotency.ts';
import { ApiProblem, problem } from './problem.ts';

/** How PostgreSQL calls it when two calls with one key write at once, and this one comes second. */
const COMES_SECOND = { code: '23505', constraint: 'idempotency_keys_pkey' };

interface KeptRow extends KeyRow<object> {
  created_at: string;
}

const readKept = batchesOf(async ({ db }: Context, names) => {
  const keys = names.map((name) => JSON.parse(name) as [string, string, string]);
  const column = (index: 0 | 1 | 2) => keys.map((key) => key[index]);
  const rows = await db.query<KeptRow & { place: number }>(sql`
    select w.place::int, k.request_hash, k.status, k.body, k.created_at
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[]) with ordinality
      as w (scope, identity, key, place)
    join idempotency_keys k on k.scope = w.scope and k.identity = w.identity and k.key = w.key`);
  return new Map(rows.map(({ place, ...row }) => [names[place - 1] ?? '', row]));
});

async function forget({ db }: Context, { scope, identity, key }: Key, expired: Date): Promise<void> {
  await db.query(sql`
    delete from idempotency_keys
    where scope = ${scope} and identity = ${identity} and key = ${key} and created_at <= ${expired}`);
}

/** The first answer to the same call, or null. */
async function recall<Body extends object>(context: Context, key: Key): Promise<Answer<Body> | null> {
  const kept = await readKept(context, JSON.stringify([key.scope, key.identity, key.key]));
  if (!kept) return null;
  const expired = new Date(context.clock().getTime() - REPLAY_MS);
  if (new Date(kept.created_at) <= expired) {
    await forget(context, key, expired);
    return null;
  }
  if (kept.request_hash !== key.requestHash) throw problem('idempotency_mismatch');
  return { status: kept.status, body: kept.body as Body };
}

/** Whether another call with the same key may have been first: it holds the row, or has changed what the rules look at. */
function mayBeRepeated(error: unknown): boolean {
  const { code, constraint } = error as Partial<typeof COMES_SECOND>;
  return error instanceof ApiProblem || (code === COMES_SECOND.code && constraint === COMES_SECOND.constraint);
}

/**
 * Makes the last part of a `with`, which keeps the answer. It reads the part `written` before it: no row when nothing was
 * written, else one whose `patch` (jsonb) joins the body with what the statement alone knows.
 */
export type Remember = (answer: Answer<object>) => Sql;

function rememberAs({ scope, identity, key, requestHash }: Key, now: Date): Remember {
  return ({ status, body }) => sql`
    remembered as (
      insert into idempotency_keys (scope, identity, key, request_hash, status, body, created_at)
      select ${scope}, ${identity}, ${key}, ${requestHash}, ${status}, ${json(body)}::jsonb || w.patch, ${now}::timestamptz
      from written w)`;
}

/**
 * Like `idempotent`, for a write that is one statement and commits by itself: a transaction around it would double its
 * messages to the database, and a claim beforehand would write the key's row twice. Instead `write` sends the part that
 * `remember` makes along with it. Of two calls with one key at once the second fails as a whole on the first one's row, and
 * is answered what that one was. Meanwhile `read` asks for what the statement is made from; it changes and refuses nothing.
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
  const [earlier, known] = await Promise.all([recall<Body>(context, key), read()]);
  if (earlier) return earlier;
  try {
    return await write(known, rememberAs(key, context.clock()));
  } catch (error) {
    const first = mayBeRepeated(error) ? await recall<Body>(context, key) : null;
    if (!first) throw error;
    return first;
  }
}
