import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { QuoteRequestAnswer } from '@wspolnik/contract/quote-requests';
import type { Quote } from '@wspolnik/contract/quotes';
import { newId } from '../../platform/ids.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { addPerson, addTeam, api, category, deleteAccount, deleteOwn } from './testing/deletion.ts';

const jobs = await addCategory(api, 'Praca');
await api.db.query(sql`update categories set is_job = true where id = ${jobs}`);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** An application with a document and a question, both open. */
async function openRequests() {
  const [person, team] = [await addPerson(), await addTeam()];
  const priceless = { company_id: team.company, individual_price: true, price_from: null } as const;
  const ask = async (category_id: string, fields: Record<string, string | File>) => {
    const offer_id = await addOffer(api, { ...priceless, category_id });
    const reply = await api.inject({
      method: 'POST',
      url: '/api/offers/quotes/',
      payload: formOf({ offer_id, text: 'Dzień dobry', ...fields }),
      headers: { ...person.headers, 'idempotency-key': newId() },
    });
    assert.equal(reply.statusCode, 201, reply.body);
    return reply.json<Quote>();
  };
  const application = await ask(jobs, { kind: 'application', documents: fileOf(PDF, 'cv.pdf') });
  const question = await ask(category, { kind: 'quote' });
  const row = await api.db.one<{ key: string }>(sql`
    select file_key as key from quote_documents where quote_id = ${application.id}`);
  return { person, team, ids: [application.id, question.id], key: row?.key ?? '' };
}

const left = async (ids: readonly string[], key: string) =>
  api.db.one(sql`
    select (select count(*)::int from quotes where id = any(${ids}::uuid[]) and status = 'expired') as expired,
      (select count(*)::int from quote_events where quote_id = any(${ids}::uuid[]) and step = 'expire') as events,
      (select count(*)::int from quote_documents where quote_id = any(${ids}::uuid[])) as documents,
      (select count(*)::int from discarded_files where key = ${key}) as discarded`);

const GONE = { expired: 2, events: 2, documents: 0, discarded: 1 };

describe('quotes and applications of a deleted account', () => {
  test('expire, and the documents of the applicant are deleted', async () => {
    const { person, ids, key } = await openRequests();
    assert.equal((await deleteAccount(person.headers)).statusCode, 204);
    assert.deepEqual(await left(ids, key), GONE);
  });

  test('the other side keeps the lines of a proposal, as it keeps messages', async () => {
    const { person, team, ids } = await openRequests();
    const lines = [{ name: 'Blat dębowy', quantity: '2', unit: 'szt.', price_net: '100.00' }];
    const proposed = await api.inject({
      method: 'POST',
      url: `/api/offers/quotes/${ids[1]}/`,
      payload: { action: 'propose', lines, vat_rate: '23', valid_until: dayAfter(polishDay(new Date()), 7) },
      headers: { ...team.headers, 'idempotency-key': newId() },
    });
    assert.equal(proposed.statusCode, 200, proposed.body);
    assert.equal((await deleteOwn(team.headers)).statusCode, 204);
    const url = `/api/offers/quotes/?quote_id=${ids[1]}`;
    const [quote] = (await api.inject({ url, headers: person.headers })).json<{ results: Quote[] }>().results;
    assert.deepEqual([quote?.status, quote?.allowed_actions], ['expired', []]);
    assert.deepEqual(quote?.history[1]?.lines, [{ ...lines[0], amount_net: '200.00' }]);
    const pdf = await api.inject({ url: `/api/offers/quotes/${ids[1]}/pdf/`, headers: person.headers });
    assert.equal(pdf.statusCode, 200);
  });

  test('expire as well when the company is deleted that received them', async () => {
    const { person, team, ids, key } = await openRequests();
    assert.equal((await deleteOwn(team.headers)).statusCode, 204);
    assert.deepEqual(await left(ids, key), GONE);
    const { results } = (await api.inject({ url: '/api/offers/quotes/', headers: person.headers })).json();
    assert.deepEqual(
      results.map(({ status, allowed_actions }: Quote) => [status, allowed_actions]),
      [
        ['expired', []],
        ['expired', []],
      ],
    );
  });

  test('a request to several sellers goes with its buyer; its quotes stay with the sellers', async () => {
    const [person, team, another] = [await addPerson(), await addTeam(), await addTeam()];
    const offer_ids = await Promise.all(
      [team, another].map(({ company }) =>
        addOffer(api, { company_id: company, category_id: category, individual_price: true, price_from: null }),
      ),
    );
    const reply = await api.inject({
      method: 'POST',
      url: '/api/offers/quote-requests/',
      payload: { offer_ids, text: 'Ile za to?' },
      headers: { ...person.headers, 'idempotency-key': newId() },
    });
    const { request } = reply.json<QuoteRequestAnswer>();
    assert.equal((await deleteAccount(person.headers)).statusCode, 204);
    const rows = await api.db.query(sql`
      select q.status, q.request_id, (select count(*)::int from quote_requests where id = ${request?.id ?? null}::uuid) as requests
      from quotes q where q.id = any(${request?.quotes.map(({ id }) => id) ?? []}::uuid[])`);
    assert.deepEqual(rows, Array(2).fill({ status: 'expired', request_id: null, requests: 0 }));
  });
});
