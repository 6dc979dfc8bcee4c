import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';

const api = await createTestApi();
const metrics = async () => (await api.inject({ url: '/metrics' })).body;

describe('GET /metrics', () => {
  test('counts responses by route pattern, never by the id in a path', async () => {
    await api.inject({ url: '/api/offers/01890000-0000-7000-8000-000000000000/' });
    await api.inject({ url: '/api/nowhere/at/all/' });
    const body = await metrics();
    assert.match(
      body,
      /http_request_duration_seconds_count\{method="GET",route="\/api\/offers\/:id\/",status="404"\} 1/,
    );
    assert.match(body, /route="unmatched",status="404"\} 1/);
    assert.doesNotMatch(body, /01890000/);
  });

  test('shows the delay of pending work in the database', async () => {
    // Migrations have stored jobs, too.
    await api.db.query(sql`delete from jobs`);
    const before = new Date(api.context.clock().getTime() - 90_000);
    await api.db.query(sql`insert into jobs (kind, key, payload, run_at) values ('test', 'test', 'null', ${before})`);
    const body = await metrics();
    assert.match(body, /^waiting\{what="jobs"\} 1$/m);
    const [, lag] = body.match(/^jobs_lag_seconds (\S+)$/m) ?? [];
    assert.ok(Number(lag) >= 90, `${lag} s`);
    assert.match(body, /^waiting\{what="mails"\} 0$/m);
    assert.match(body, /^database_connections\{state="waiting"\} 0$/m);
  });

  test('the call is not part of the API', async () => {
    assert.equal((await api.inject({ url: '/api/metrics' })).statusCode, 404);
    const document = await api.inject({ url: '/api/docs/json' });
    assert.doesNotMatch(document.body, /"\/metrics"/);
  });
});
