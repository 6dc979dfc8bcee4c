import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Deal } from '@wspolnik/contract/deals';
import { polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { eraseAccount } from '../deletion/index.ts';
import {
  act,
  addBuyers,
  addDocument,
  api,
  buy,
  COMPANY_OF,
  headersOf,
  ids,
  must,
  offerOf,
} from '../orders/testing/orders.ts';
import { textsOf } from '../receipts/testing/texts-of.ts';

const { db } = api;
const read = async (login: string, id: string, query = '') =>
  api.inject({ url: `/api/transaction/deal/${id}/${query}`, headers: headersOf(login, COMPANY_OF[login]) });

/** An order of a new person with stored details. */
async function orderOf(details: object): Promise<{ id: string; login: string }> {
  const [login = ''] = await addBuyers(1);
  const headers = headersOf(login);
  const payload = {
    name: 'Żaneta Łąka',
    email: 'zaneta@prywatne.test',
    phone: '600700899',
    address: 'Cicha 7',
    ...details,
  };
  const reply = await api.inject({ method: 'PUT', url: '/api/accounts/invoice-details/', payload, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const offer_id = await offerOf({ price_from: 123_000 });
  await db.query(sql`update offers set scope = '{Projekt logo}', delivery_time = '14 dni' where id = ${offer_id}`);
  return { id: (await must(buy({ offer_id }, login))).id, login };
}

describe('the PDF of a deal', () => {
  it('the PDF has both sides, the scope, the amounts, the payment and the steps, in the language of the reader', async () => {
    const { id, login } = await orderOf({ nip: newNip() });
    await must(addDocument(login, id));
    await act('owner', 'transaction/deal-paid', { transaction_id: id, paid_on: polishDay(new Date()) });
    const reply = await read('owner', id, 'pdf/');
    assert.equal(reply.headers['content-type'], 'application/pdf');
    assert.match(`${reply.headers['content-disposition']}`, /filename="W-\d{6}\.pdf"/);
    const text = (await textsOf(reply.rawPayload)).join('\n');
    for (const part of [
      ...[
        'Karta zamówienia',
        'Pracownia',
        'Żaneta Łąka',
        'Cicha 7',
        'zaneta@prywatne.test',
        '• Projekt logo',
        '14 dni',
      ],
      ...['Brutto: 1230,00 zł', '23% 230,00 zł', 'Zapłacono', '• faktura ąę.pdf', 'Zamówienie złożone'],
    ]) {
      assert.ok(text.replace('1 230', '1230').includes(part), `${part} in ${text}`);
    }
    const english = await read(login, id, 'pdf/?lang=en');
    assert.ok((await textsOf(english.rawPayload)).includes('Order summary'));
  });

  it('strangers get no PDF', async () => {
    const { id } = await orderOf({});
    assert.equal((await read('agent', id, 'pdf/')).statusCode, 404);
    assert.equal((await read('friend', id, 'pdf/')).statusCode, 404);
  });

  it('a long description continues on a second page', async () => {
    const { id, login } = await orderOf({});
    await db.query(sql`update order_terms set description = repeat('Długi opis usługi. ', 260) where order_id = ${id}`);
    const { rawPayload } = await read(login, id, 'pdf/');
    assert.ok(rawPayload.toString('latin1').includes('/Count 2'));
  });

  it('documents of all steps are in one list', async () => {
    const { id, login } = await orderOf({});
    await must(addDocument(login, id));
    await must(act(login, 'resubmit', { transaction_id: id }));
    await must(act(login, 'report', { transaction_id: id, reason: 'Nie odpowiada' }));
    const form = new FormData();
    form.set('transaction_id', id);
    form.set('text', 'Wykonane');
    form.append('documents', new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'protokol.pdf'));
    const encoded = new Response(form);
    const answered = await api.inject({
      method: 'POST',
      url: '/api/offers/answer-report/',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        ...headersOf('owner', COMPANY_OF.owner),
        'content-type': encoded.headers.get('content-type') ?? '',
        'idempotency-key': id,
      },
    });
    assert.equal(answered.statusCode, 200, answered.body);
    const { documents } = (await read('owner', id)).json<Deal>();
    assert.deepEqual(
      documents.map(({ name, source }) => [name, source]),
      [
        ['faktura ąę.pdf', 'proof'],
        ['protokol.pdf', 'answer'],
      ],
    );
    assert.ok(documents.every(({ url }) => url));
  });
});

describe('the details of a deleted profile', () => {
  const erase = (login: string) =>
    db.transaction((tx) => eraseAccount(tx, ids[login] ?? '', `${login}@test.pl`, new Date()));
  const end = (id: string, status: string) => db.query(sql`update orders set status = ${status} where id = ${id}`);

  it('a completed order with a NIP keeps name, NIP and address for the books of the other side', async () => {
    const nip = newNip();
    const { id, login } = await orderOf({ nip });
    await end(id, 'completed');
    await erase(login);
    const { details } = (await read('owner', id)).json<Deal>().buyer;
    assert.deepEqual(
      [details?.name, details?.nip, details?.address, details?.email, details?.phone, details?.bank_number],
      ['Żaneta Łąka', nip, 'Cicha 7', null, null, null],
    );
    assert.deepEqual(await db.query(sql`select id from invoice_details where user_id = ${ids[login] ?? ''}`), []);
  });

  it('every other copy is erased', async () => {
    for (const [status, details] of [
      ['completed', {}],
      ['cancelled', { nip: newNip() }],
    ] as const) {
      const { id, login } = await orderOf(details);
      await end(id, status);
      await erase(login);
      assert.equal((await read('owner', id)).json<Deal>().buyer.details, null);
      assert.equal((await read('owner', id, 'pdf/')).statusCode, 200);
    }
  });
});
