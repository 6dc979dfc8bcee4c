import { createHash } from 'node:crypto';
import { DAY_MS } from '@wspolnik/settings';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import { invalidField, problem } from './wire/problem.ts';

/** Domain §1: the same key and body replays the first response for 24 hours. Milliseconds. */
export const REPLAY_MS = DAY_MS;
const MAX_KEY_LENGTH = 200;

export interface Answer<Body extends object> {
  status: number;
  body: Body;
}

/** The stored response of the first call with a key. */
export interface KeyRow<Body> {
  request_hash: string;
  status: number;
  body: Body;
}

/** Identifies a call that must have one effect. The same key of another caller, or for another call, is a different one. */
export interface Key {
  scope: string;
  identity: string;
  key: string;
  requestHash: string;
}

/**
 * Claims the key; null when it is now ours. The insert waits on the primary key while another request with the same key is
 * open, so duplicates are serialised; when that one fails, its row is gone and this one runs.
 */
async function claim<Body>(
  tx: Db,
  { scope, identity, key, requestHash }: Key,
  now: Date,
): Promise<KeyRow<Body> | null> {
  const expired = new Date(now.getTime() - REPLAY_MS);
  const claimed = await tx.one(sql`
    insert into idempotency_keys as k (scope, identity, key, request_hash, created_at)
    values (${scope}, ${identity}, ${key}, ${requestHash}, ${now})
    on conflict (scope, identity, key) do update
      set request_hash = excluded.request_hash, status = null, body = null, created_at = excluded.created_at
      where k.created_at <= ${expired}
    returning key`);
  if (claimed) return null;
  const earlier = await tx.one<KeyRow<Body>>(sql`
    select request_hash, status, body from idempotency_keys
    where scope = ${scope} and identity = ${identity} and key = ${key}`);
  if (!earlier) throw new Error('idempotency key vanished while it was claimed');
  return earlier;
}

/** Stores the response under its key and commits. */
async function keep(tx: Db, { scope, identity, key }: Key, { status, body }: Answer<object>): Promise<void> {
  await tx.commitWith(sql`
    update idempotency_keys set status = ${status}, body = ${json(body)}::jsonb
    where scope = ${scope} and identity = ${identity} and key = ${key}`);
}

interface KeyOptions {
  /** The body has what can be guessed from a plain hash, such as a PESEL: its hash is a keyed one. */
  isSecret?: boolean;
}

/**
 * The request's key, or null.
 *
 * @throws ApiProblem validation_failed (Idempotency-Key)
 */
export async function readKey(
  request: FastifyRequest,
  scope: string,
  { isSecret = false }: KeyOptions = {},
): Promise<Key | null> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > MAX_KEY_LENGTH) throw invalidField('Idempotency-Key', 'maxLength', { n: MAX_KEY_LENGTH });
  const { caller } = request;
  const identity = caller ? `${caller.user.id}:${caller.company?.id ?? ''}` : 'guest';
  const sent = JSON.stringify(request.body ?? request.query ?? null);
  const requestHash = isSecret
    ? request.server.context.vault.hash(sent)
    : createHash('sha256').update(sent).digest('base64url');
  return { scope, identity, key, requestHash };
}

export function hasKey({ headers }: FastifyRequest): boolean {
  return Boolean(headers['idempotency-key']);
}

/**
 * For calls that must not be repeated: without a key a double click looks like two orders.
 *
 * @throws ApiProblem validation_failed (Idempotency-Key)
 */
export function requireKey(request: FastifyRequest): void {
  if (!hasKey(request)) throw invalidField('Idempotency-Key', 'required');
}

/**
 * Runs `run` in a transaction at most once per Idempotency-Key, caller and `scope` (the name of the call). The response is
 * stored in the same transaction, so that both are committed or neither; a problem thrown by `run` stores nothing. Without
 * the header it just runs.
 *
 * @throws ApiProblem idempotency_mismatch when the key came with another body before
 */
export async function idempotent<Body extends object>(
  request: FastifyRequest,
  scope: string,
  run: (tx: Db) => Promise<Answer<Body>>,
  options?: KeyOptions,
): Promise<Answer<Body>> {
  const { clock, db } = request.server.context;
  const key = await readKey(request, scope, options);
  return db.transaction(async (tx) => {
    const earlier = key && (await claim<Body>(tx, key, clock()));
    if (earlier && earlier.request_hash !== key?.requestHash) throw problem('idempotency_mismatch');
    if (earlier) return { status: earlier.status, body: earlier.body };
    const answer = await run(tx);
    if (key) await keep(tx, key, answer);
    return answer;
  });
}
