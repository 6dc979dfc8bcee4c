import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Order as OrderSchema } from '@wspolnik/contract/orders';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { zipOf } from '../../platform/uploads/testing/uploads.ts';
import { sql } from '../../storage/sql.ts';
import { picture } from '../../testing/forms.ts';
import { act, addDocument, api, fieldOf, look, must, orderIn, PDF, recharge, seller } from './testing/orders.ts';

before(() => recharge(seller, 10_000_000));

describe('documents and information', () => {
  it('evidence are visible to both sides, the document under a signed address', async () => {
    const { id } = await orderIn('bought');
    const order = await must(addDocument('buyer', id));
    assert.ok(Compile(OrderSchema).Check(order), JSON.stringify(Compile(OrderSchema).Errors(order)));
    const [document] = order.documents;
    assert.deepEqual([document?.name, document?.kind, document?.size], ['faktura ąę.pdf', 'pdf', PDF.length]);
    const seen = await look(id, 'member');
    assert.deepEqual(
      seen?.infos.map(({ text }) => text),
      ['Faktura 1/2026'],
    );
    const url = seen?.documents[0]?.url ?? '';
    assert.deepEqual((await api.inject({ url })).rawPayload, PDF);
    assert.equal((await api.inject({ url: url.split('?')[0] ?? '' })).statusCode, 404);
  });

  it('evidence are limited to ten and twenty', async () => {
    const { id } = await orderIn('bought');
    for (let count = 0; count < 9; count += 1) await must(addDocument('buyer', id));
    const both = await Promise.all([addDocument('buyer', id), addDocument('buyer', id)]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 422]);
    const full = await addDocument('buyer', id);
    assert.deepEqual(full.json().fields, { document: [{ code: 'fileCount', params: { n: 10 } }] });
    await api.db.query(sql`update orders set info_count = 20 where id = ${id}`);
    const reply = await act('buyer', 'sale-add-info', { transaction_id: id, text: 'x' });
    assert.equal(reply.json().code, 'limit_reached');
    const order = await look(id);
    assert.equal(order?.documents.length, 10);
    const may = ['sale-remove-document', 'sale-remove-info', 'resubmit', 'cancel-sale', 'reflink-actions'];
    assert.deepEqual(order?.allowed_actions, may);
  });

  it('evidence have 50 MB together in an order, and 1 GB in an account', async () => {
    const { id } = await orderIn('bought');
    await must(addDocument('buyer', id));
    const store = (bytes: number) =>
      api.db.query(sql`update stored_documents set bytes = ${bytes}::bigint where subject_id = ${id}`);
    await store(50_000_000 - PDF.length + 1);
    const refused = await addDocument('buyer', id);
    assert.deepEqual(refused.json().fields, { document: [{ code: 'orderQuota', params: { mb: 50 } }] });
    await store(50_000_000 - PDF.length);
    await must(addDocument('buyer', id));
    const { id: other } = await orderIn('bought');
    await store(1_000_000_000);
    const full = await addDocument('buyer', other);
    assert.deepEqual(full.json().fields, { document: [{ code: 'accountQuota', params: { mb: 1000 } }] });
    assert.equal((await look(other))?.documents.length, 0);
    await store(0);
    await must(addDocument('buyer', other));
  });

  it('evidence are detected by content, and stored once for a repeated request', async () => {
    const { id } = await orderIn('bought');
    const fake = await addDocument('buyer', id, Buffer.from('<script>alert(1)</script>'));
    assert.equal(fake.json().fields.document[0].code, 'fileFormat');
    const key = newId();
    await must(addDocument('buyer', id, PDF, key));
    assert.equal((await must(addDocument('buyer', id, PDF, key))).documents.length, 1);
    assert.equal((await look(id))?.documents.length, 1);
  });

  it('evidence have the file types of the specification', async () => {
    const { id } = await orderIn('bought');
    const word = zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
    const photo = Buffer.from(await (await picture()).arrayBuffer());
    for (const bytes of [PDF, photo, word]) await must(addDocument('buyer', id, bytes));
    const kinds = (await look(id))?.documents.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['pdf', 'image', 'application']);
    const { enum: known } = OrderSchema.properties.documents.items.properties.kind;
    assert.deepEqual(known, 'image pdf video audio application text archive executable programming other'.split(' '));
  });

  it('evidence need a text of at most a thousand characters', async () => {
    const { id: transaction_id } = await orderIn('bought');
    const info = (text: string) => act('buyer', 'sale-add-info', { transaction_id, text });
    assert.equal((await fieldOf(info('  \n'), 'text')).code, 'required');
    assert.deepEqual(await fieldOf(info('x'.repeat(1001)), 'text'), { code: 'maxLength', params: { n: 1000 } });
    assert.equal((await info('\u0000')).statusCode, 422);
    const order = await must(info(' <b>Łódź</b> 👩‍🚀 שלום '));
    assert.equal(order.infos.at(-1)?.text, '<b>Łódź</b> 👩‍🚀 שלום');
  });
});
