import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ERROR_STATUS, type ErrorCode, type Problem } from '@wspolnik/contract/errors';
import fc from 'fast-check';
import pTimeout from 'p-timeout';
import { seedDemo } from './demo/seed.ts';
import { assertWholeLedger } from './modules/points/testing/points.ts';
import { watchWrites } from './testing/access/writes.ts';
import { CALLERS, type CallerName, headersOf, idsFor, idsOfThings } from './testing/fuzz/callers.ts';
import { type Operation, readOperations } from './testing/fuzz/operations.ts';
import { type FuzzRequest, requestsTo } from './testing/fuzz/requests.ts';
import { createTestApi } from './testing/harness.ts';

/** Requests per operation and caller. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
/** Printed with a failure; the same seed sends the same requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const LONGEST_MS = 5000;

const api = await createTestApi();
await seedDemo(api.context);
const operations = await readOperations(api);
const things = await idsOfThings(api);
const writes = await watchWrites(api.db);

/** A request that hangs fails instead of blocking the run. */
async function answerTo(request: FuzzRequest, headers: Record<string, string>) {
  const sent = api.inject({ ...request, headers: { ...headers, ...request.headers } });
  return pTimeout(sent, { milliseconds: LONGEST_MS });
}

type Reply = Awaited<ReturnType<typeof answerTo>>;

function assertProblem(reply: Reply): void {
  assert.equal(reply.headers['content-type'], 'application/problem+json');
  const body = reply.json<Problem>();
  assert.equal(ERROR_STATUS[body.code as ErrorCode], reply.statusCode, body.code);
  assert.equal(body.status, reply.statusCode);
  assert.equal(body.request_id, reply.headers['x-request-id']);
}

async function send(request: FuzzRequest, name: CallerName, headers: Record<string, string>): Promise<void> {
  // Resets the throttles as well: they would answer instead of the tested code.
  await writes.reset();
  const reply = await answerTo(request, headers);
  const says = `${name}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  assert.ok(reply.statusCode < 500, says);
  if (reply.statusCode < 400) return;
  assertProblem(reply);
  assert.deepEqual(await writes.tables(), [], `${says}\nand yet it was written`);
}

async function fuzz(operation: Operation): Promise<void> {
  const callers: [CallerName, Record<string, string>][] = [];
  for (const name of CALLERS) callers.push([name, await headersOf(api, name)]);
  const property = fc.asyncProperty(requestsTo(operation, idsFor(operation, things)), async (request) => {
    for (const [name, headers] of callers) await send(request, name, headers);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
}

describe('every request gets an answer other than a failure, and writes nothing when refused', () => {
  for (const operation of operations) it(`${operation.method} ${operation.path}`, () => fuzz(operation));

  it('the ledger is consistent afterwards', () => assertWholeLedger(api.db));
});
