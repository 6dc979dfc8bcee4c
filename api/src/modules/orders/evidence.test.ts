import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import {
  act,
  addDocument,
  api,
  look,
  must,
  orderIn,
  PDF,
  recharge,
  reject,
  seller,
  takeFrames,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const removeDocument = (transaction_id: string, document_id: string, login = 'buyer') =>
  act(login, 'sale-remove-document', { transaction_id, document_id });
const removeInfo = (transaction_id: string, info_id: string) =>
  act('buyer', 'sale-remove-info', { transaction_id, info_id });
const namesOf = (order: Order | undefined) => order?.documents.map(({ id }) => id);
const codeOf = async (reply: ReturnType<typeof act>) => (await reply).json().code;
const last = <T>(list: readonly T[]): T => list.at(-1) as T;

/** An order with a document and a text, both not submitted. */
async function described(): Promise<Order> {
  const { id } = await orderIn('bought');
  return must(addDocument('buyer', id));
}

describe('a document or text that was not submitted', () => {
  it('a document can be removed by the buyer; both sides see it, nobody is notified, and its file is discarded', async () => {
    const { id, documents, infos } = await described();
    await takeFrames('owner');
    const changed = await must(removeDocument(id, last(documents).id));
    assert.deepEqual([changed.documents, last(changed.history).action], [[], 'sale-remove-document']);
    assert.deepEqual(await takeFrames('owner'), ['order.changed']);
    assert.deepEqual((await look(id, 'member'))?.documents, []);
    const discarded = await api.db.one(sql`
      select d.key from discarded_files d join stored_documents s on s.key = d.key where s.subject_id = ${id}`);
    assert.ok(discarded);
    const empty = await must(removeInfo(id, last(infos).id));
    assert.deepEqual([empty.infos, last(empty.history).action], [[], 'sale-remove-info']);
    assert.deepEqual(empty.allowed_actions, ['sale-add-document', 'sale-add-info', 'cancel-sale', 'reflink-actions']);
  });

  it('a document opens for an hour for a seller who is looking at it', async () => {
    const { id, documents } = await described();
    const url = last((await look(id, 'member'))?.documents ?? [])?.url ?? '';
    await must(removeDocument(id, last(documents).id));
    assert.deepEqual((await api.inject({ url })).rawPayload, PDF);
  });

  it('a document leaves its place, its bytes and its right to be submitted', async () => {
    const { id, documents, infos } = await described();
    for (let count = documents.length; count < 10; count += 1) await must(addDocument('buyer', id));
    assert.equal((await addDocument('buyer', id)).statusCode, 422);
    await must(removeDocument(id, last(documents).id));
    await must(addDocument('buyer', id));
    for (const { id: document } of (await look(id))?.documents ?? []) await must(removeDocument(id, document));
    await must(removeInfo(id, last(infos).id));
    const reply = await act('buyer', 'resubmit', { transaction_id: id });
    assert.deepEqual(Object.keys(reply.json().fields), ['document', 'info']);
    const used = await api.db.one(sql`
      select sum(bytes)::int as bytes from stored_documents where subject_id = ${id}`);
    assert.deepEqual(used, { bytes: 0 });
  });

  it('a document is replaced in one step, also at the limit', async () => {
    const { id, documents, infos } = await described();
    for (let count = documents.length; count < 10; count += 1) await must(addDocument('buyer', id));
    const old = last(documents).id;
    const replaced = await must(addDocument('buyer', id, PDF, newId(), old));
    assert.deepEqual([replaced.documents.length, namesOf(replaced)?.includes(old)], [10, false]);
    const text = await must(
      act('buyer', 'sale-add-info', { transaction_id: id, text: 'Poprawiona', replaces: last(infos).id }),
    );
    assert.deepEqual(
      text.infos.map((info) => info.text),
      ['Poprawiona'],
    );
    assert.equal((await addDocument('buyer', id, PDF, newId(), old)).json().code, 'not_found');
    assert.equal((await look(id))?.documents.length, 10);
  });

  it('a document stays with its seller, and is none of another order', async () => {
    const { id, documents } = await described();
    const document = last(documents).id;
    assert.equal(await codeOf(removeDocument(id, document, 'owner')), 'forbidden');
    assert.equal(await codeOf(removeDocument(id, document, 'friend')), 'not_found');
    const { id: other } = await described();
    assert.equal(await codeOf(removeDocument(other, document)), 'not_found');
    assert.equal(await codeOf(removeInfo(id, document)), 'not_found');
    assert.deepEqual(namesOf(await look(id)), [document]);
  });
});

describe('what was submitted', () => {
  it('the evidence stays, because the seller decided by it', async () => {
    const { id, documents, infos } = await described();
    await must(act('buyer', 'resubmit', { transaction_id: id }));
    assert.equal(await codeOf(removeDocument(id, last(documents).id)), 'invalid_transition');
    await must(reject(id));
    const again = await must(addDocument('buyer', id));
    assert.deepEqual(
      again.documents.map(({ submitted }) => submitted),
      [true, false],
    );
    assert.equal(await codeOf(removeDocument(id, last(documents).id)), 'invalid_transition');
    assert.equal(await codeOf(removeInfo(id, last(infos).id)), 'invalid_transition');
    const kept = await must(removeDocument(id, last(again.documents).id));
    assert.deepEqual(namesOf(kept), [last(documents).id]);
    assert.equal(await codeOf(act('buyer', 'resubmit', { transaction_id: id })), 'nothing_changed');
  });
});

describe('at once', () => {
  it('two removals remove it once', async () => {
    const { id, documents } = await described();
    const document = last(documents).id;
    const replies = await Promise.all([removeDocument(id, document), removeDocument(id, document)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 404]);
    const row = await api.db.one(sql`
      select document_count, new_document_count from orders where id = ${id}`);
    assert.deepEqual(row, { document_count: 0, new_document_count: 0 });
  });

  it('both sides see exactly the submitted evidence after a removal and a submission at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, documents } = await described();
      const document = last(documents).id;
      const [removal, submission] = await Promise.all([
        removeDocument(id, document),
        act('buyer', 'resubmit', { transaction_id: id }),
      ]);
      assert.equal(submission.statusCode, 200);
      const seen = await look(id, 'member');
      assert.equal(seen?.status, 'in_verification');
      assert.deepEqual(namesOf(seen), removal.statusCode === 200 ? [] : [document]);
      if (removal.statusCode !== 200) assert.equal(removal.json().code, 'invalid_transition');
    }
  });
});
