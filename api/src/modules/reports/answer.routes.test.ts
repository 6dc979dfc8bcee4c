import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order, OrderCounts, OwnOrderPage } from '@wspolnik/contract/orders';
import type { Transaction, TransactionReportPage } from '@wspolnik/contract/transactions';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf, picture } from '../../testing/forms.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import {
  act,
  api,
  COMPANY_OF,
  effects,
  headersOf,
  ids,
  look,
  must,
  orderIn,
  PDF,
  recharge,
  seller,
  takeFrames,
} from '../orders/testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const TEXT = 'Wykonana w całości';

function answer(transaction_id: string, { login = 'owner', text = TEXT, key = newId(), files = [] as File[] } = {}) {
  return api.inject({
    method: 'POST',
    url: '/api/offers/answer-report/',
    payload: formOf({ transaction_id, text, documents: files }),
    headers: { ...headersOf(login, COMPANY_OF[login]), 'idempotency-key': key },
  });
}

const decide = (transaction_id: string, seen_answer: boolean, status = 'verified') =>
  act('admin', 'accounts/admin/dva', {
    transaction_id,
    status,
    buyer_reason: 'Są dowody',
    seller_reason: 'Są dowody',
    seen_answer,
  });

async function sales(login: string, status: string): Promise<OwnOrderPage> {
  const headers = headersOf(login, COMPANY_OF[login]);
  return (await api.inject({ url: `/api/offers/get-my-sales/?limit=100&status=${status}`, headers })).json();
}

describe('the report of an order', () => {
  it('the report is read by both sides and the admin, with the day until which the seller may answer', async () => {
    const { id } = await orderIn('in_verification');
    assert.equal((await look(id))?.report, null);
    const { report } = await must(act('buyer', 'report', { transaction_id: id, reason: 'Nie odpowiada' }));
    assert.ok(report);
    const { created_at, ...rest } = report;
    const answer_until = new Date(Date.parse(created_at) + 5 * DAY_MS).toISOString();
    assert.deepEqual(rest, { reason: 'Nie odpowiada', answer_until, answer: null, answered_at: null, documents: [] });
    for (const login of ['buyer', 'owner', 'manager', 'member'])
      assert.deepEqual((await look(id, login))?.report, report);
    const url = `/api/accounts/admin/dva/${id}/`;
    const { order, reports } = (await api.inject({ url, headers: headersOf('admin') })).json<Transaction>();
    assert.deepEqual(order.report, report);
    assert.deepEqual([reports[0]?.answer_until, reports[0]?.answered_by], [answer_until, null]);
  });
});

