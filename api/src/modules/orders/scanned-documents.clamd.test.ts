import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import type { OrderDocument } from '@wspolnik/contract/orders';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { createClamd, readClamdAddress } from '../../platform/scanner/clamd.ts';
import { zipOf } from '../../platform/uploads/testing/uploads.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf, picture } from '../../testing/forms.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { MALWARE, startClamd } from '../../testing/temporary-clamd.ts';
import { runDueJobs } from '../jobs.ts';
import {
  act,
  addDocument,
  api,
  headersOf,
  ids,
  look,
  must,
  orderIn,
  PDF,
  seller,
  takeFrames,
} from './testing/orders.ts';

const clamd = await startClamd();
after(() => clamd.dispose());
const scanner = createClamd(readClamdAddress(clamd.url) ?? { path: '' });
beforeEach(() => Object.assign(api.context, { scanner }));

const BAD_PDF = Buffer.from(`%PDF-1.4\n${MALWARE}\n%%EOF`);
/** Until the next sweep of files. */
const SWEEP_MS = 10 * 60 * 1000;
const runJobs = () => runDueJobs(api.context, api.context.clock());
const states = async (id: string) => (await look(id, 'member'))?.documents.map(({ state }) => state);

async function keyOf({ id }: Pick<OrderDocument, 'id'>): Promise<string> {
  return (
    (await api.db.one<{ key: string }>(sql`select file_key as key from order_documents where id = ${id}`))?.key ?? ''
  );
}
const download = async (key: string) =>
  (await api.inject({ url: privateFileUrl(api.context, key, api.context.clock()) })).statusCode;

describe('with a scanner, a document', () => {
  it('a document is held back until it has been scanned, and pages are updated', async () => {
    const { id } = await orderIn('bought');
    const [document] = (await must(addDocument('buyer', id))).documents;
    assert.ok(document);
    assert.deepEqual([document.state, document.url], ['checking', null]);
    assert.equal(await download(await keyOf(document)), 404);
    await takeFrames('owner');
    await runJobs();
    const [seen] = (await look(id, 'member'))?.documents ?? [];
    assert.equal(seen?.state, 'available');
    assert.deepEqual((await api.inject({ url: seen?.url ?? '' })).rawPayload, PDF);
    assert.ok((await takeFrames('owner')).includes('order.changed'));
  });

  it('a document with malware is removed; its sender is notified, and may send another one', async () => {
    const { id } = await orderIn('bought');
    await takeNotifications(api, ids.buyer);
    const word = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml', content: `<w>${MALWARE}</w>` }];
    await must(addDocument('buyer', id, BAD_PDF));
    const [bad] = (await must(addDocument('buyer', id, zipOf(word)))).documents;
    const key = await keyOf(bad ?? { id: '' });
    await runJobs();
    assert.deepEqual(await states(id), ['removed', 'removed']);
    assert.equal(await download(key), 404);
    await runDueJobs(api.context, new Date(api.context.clock().getTime() + SWEEP_MS));
    assert.equal(await api.context.files.get(key), null);
    const told = (await takeNotifications(api, ids.buyer)).filter(({ kind }) => kind === 'FileRemoved');
    // At the same moment, in any order.
    const named = told.map(({ params, subject }) => [params.file, subject]);
    assert.deepEqual(
      named.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
      [
        ['faktura ąę.docx', `order:${id}`],
        ['faktura ąę.pdf', `order:${id}`],
      ],
    );
    const log = await api.db.query<{ details: object }>(sql`
      select details from audit_log where action = 'file.removed' and subject_id = ${id} and actor_id = ${ids.buyer ?? ''}
      order by details->>'name'`);
    assert.deepEqual(log[0]?.details, { name: 'faktura ąę.docx', threat: 'Wspolnik.Test.UNOFFICIAL' });
    const row = await api.db.one<{ count: number }>(sql`select document_count as count from orders where id = ${id}`);
    assert.equal(row?.count, 0);
    await must(addDocument('buyer', id));
  });

  it('a document of a seller’s answer is scanned too: both sides and admins are notified, and the seller when it is removed', async () => {
    const { id } = await orderIn('reported');
    await takeNotifications(api, ids.owner);
    const documents = [fileOf(PDF, 'protokół.pdf'), fileOf(BAD_PDF, 'umowa.pdf')];
    const report = async () => (await look(id))?.report?.documents.map(({ name, state }) => `${name} ${state}`).sort();
    const reply = await api.inject({
      method: 'POST',
      url: '/api/offers/answer-report/',
      payload: formOf({ transaction_id: id, text: 'Wykonana', documents }),
      headers: headersOf('owner', seller),
    });
    assert.equal(reply.statusCode, 200, reply.body);
    assert.deepEqual(await report(), ['protokół.pdf checking', 'umowa.pdf checking']);
    for (const login of ['buyer', 'admin']) await takeFrames(login);
    await runJobs();
    assert.deepEqual(await report(), ['protokół.pdf available', 'umowa.pdf removed']);
    for (const login of ['buyer', 'admin']) assert.ok((await takeFrames(login)).includes('order.changed'), login);
    const told = (await takeNotifications(api, ids.owner)).filter(({ kind }) => kind === 'FileRemoved');
    assert.deepEqual(
      told.map(({ params, subject }) => [params.file, subject]),
      [['umowa.pdf', `order:${id}`]],
    );
  });

  it('a document that its buyer removed before the scan leaves the counts as they are', async () => {
    const { id: transaction_id } = await orderIn('bought');
    const [document] = (await must(addDocument('buyer', transaction_id, BAD_PDF))).documents;
    await must(act('buyer', 'sale-remove-document', { transaction_id, document_id: document?.id }));
    await runJobs();
    const row = await api.db.one(sql`
      select document_count as documents, new_document_count as fresh from orders where id = ${transaction_id}`);
    assert.deepEqual(row, { documents: 0, fresh: 0 });
  });

  it('a document that is a picture is available at once: it was drawn anew', async () => {
    const { id } = await orderIn('bought');
    const image = Buffer.from(await (await picture()).arrayBuffer());
    const [document] = (await must(addDocument('buyer', id, image))).documents;
    assert.equal(document?.state, 'available');
  });

  it('a document waits while clamd is away, and is scanned when it is back', async () => {
    const { id } = await orderIn('bought');
    await must(addDocument('buyer', id));
    await clamd.stop();
    await assert.rejects(runJobs(), AggregateError);
    assert.deepEqual(await states(id), ['checking']);
    await clamd.start();
    api.passTime(10_000);
    await runJobs();
    assert.deepEqual(await states(id), ['available']);
  });

  it('a document is available when the setting is gone', async () => {
    const { id } = await orderIn('bought');
    await must(addDocument('buyer', id));
    Object.assign(api.context, { scanner: null });
    await runJobs();
    assert.deepEqual(await states(id), ['available']);
    const [, second] = (await must(addDocument('buyer', id))).documents;
    assert.equal(second?.state, 'available');
  });
});
