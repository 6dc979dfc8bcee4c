import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf } from '../../testing/forms.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, effects, ids, PDF } from '../orders/testing/orders.ts';
import { answer, apply, ask, closeQuotes, job, look, must, propose, refusal } from './testing/quotes.ts';

const cv = (name = 'życiorys.pdf', bytes: Uint8Array = PDF) => fileOf(bytes, name);
const kinds = async (login: string) => (await takeNotifications(api, ids[login])).map(({ kind }) => kind);

describe('an application', () => {
  it('an application brings up to three documents that the company may open, and is answered without an order', async () => {
    await closeQuotes();
    await Promise.all(['owner', 'buyer'].map(kinds));
    const before = await effects();
    const { id, documents, allowed_actions, kind } = await must(
      apply(await job(), { documents: [cv(), cv('list.pdf')] }),
    );
    assert.deepEqual(
      [kind, documents.map(({ name }) => name), allowed_actions],
      ['application', ['życiorys.pdf', 'list.pdf'], ['decline']],
    );
    const received = await look(id, 'manager');
    assert.deepEqual((await api.inject({ url: received?.documents[0]?.url ?? '' })).rawPayload, PDF);
    assert.deepEqual(received?.allowed_actions, ['accept', 'decline']);
    assert.deepEqual(await kinds('owner'), ['ApplicationReceived']);
    assert.equal((await propose(id)).json().code, 'invalid_transition');
    assert.equal((await answer(id, { action: 'accept' })).json().code, 'forbidden');
    const invited = await must(answer(id, { action: 'accept', text: 'Zapraszamy w środę' }, 'manager'));
    assert.deepEqual([invited.status, invited.order], ['accepted', null]);
    assert.deepEqual(await kinds('buyer'), ['ApplicationAnswered']);
    assert.deepEqual(await effects(), before);
  });

  it('an application is withdrawn by the applicant, or declined by the company', async () => {
    await closeQuotes();
    const first = await must(apply(await job()));
    assert.equal((await must(answer(first.id, { action: 'decline' }))).status, 'declined');
    const second = await must(apply(await job()));
    await kinds('buyer');
    await must(answer(second.id, { action: 'decline' }, 'owner'));
    assert.deepEqual(await kinds('buyer'), ['ApplicationAnswered']);
  });

  it('an invited applicant is hired or refused by the company, and may withdraw until then', async () => {
    await closeQuotes();
    const invited = async () => {
      const { id } = await must(apply(await job()));
      assert.equal((await answer(id, { action: 'hire' }, 'owner')).json().code, 'invalid_transition');
      await must(answer(id, { action: 'accept' }, 'manager'));
      return id;
    };
    const hired = await invited();
    assert.deepEqual((await look(hired, 'manager'))?.allowed_actions, ['hire', 'decline']);
    assert.equal((await answer(hired, { action: 'hire' })).json().code, 'forbidden');
    await kinds('buyer');
    const { status, order } = await must(
      answer(hired, { action: 'hire', text: 'Do zobaczenia w poniedziałek' }, 'manager'),
    );
    assert.deepEqual([status, order], ['hired', null]);
    assert.deepEqual(await kinds('buyer'), ['ApplicationAnswered']);
    assert.equal((await answer(hired, { action: 'decline' }, 'owner')).json().code, 'invalid_transition');
    assert.equal((await must(answer(await invited(), { action: 'decline' }, 'owner'))).status, 'declined');
    assert.equal((await must(answer(await invited(), { action: 'decline' }))).status, 'declined');
  });

  it('an application has no price and no date, and a question has no documents', async () => {
    await closeQuotes();
    const offer_id = await job();
    const application = { offer_id, kind: 'application' };
    assert.equal(await refusal(ask({ ...application, amount: '10.00' }), 'amount'), 'invalid');
    assert.equal(await refusal(ask({ ...application, wanted_by: '2099-01-01' }), 'wanted_by'), 'invalid');
  });

  it('an application refuses a fourth document, one that is too large and one of another type, and stores nothing of it', async () => {
    await closeQuotes();
    const offer = await job();
    const stored = () => api.db.one(sql`select count(*) as count from stored_documents`);
    const before = await stored();
    assert.equal(await refusal(apply(offer, { documents: [cv(), cv(), cv(), cv()] }), 'documents'), 'max');
    assert.equal(
      await refusal(apply(offer, { documents: [cv('a.pdf', Buffer.alloc(10_000_001))] }), 'documents'),
      'fileSize',
    );
    assert.equal(
      await refusal(apply(offer, { documents: [cv('a.exe', Buffer.from('MZ'))] }), 'documents'),
      'fileFormat',
    );
    assert.deepEqual(await stored(), before);
  });

  it('an application is stored once when the same request comes twice', async () => {
    await closeQuotes();
    const [offer, key] = [await job(), newId()];
    const send = () => apply(offer, { documents: [cv()], key });
    const [one, two] = (await Promise.all([send(), send()])).map((reply) => reply.json());
    assert.equal(one.id, two.id);
    const row = await api.db.one<{ count: number }>(sql`
      select count(*)::int as count from quote_documents where quote_id = ${one.id}`);
    assert.equal(row?.count, 1);
  });
});