describe('POST offers/answer-report/', () => {
  it('an answer keeps text and documents, which both sides and the admin open', async () => {
    const { id } = await orderIn('reported');
    const documents = [fileOf(PDF, 'protokół.pdf'), await picture({}, 'png', 'zdjęcie.png')];
    const order = await must(answer(id, { files: documents }));
    assert.deepEqual([order.status, order.report?.answer, order.allowed_actions], ['reported', TEXT, []]);
    const { action, reason, actor } = order.history.at(-1) ?? {};
    assert.deepEqual([action, reason, actor], ['answer-report', TEXT, 'Pracownia']);
    for (const login of ['buyer', 'member', 'admin']) {
      const url = '/api/accounts/admin/transaction-reports/?status=open&limit=100';
      const seen =
        login === 'admin'
          ? (await api.inject({ url, headers: headersOf('admin') }))
              .json<TransactionReportPage>()
              .results.find((report) => report.order.id === id)
          : (await look(id, login))?.report;
      assert.equal(seen?.answer, TEXT, login);
      assert.ok(seen?.answered_at, login);
      assert.deepEqual(seen?.documents.map(({ name, kind }) => [name, kind]).sort(), [
        ['protokół.pdf', 'pdf'],
        ['zdjęcie.png', 'image'],
      ]);
      const pdf = seen?.documents.find(({ kind }) => kind === 'pdf');
      assert.deepEqual((await api.inject({ url: pdf?.url ?? '' })).rawPayload, PDF, login);
    }
    // They prove nothing of the purchase, and take no room from those that do.
    assert.deepEqual((await look(id))?.documents, []);
  });

  it('an answer needs a text, and takes five documents', async () => {
    const { id } = await orderIn('reported');
    const untouched = await effects();
    assert.equal((await answer(id, { text: ' \u200b' })).json().fields.text[0].code, 'required');
    assert.equal((await answer(id, { text: 'x'.repeat(1001) })).json().fields.text[0].code, 'maxLength');
    const files = Array.from({ length: 6 }, (_, index) => fileOf(PDF, `${index}.pdf`));
    assert.deepEqual((await answer(id, { files })).json().fields.documents, [{ code: 'max', params: { max: 5 } }]);
    const wrong = (await answer(id, { files: [fileOf(Buffer.from('MZ'), 'faktura.pdf')] })).json();
    assert.equal(wrong.fields.documents[0].code, 'fileFormat');
    assert.deepEqual(await effects(), untouched);
    await must(answer(id, { files: files.slice(1) }));
  });

  it('an answer has room for documents when those of the buyer fill the order', async () => {
    const { id } = await orderIn('reported');
    await api.db.query(sql`
      insert into stored_documents (key, name, user_id, subject_type, subject_id, bytes, state, created_at)
      values (${`private-${id}.pdf`}, 'faktura.pdf', ${ids.buyer ?? ''}, 'order', ${id}, 50000000, 'clean', now())`);
    assert.equal((await must(answer(id, { files: [fileOf(PDF, 'protokół.pdf')] }))).report?.documents.length, 1);
  });

  it('an answer notifies the buyer, and open pages of both sides and of admins', async () => {
    const { id } = await orderIn('reported');
    await takeNotifications(api, ids.buyer);
    for (const login of ['buyer', 'member', 'admin']) await takeFrames(login);
    await must(answer(id));
    const delivered = (await takeNotifications(api, ids.buyer)).map(({ kind, subject, params }) => [
      kind,
      subject,
      params,
    ]);
    assert.deepEqual(delivered, [['SaleReportReplied', `order:${id}`, { offer: 'Usługa' }]]);
    for (const login of ['buyer', 'member', 'admin'])
      assert.ok((await takeFrames(login)).includes('order.changed'), login);
  });

  it('an answer is possible after the five days too, until an admin decides', async () => {
    const { id } = await orderIn('reported');
    await api.db.query(sql`
      update order_reports set created_at = ${new Date(Date.now() - 6 * DAY_MS)} where order_id = ${id}`);
    const { report } = (await look(id, 'owner')) ?? {};
    assert.ok(Date.parse(report?.answer_until ?? '') < Date.now());
    await must(answer(id));
    const later = await orderIn('reported');
    await must(decide(later.id, false));
    assert.equal((await answer(later.id)).json().code, 'invalid_transition');
  });

  it('an answer is one for each report', async () => {
    const { id } = await orderIn('reported');
    const key = newId();
    const files = [fileOf(PDF, 'protokół.pdf')];
    const first = await must(answer(id, { key, files }));
    assert.deepEqual((await must(answer(id, { key, files }))).report, first.report);
    const second = (await answer(id, { login: 'manager', text: 'Inaczej' })).json();
    assert.deepEqual([second.code, second.allowed_actions], ['invalid_transition', []]);
    await must(decide(id, true));
    const again = await must(act('buyer', 'report', { transaction_id: id, reason: 'Znowu' }));
    assert.deepEqual([again.report?.reason, again.report?.answer], ['Znowu', null]);
    assert.equal((await must(answer(id, { text: 'Znowu wykonana' }))).report?.answer, 'Znowu wykonana');
  });
});

describe('at once', () => {
  it('one of two answers is kept', async () => {
    const { id } = await orderIn('reported');
    const both = await Promise.all([
      answer(id, { text: 'Pierwsza' }),
      answer(id, { login: 'manager', text: 'Druga', files: [fileOf(PDF, 'protokół.pdf')] }),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const won = both.find(({ statusCode }) => statusCode === 200)?.json<Order>().report;
    assert.deepEqual((await look(id))?.report, won);
    assert.equal((await look(id))?.history.filter(({ action }) => action === 'answer-report').length, 1);
  });

  it('an answer and a decision: nobody decides over an answer that was not seen', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await orderIn('reported');
      const [answered, decided] = await Promise.all([answer(id), decide(id, false, 'cancelled')]);
      assert.deepEqual([answered.statusCode, decided.statusCode].sort(), [200, 409]);
      const refused = answered.statusCode === 409 ? answered : decided;
      assert.equal(refused.json().code, refused === answered ? 'invalid_transition' : 'report_answered');
      if (refused === decided) assert.equal((await must(decide(id, true, 'cancelled'))).status, 'cancelled');
    }
  });
});

describe('GET offers/get-my-sales/', () => {
  it('counts a reported order as the seller’s step until it is answered or decided', async () => {
    const count = async (login = 'owner') => ((await sales(login, 'all')).counts as OrderCounts).needs_action;
    const waits = async (id: string, login: string) =>
      (await sales(login, 'needs_action')).results.some((order) => order.id === id);
    const before = await count();
    const { id } = await orderIn('reported');
    const other = await orderIn('reported');
    assert.equal(await count(), before + 2);
    for (const login of ['owner', 'manager']) {
      assert.ok(await waits(id, login), login);
      assert.ok((await sales(login, 'suggested')).results.some((order) => order.id === id));
    }
    assert.deepEqual([await count('member'), await waits(id, 'member')], [0, false]);
    await must(answer(id));
    await must(decide(other.id, false));
    assert.deepEqual([await count(), await waits(id, 'owner'), await waits(other.id, 'owner')], [before, false, false]);
    assert.ok((await sales('owner', 'reported')).results.some((order) => order.id === id));
  });
});
