import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PaymentHistoryPage } from '@wspolnik/contract/payments';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { splitGross } from '../../platform/vat.ts';
import { sql } from '../../storage/sql.ts';
import { addMember, addUser, as, signIn } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { openPayment } from '../payments/index.ts';
import { api, company, headers, say, start, userId } from '../payments/testing/payments.ts';
import { issueReceipt } from './receipts.service.ts';
import { textsOf } from './testing/texts-of.ts';

const { context, db } = api;
const NOW = new Date();
const YEAR = Number(NOW.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' }).slice(0, 4));

await db.query(sql`
  update companies set nip = '5260250274', address = 'Żółta 1', zip_code = '00-950', city = 'Łódź' where id = ${company}`);

const numbers = async (year: number) =>
  (await db.query<{ number: number }>(sql`select number from receipts where year = ${year} order by number`)).map(
    ({ number }) => number,
  );
const history = async () =>
  (await api.inject({ url: '/api/payment/history/?limit=100', headers })).json<PaymentHistoryPage>().results;

async function openPlan(amount = 9_900): Promise<string> {
  const subject = {
    purpose: 'plan',
    accountOwner: companyAsOwner(company),
    userId,
    amount,
    reference: 'standard',
  } as const;
  const id = await db.transaction((tx) => openPayment(tx, context, subject, new Date()));
  await db.query(sql`update payments set redirect_url = 'x' where id = ${id}`);
  return id;
}

/** A receipt in its own transaction, which may fail afterwards. */
const issueAt = (paymentId: string, at: Date, fails = false) =>
  db.transaction(async (tx) => {
    const paid = { id: paymentId, payer: userAsOwner(userId), amount: 1_000, item: { purpose: 'recharge' } } as const;
    await issueReceipt(tx, null, paid, at);
    if (fails) throw new Error('rolled back');
  });

describe('the number of a receipt', () => {
  it('the number has no gap among 20 payments at once, some of which are rolled back or confirmed twice', async () => {
    const before = (await numbers(YEAR)).length;
    const payments = await Promise.all(Array.from({ length: 20 }, () => start()));
    const failed = await Promise.all(Array.from({ length: 5 }, () => start()));
    await Promise.all([
      ...payments.flatMap(({ payment_id: paymentId }) => {
        const id = newId();
        return [say({ paymentId, id }), say({ paymentId, id })];
      }),
      ...failed.map(({ payment_id }) => assert.rejects(issueAt(payment_id, new Date(), true))),
    ]);
    const after = await numbers(YEAR);
    assert.equal(after.length, before + 20);
    assert.deepEqual(
      after,
      Array.from(after, (_, index) => index + 1),
    );
  });

  it('the number begins again with the year in Poland', async () => {
    const ids = (await Promise.all([start(), start(), start()])).map(({ payment_id }) => payment_id);
    await issueAt(ids[0] ?? '', new Date('2030-12-31T22:59:59Z'));
    await issueAt(ids[1] ?? '', new Date('2030-12-31T23:00:00Z'));
    await issueAt(ids[2] ?? '', new Date('2031-06-01T10:00:00Z'));
    const labels = await db.query<{ label: string }>(sql`select label from receipts where year >= 2030 order by label`);
    assert.deepEqual(
      labels.map(({ label }) => label),
      ['WSP/2030/000001', 'WSP/2031/000001', 'WSP/2031/000002'],
    );
  });

  it('the number is in the payment that it belongs to, and nothing of it changes', async () => {
    await assert.rejects(db.query(sql`update receipts set gross = gross + 1`), /append only/);
    await assert.rejects(db.query(sql`delete from receipts`), /append only/);
  });
});

describe('VAT in a gross amount', () => {
  it('the VAT is 23/123 rounded to the grosz, and adds up with the net amount', () => {
    assert.deepEqual(splitGross(9_900), { net: 8_049, vat: 1_851, gross: 9_900 });
    assert.deepEqual(splitGross(24_900), { net: 20_244, vat: 4_656, gross: 24_900 });
    for (let gross = 1; gross < 5_000; gross += 1) {
      const { net, vat } = splitGross(gross);
      assert.equal(net + vat, gross);
      assert.ok(Math.abs(vat - (net * 23) / 100) <= 1, `${gross}`);
    }
  });
});

describe('the receipt of a plan', () => {
  it('the receipt is listed with its payment and shows the sides as they were, with net, VAT and gross', async () => {
    const paymentId = await openPlan();
    await say({ paymentId, amount: 9_900 });
    await db.query(sql`update companies set name = 'Nowa nazwa', city = 'Gdynia' where id = ${company}`);
    const receipt = (await history()).find(({ id }) => id === paymentId)?.receipt;
    assert.ok(receipt);
    assert.match(receipt.number, /^WSP\/\d{4}\/\d{6}$/);
    assert.deepEqual([receipt.net, receipt.vat, receipt.vat_percent], ['80.49', '18.51', 23]);
    const reply = await api.inject({ url: `/api/payment/receipts/${receipt.id}/`, headers });
    assert.equal(reply.headers['content-type'], 'application/pdf');
    assert.match(`${reply.headers['content-disposition']}`, /filename="WSP-\d{4}-\d{6}\.pdf"/);
    const texts = await textsOf(reply.rawPayload);
    for (const text of [
      ...[
        'Potwierdzenie płatności',
        receipt.number,
        'Plan Standard',
        'Firma <b>"Ósemka"</b>',
        'Żółta 1',
        '00-950 Łódź',
      ],
      ...['NIP 5260250274', '80,49 zł', '23%', '18,51 zł', '99,00 zł', 'Zapłacono: 99,00 zł', 'Operator testowy'],
    ]) {
      assert.ok(texts.includes(text), `${text} in ${JSON.stringify(texts)}`);
    }
    const english = await api.inject({ url: `/api/payment/receipts/${receipt.id}/?lang=en`, headers });
    assert.ok((await textsOf(english.rawPayload)).includes('Payment receipt'));
  });

  it('the receipt is mailed to the owners as a PDF, once', async () => {
    for (const role of ['manager', 'member'] as const) {
      await addMember(api, company, await addUser(api, { email: `${role}@test.pl` }), role);
    }
    await runDueJobs(context, new Date());
    await db.query(sql`delete from outbox`);
    const paymentId = await openPlan();
    await Promise.all([1, 2].map(() => say({ paymentId, amount: 9_900 })));
    for (const _ of [1, 2]) await runDueJobs(context, new Date());
    const mails = await db.query<{
      recipient: string;
      subject: string;
      attachments: { filename: string; content: string }[];
    }>(sql`select recipient, subject, attachments from outbox`);
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      ['owner@test.pl'],
    );
    assert.match(mails[0]?.subject ?? '', /^Potwierdzenie płatności WSP\/\d{4}\/\d{6}: 99,00 zł$/);
    const [file] = mails[0]?.attachments ?? [];
    assert.match(file?.filename ?? '', /^WSP-.*\.pdf$/);
    assert.ok((await textsOf(Buffer.from(file?.content ?? '', 'base64'))).includes('Zapłacono: 99,00 zł'));
  });

  it('the receipt stays after the company is deleted', async () => {
    const before = await numbers(YEAR);
    await db.query(sql`update companies set deleted_at = now(), name = 'x' where id = ${company}`);
    assert.deepEqual(await numbers(YEAR), before);
    const row = await db.one<{ buyer: { name: string } }>(sql`
      select buyer from receipts where company_id = ${company} order by issued_at limit 1`);
    assert.equal(row?.buyer.name, 'Firma <b>"Ósemka"</b>');
    await db.query(sql`update companies set deleted_at = null where id = ${company}`);
  });
});

describe('the receipt of a recharge', () => {
  it('a receipt of a recharge has no VAT, and only the payer can read it', async () => {
    const { access } = await signIn(api, 'owner@test.pl');
    const asPerson = as(access);
    const reply = await api.inject({ url: '/api/payment/pay-data-for-front/?amount=100.00', headers: asPerson });
    const { payment_id: paymentId } = reply.json();
    await say({ paymentId });
    const receipt = await db.one<{ id: string }>(sql`select id from receipts where payment_id = ${paymentId}`);
    const url = `/api/payment/receipts/${receipt?.id}/`;
    assert.equal((await api.inject({ url, headers })).json().code, 'not_found');
    const own = await api.inject({ url, headers: asPerson });
    const texts = await textsOf(own.rawPayload);
    assert.ok(
      texts.includes('Doładowanie punktów') && texts.includes('np.') && texts.includes('0,00 zł'),
      texts.join('|'),
    );
  });
});
