import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { seedDemo } from './demo/seed.ts';
import { jobs } from './modules/jobs.ts';
import { newId } from './platform/ids.ts';
import { runDue } from './platform/jobs/run-due.ts';
import { sql } from './storage/sql.ts';
import { IDENTITIES } from './testing/access/identities.ts';
import { ACCESS } from './testing/access/table.ts';
import { World } from './testing/access/world.ts';
import { createTestApi } from './testing/harness.ts';

// What the API does without being called. The calls themselves are in access.test.ts and statements.test.ts.

const YEAR_MS = 365 * DAY_MS;
/** They leave a job behind. */
const CALLS = [
  'POST /api/accounts/resend-verification/',
  'POST /api/accounts/login/link/request/',
  'POST /api/accounts/reset-password/request/',
  'POST /api/accounts/export/',
  'POST /api/accounts/delete-account/',
  'DELETE /api/accounts/company-delete/',
  'PUT /api/accounts/admin/plans/{id}/',
  'POST /api/accounts/admin/plans/{id}/prices/',
  'POST /api/payment/webhook/{provider}/',
  'POST /api/posts/',
];

const api = await createTestApi();
const context = { ...api.context, scanner: { scan: async () => null } };

/** The call as the first identity that may make it. */
async function call(name: string): Promise<void> {
  const world = await World.create(api);
  const row = ACCESS.flatMap(({ rows }) => rows).find((row) => row.call === name);
  const identity = IDENTITIES.find((_, column) => typeof row?.outcomes[column] === 'number');
  assert.ok(row && identity, name);
  const { id = '', body = {}, headers = world.headers(identity) } = await row.request(world, identity);
  const [method, path = ''] = name.split(' ');
  const reply = await api.inject({
    method: method as 'POST',
    url: path.replace(/{\w+}/, id),
    headers: { 'idempotency-key': newId(), ...headers },
    payload: body,
  });
  assert.ok(reply.statusCode < 400, `${name}: ${reply.body}`);
}

before(async () => {
  await seedDemo(api.context);
  // The call that changes a plan brings the limit back.
  await api.db.query(sql`update plans set offer_limit = offer_limit + 1`);
  for (const name of CALLS) await call(name);
  // As before a release that finds other stems.
  await api.db.query(sql`update stems_version set version = 0`);
});

describe('every background job', () => {
  it('every job runs on the demo data, and again when all their terms are over', async () => {
    const ran = new Set<string>();
    const watched = jobs.map((job): typeof job => ({
      ...job,
      run: async (...args) => {
        await job.run(...args);
        ran.add(job.kind);
      },
    }));
    for (const passed of [0, YEAR_MS]) {
      api.passTime(passed);
      await runDue(context, watched, api.context.clock());
    }
    const idle = jobs.map(({ kind }) => kind).filter((kind) => !ran.has(kind));
    assert.deepEqual(idle, [], 'jobs that had nothing to do');
  });
});
