import assert from 'node:assert/strict';
import { ERROR_STATUS, type ErrorCode } from '@wspolnik/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../platform/ids.ts';
import { accessOf, type Document } from '../document.ts';
import type { TestApi } from '../harness.ts';
import { watchDisclosures } from './disclosures.ts';
import type { IdentityName } from './identities.ts';
import type { Outcome, Row } from './row.ts';
import { World } from './world.ts';
import { watchWrites } from './writes.ts';

/** The result as written in the table: the status of a success, the code of a refusal. */
export function outcomeOf({ statusCode, body }: { statusCode: number; body: string }): Outcome {
  return statusCode < 400 ? statusCode : (JSON.parse(body) as { code: ErrorCode }).code;
}

/** Answers that may be stored: of addresses that are secrets, and of what everybody gets. */
const OWN_CACHING = [
  'private, max-age=3600',
  'public, max-age=31536000, immutable',
  'public, max-age=86400',
  'public, max-age=300',
];

/** Data for trying the table's calls. */
export async function accessTrials(api: TestApi) {
  const world = await World.create(api);
  const disclosures = await watchDisclosures(world);
  const writes = await watchWrites(api.db);
  const declared = accessOf((await api.inject({ url: '/api/docs/json' })).json<Document>());

  /** Nobody's own answer is stored by a shared computer, and a guest's is never taken for somebody else's. */
  function checkCaching({ headers }: LightMyRequestResponse, asked: Record<string, string>, { call }: Row): void {
    const { 'cache-control': caching, vary } = headers;
    if (asked.authorization) assert.ok(['no-store', ...OWN_CACHING].includes(String(caching)), `${call}: ${caching}`);
    else if (caching === undefined && declared.get(call)?.access === 'guest')
      assert.equal(vary, 'Authorization, Company-Id', call);
  }

  /** Makes the call of a row, and says how it went. */
  async function attempt(row: Row, name: IdentityName, extra: Record<string, string> = {}) {
    const { id = '', query = {}, body, headers = world.headers(name), mark } = await row.request(world, name);
    const [method, path = ''] = row.call.split(' ');
    const reader = await disclosures.readerOf(headers);
    await writes.reset();
    const reply = await api.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}/, id),
      query,
      headers: { 'idempotency-key': newId(), ...headers, ...extra },
      ...(body === undefined ? {} : { payload: body }),
    });
    const outcome = outcomeOf(reply);
    const about = `${row.call} ${row.on ?? ''}, ${name}: ${reply.body.slice(0, 300)}`;
    assert.ok(reply.statusCode < 500, about);
    // A refusal has the status of its code, and changes nothing.
    if (typeof outcome !== 'number') {
      assert.equal(reply.statusCode, ERROR_STATUS[outcome], about);
      assert.deepEqual(await writes.tables(), [], `${about}: yet something was written`);
    }
    const sent = `${JSON.stringify(query)}${JSON.stringify(body)}`;
    assert.deepEqual(
      await disclosures.disclosed(row, reader, { sent, body: reply.body }),
      [],
      `${about}: not for ${name}`,
    );
    checkCaching(reply, { ...headers, ...extra }, row);
    return { outcome, about, shows: mark === undefined ? undefined : reply.body.includes(mark) };
  }

  return { world, declared, attempt, disclosures };
}
