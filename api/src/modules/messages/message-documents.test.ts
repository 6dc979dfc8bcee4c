import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '@wspolnik/contract/messages';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { runDueJobs } from '../jobs.ts';
import { api, headersOf, messages, threads, toUser } from './testing/messages.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

async function sendDocument(who: string, to: object, { name, bytes }: { name: string; bytes: Buffer }) {
  const payload = formOf({ ...to, message: 'W załączniku', document: fileOf(bytes, name) });
  return api.inject({ method: 'POST', url: '/api/message-send/', headers: headersOf(who), payload });
}
const stateOf = async (who: string, thread: string) =>
  (await messages(who, thread)).results.at(-1)?.document?.state ?? null;

describe('a document of a message', () => {
  test('both sides download it under a signed address, as a file', async () => {
    const reply = await sendDocument('anna', toUser('jan'), { name: 'umowa.pdf', bytes: PDF });
    assert.equal(reply.statusCode, 201, reply.body);
    const { thread_id, document: sent } = reply.json<Message>();
    assert.deepEqual([sent?.name, sent?.kind, sent?.size, sent?.state], ['umowa.pdf', 'pdf', PDF.length, 'available']);
    const read = (await messages('jan', thread_id)).results.at(-1)?.document;
    const file = await api.inject({ url: read?.url ?? '' });
    assert.match(String(file.headers['content-disposition']), /^attachment; filename="umowa\.pdf"/);
    assert.equal((await api.inject({ url: read?.url?.split('?')[0] ?? '' })).statusCode, 404);
    assert.equal((await threads('jan')).results[0]?.last_message.has_document, true);
  });

  test('other formats and more than 10 MB are refused', async () => {
    const page = await sendDocument('anna', toUser('jan'), { name: 'a.pdf', bytes: Buffer.from('<script>') });
    assert.deepEqual(page.json().fields.document, [
      { code: 'fileFormat', params: { list: 'PDF, PNG, JPEG, DOCX, XLSX, ODT' } },
    ]);
    const big = await sendDocument('anna', toUser('jan'), { name: 'a.pdf', bytes: Buffer.alloc(10_000_001) });
    assert.deepEqual(big.json().fields.document, [{ code: 'fileSize', params: { mb: 10 } }]);
  });

  test('with a scanner it is held back until it was scanned, and removed when malware is in it', async () => {
    const scanner = { threat: null as string | null };
    Object.assign(api.context, { scanner: { scan: async () => scanner.threat } });
    try {
      for (const [threat, state] of [
        [null, 'available'],
        ['Eicar', 'removed'],
      ] as const) {
        scanner.threat = threat;
        const { thread_id, position, document } = (
          await sendDocument('anna', toUser('jan'), { name: 'a.pdf', bytes: PDF })
        ).json<Message>();
        assert.deepEqual([document?.state, document?.url], ['checking', null]);
        await runDueJobs(api.context, api.context.clock());
        assert.equal(await stateOf('jan', thread_id), state);
        const changed = await api.db.one(sql`
          select count(distinct user_id) as count from realtime_frames
          where type = 'message.changed' and (data ->> 'position')::int = ${position} and data ->> 'thread_id' = ${thread_id}`);
        assert.deepEqual(changed, { count: 2 });
      }
    } finally {
      Object.assign(api.context, { scanner: null });
    }
  });

  test('of a message that an admin has hidden only its writer sees it', async () => {
    const { id, thread_id } = (
      await sendDocument('anna', toUser('jan'), { name: 'a.pdf', bytes: PDF })
    ).json<Message>();
    await api.db.query(sql`update messages set hidden_at = now() where id = ${id}`);
    assert.deepEqual([await stateOf('jan', thread_id), await stateOf('anna', thread_id)], [null, 'available']);
    assert.equal((await threads('jan')).results[0]?.last_message.has_document, false);
  });
});
