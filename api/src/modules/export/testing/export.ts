import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';
import type { DataExport } from '@wspolnik/contract/accounts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addUser, asUser, confirmed } from '../../../testing/people.ts';
import { runDueJobs } from '../../jobs.ts';

export const api = await createTestApi();
export const me = await addUser(api, { email: 'me@example.test' });
export const headers = await asUser(api, 'me@example.test');
// Every copy of this person has a picture in it.
await api.context.files.put('file-1.jpg', Buffer.from('jpeg'));
await api.db.query(sql`update users set image = '/api/files/file-1.jpg' where id = ${me}`);

const CENTRAL = 0x02014b50;

/** Files of an archive by name, through its central directory. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(bytes.length - 22 + 16);
  while (bytes.readUInt32LE(at) === CENTRAL) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    files.set(name, method === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

export const ask = async (as = headers): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'POST', url: '/api/accounts/export/', headers: await confirmed(api, as) });
export const latest = async (as = headers): Promise<DataExport | null> =>
  (await api.inject({ url: '/api/accounts/export/', headers: as })).json().export;
export const makeExports = () => runDueJobs(api.context, api.context.clock());

/** Asks for a copy, lets the job make it, and reads the ZIP. Former requests of anybody do not count. */
export async function exported(as = headers) {
  await api.db.query(sql`delete from data_exports`);
  assert.equal((await ask(as)).statusCode, 201);
  await makeExports();
  const reply = await api.inject({ url: (await latest(as))?.url ?? '' });
  assert.equal(reply.statusCode, 200, reply.body);
  assert.equal(reply.headers['content-type'], 'application/zip');
  assert.match(String(reply.headers['content-disposition']), /attachment; filename="wspolnik.zip"/);
  const files = unzip(reply.rawPayload);
  return {
    files,
    rows: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[],
  };
}
