import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sql } from '../../storage/sql.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { api } from '../orders/testing/orders.ts';
import { textsOf } from '../receipts/testing/texts-of.ts';
import {
  accept,
  answer,
  apply,
  ask,
  asked,
  closeQuotes,
  inDays,
  job,
  must,
  priceless,
  profileOf,
  propose,
} from './testing/quotes.ts';

const LINES = [
  { name: 'Blat dębowy', quantity: '2.5', unit: 'm²', price_net: '400.00' },
  { name: 'Montaż', quantity: '4', unit: 'h', price_net: '80.00' },
];
const read = (id: string, query = '', login = 'buyer') =>
  api.inject({ url: `/api/offers/quotes/${id}/pdf/${query}`, headers: profileOf(login) });

async function textOf(id: string, query = '', login = 'buyer'): Promise<string> {
  const reply = await read(id, query, login);
  assert.equal(reply.statusCode, 200, reply.body);
  return (await textsOf(reply.rawPayload)).join('\n').replaceAll('1 ', '1');
}

function assertHas(text: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`);
}

/** Two proposals: one price, then lines. */
async function proposedTwice(): Promise<string> {
  await closeQuotes();
  const question = { offer_id: await priceless({ loyalty_points: 1000 }), amount: '2000.00', wanted_by: inDays(20) };
  const { id } = await must(ask({ ...question, text: 'Ile kosztuje blat?' }));
  await must(propose(id, { amount: '1900.00', text: 'Bez montażu' }));
  await must(propose(id, { amount: undefined, lines: LINES, vat_rate: '23', valid_until: inDays(8) }));
  return id;
}

before(async () => {
  const payload = { name: 'Pracownia', nip: newNip(), address: 'Stolarska 4' };
  await api.inject({ method: 'PUT', url: '/api/accounts/invoice-details/', payload, headers: profileOf('owner') });
});

describe('the PDF of a proposal', () => {
  it('the last proposal is a document with its lines, its price and what was asked', async () => {
    const id = await proposedTwice();
    const reply = await read(id);
    assert.equal(reply.headers['content-type'], 'application/pdf');
    assert.match(`${reply.headers['content-disposition']}`, /filename="wycena-[0-9A-F]{8}-2\.pdf"/);
    assertHas(
      await textOf(id),
      [
        ...[
          'Wycena',
          'Zabudowa',
          'Propozycja nr 2',
          'Pracownia',
          'Pozycje',
          'Blat dębowy',
          '2,5 m²',
          '400,00 zł',
          '4 h',
        ],
        ...['1000,00 zł', '320,00 zł', 'Brutto: 1623,60 zł', 'Netto 1320,00 zł', 'VAT 23% 303,60 zł', 'Ważna do'],
        ...['Nagroda dla kupującego: 5,00 zł', 'Ile kosztuje blat?', 'Budżet kupującego: 2000,00 zł', 'Potrzebne do'],
      ].map((part) => part.replace('2000', '2 000')),
    );
  });

  it('an earlier version stays as it was, in the language that is named', async () => {
    const id = await proposedTwice();
    const text = await textOf(id, '?version=1&lang=en', 'owner');
    assertHas(text, ['Quote', 'Version 1', 'replaced by a later version', 'Gross: 1900,00 zł', 'Bez montażu']);
    assert.ok(!text.includes('Blat dębowy'));
  });

  it('the details for an invoice are in it once an order made them known to the other side', async () => {
    const id = await proposedTwice();
    assert.ok(!(await textOf(id)).includes('Stolarska 4'));
    const { order } = await must(accept(id));
    assertHas(await textOf(id), ['Stolarska 4', order?.number ?? '?']);
    const deal = await api.inject({ url: `/api/transaction/deal/${order?.id}/pdf/`, headers: profileOf('buyer') });
    const texts = await textsOf(deal.rawPayload);
    for (const part of ['Pozycje', 'Blat dębowy', '2,5 m²', '320,00 zł']) assert.ok(texts.includes(part), part);
  });

  it('nobody else gets it, nor does anybody without a proposal', async () => {
    const id = await proposedTwice();
    const statusOf = async (...params: Parameters<typeof read>) => (await read(...params)).statusCode;
    assert.equal(await statusOf(id, '', 'member'), 200);
    for (const login of ['friend', 'agent', 'admin']) assert.equal(await statusOf(id, '', login), 404, login);
    assert.equal(await statusOf(id, '?version=3'), 404);
    const question = await asked();
    assert.equal(await statusOf(question.id), 404);
    await must(answer(question.id, { action: 'decline' }));
    const application = await must(apply(await job()));
    assert.equal(await statusOf(application.id), 404);
  });

  it('a long table continues on further pages', async () => {
    await closeQuotes();
    const { id } = await asked();
    const lines = Array.from({ length: 20 }, (_, index) => ({
      ...LINES[0],
      name: `Pozycja ${index} `.repeat(14).slice(0, 200),
    }));
    await must(propose(id, { amount: undefined, lines, vat_rate: 'exempt' }));
    const { rawPayload } = await read(id);
    assert.ok(rawPayload.toString('latin1').includes('/Count 3'));
  });

  it('a question that is hidden from the seller is not in it', async () => {
    const id = await proposedTwice();
    await api.db.query(sql`
      update messages m set hidden_at = now() from quote_events e
      where e.id = m.quote_event_id and e.quote_id = ${id} and e.step = 'ask'`);
    assert.ok(!(await textOf(id, '', 'owner')).includes('Ile kosztuje blat?'));
    assert.ok((await textOf(id)).includes('Ile kosztuje blat?'));
  });
});
