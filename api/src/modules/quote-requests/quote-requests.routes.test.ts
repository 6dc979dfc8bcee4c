import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  type QuoteCandidates,
  type QuoteRequest,
  type QuoteRequestAnswer,
  QuoteRequestAnswer as QuoteRequestAnswerSchema,
  type QuoteRequestPage,
} from '@wspolnik/contract/quote-requests';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { addCategory, type OfferInput } from '../offers/testing/offers.ts';
import { act, api, COMPANY_OF, ids, seller } from '../orders/testing/orders.ts';
import {
  accept,
  answer,
  ask,
  closeQuotes,
  inDays,
  list,
  look,
  must,
  priceless,
  profileOf,
  propose,
  ranged,
} from '../quotes/testing/quotes.ts';

const trade = await addCategory(api, 'Stolarnie');
const kitchens = await addCategory(api, 'Kuchnie', trade);
const wardrobes = await addCategory(api, 'Szafy', trade);

COMPANY_OF.friend = await addCompany(api, 'Firma friend');
await addMember(api, COMPANY_OF.friend, ids.friend ?? '', 'owner');

/** The offer of another seller, whose owner is `login`. */
const elsewhere = (login: 'friend' | 'agent', input: Partial<OfferInput> = {}): Promise<string> =>
  priceless({ company_id: COMPANY_OF[login] ?? '', category_id: kitchens, ...input });

const send = (payload: object, login = 'buyer', key?: string) =>
  api.inject({
    method: 'POST',
    url: '/api/offers/quote-requests/',
    payload: { text: 'Kuchnia, cztery metry', ...payload },
    headers: { ...profileOf(login), 'idempotency-key': key ?? newId() },
  });

async function requested(payload: object, login = 'buyer'): Promise<QuoteRequestAnswer> {
  const reply = await send(payload, login);
  assert.ok(reply.statusCode < 300, reply.body);
  return reply.json<QuoteRequestAnswer>();
}

async function read<T>(path: string, login = 'buyer'): Promise<T> {
  const reply = await api.inject({ url: `/api/offers/${path}`, headers: profileOf(login) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
}

const candidates = async (query: string, login = 'buyer'): Promise<[string, boolean][]> =>
  (await read<QuoteCandidates>(`quote-candidates/?${query}`, login)).results.map(({ offer, asked }) => [
    offer.id,
    asked,
  ]);

const stored = async () =>
  api.db.one(sql`
    select (select count(*)::int from quotes) as quotes, (select count(*)::int from quote_requests) as requests,
      (select count(*)::int from messages) as messages`);

beforeEach(closeQuotes);

describe('a request to several sellers', () => {
  it('asks each in a conversation, and answers their quotes side by side, proposals from the cheapest', async () => {
    const own = await priceless({ category_id: wardrobes });
    const other = await elsewhere('friend');
    const third = await elsewhere('agent');
    const answered = await requested({ offer_ids: [own, other, third], wanted_by: inDays(5) });
    assert.ok(Compile(QuoteRequestAnswerSchema).Check(answered), JSON.stringify(answered));
    assert.deepEqual(answered.refused, []);
    const { request } = answered;
    assert.ok(request);
    assert.deepEqual(
      [request.text, request.wanted_by, request.category?.name],
      ['Kuchnia, cztery metry', inDays(5), 'Stolarnie'],
    );
    const of = (offer: string) => request.quotes.find((quote) => quote.offer.id === offer)?.id ?? '';
    assert.equal(new Set(request.quotes.map(({ thread_id }) => thread_id)).size, 3);
    await must(propose(of(own), { amount: '300.00' }));
    await must(propose(of(third), { amount: '200.00' }, 'agent'));
    const seen = await read<QuoteRequest>(`quote-requests/${request.id}/`);
    assert.deepEqual(
      seen.quotes.map(({ offer, proposal }) => [offer.id, proposal?.amount]),
      [
        [third, '200.00'],
        [own, '300.00'],
        [other, undefined],
      ],
    );
    await must(accept(of(own)));
    const after = await read<QuoteRequest>(`quote-requests/${request.id}/`);
    assert.deepEqual(
      after.quotes.map(({ status, request_id }) => [status, request_id]),
      ['accepted', 'proposed', 'asked'].map((status) => [status, request.id]),
    );
    await must(answer(of(third), { action: 'decline', text: 'Dziękuję' }));
    assert.deepEqual((await list(`quote_id=${of(own)}`))[0]?.request_id, request.id);
  });

  it('is unknown to sellers and strangers', async () => {
    const { request } = await requested({ offer_ids: [await priceless(), await elsewhere('friend')] });
    const [quote] = request?.quotes.filter(({ seller: of }) => of.id === seller) ?? [];
    assert.equal((await look(quote?.id ?? '', 'owner'))?.request_id, null);
    for (const login of ['owner', 'friend', 'admin']) {
      const reply = await api.inject({ url: `/api/offers/quote-requests/${request?.id}/`, headers: profileOf(login) });
      assert.equal(reply.statusCode, 404, login);
      assert.deepEqual((await read<QuoteRequestPage>('quote-requests/', login)).results, []);
    }
  });

  it('is listed for the profile that made it, the newest first', async () => {
    const first = await requested({ offer_ids: [await priceless()] }, 'agent');
    const second = await requested({ offer_ids: [await priceless()] }, 'agent');
    const page = await read<QuoteRequestPage>('quote-requests/?limit=1', 'agent');
    assert.deepEqual([page.count, page.results.map(({ id }) => id)], [2, [second.request?.id]]);
    const next = await read<QuoteRequestPage>('quote-requests/?limit=1&page=2', 'agent');
    assert.deepEqual(next.results, [first.request]);
  });

  it('names each seller who refuses, and asks the others', async () => {
    const asked = await priceless();
    await must(ask({ offer_id: asked }));
    const cheap = await elsewhere('friend', { individual_price: false, price_from: 10_000, price_to: 20_000 });
    const fine = await elsewhere('agent');
    const unknown = newId();
    const { request, refused } = await requested({ offer_ids: [unknown, asked, cheap, fine], amount: '500.00' });
    assert.deepEqual(
      request?.quotes.map(({ offer, amount }) => [offer.id, amount]),
      [[fine, '500.00']],
    );
    assert.deepEqual(
      new Set(refused.map(({ offer_id, seller: of, code }) => [offer_id, of?.name ?? null, code].join())),
      new Set([
        [unknown, null, 'not_found'].join(),
        [asked, 'Pracownia', 'quote_exists'].join(),
        [cheap, 'Firma friend', 'validation_failed'].join(),
      ]),
    );
  });

  it('stores nothing when everybody refuses', async () => {
    const sold = await elsewhere('friend', { is_active: false });
    const fixed = await priceless({ individual_price: false, price_from: 10_000 });
    const before = await stored();
    const reply = await send({ offer_ids: [sold, fixed] });
    const { request, refused } = reply.json<QuoteRequestAnswer>();
    assert.deepEqual([reply.statusCode, request], [200, null]);
    assert.deepEqual(refused.map(({ code }) => code).sort(), ['offer_inactive', 'validation_failed']);
    assert.deepEqual(await stored(), before);
  });

  it('refuses two offers of one seller, an empty question and a day that is over', async () => {
    const one = await priceless();
    const refusals = [
      [{ offer_ids: [one, await ranged()] }, 'offer_ids'],
      [{ offer_ids: [one, one] }, 'offer_ids'],
      [{ offer_ids: [one], text: ' ' }, 'text'],
      [{ offer_ids: [one], wanted_by: inDays(-1) }, 'wanted_by'],
      [{ offer_ids: [] }, 'offer_ids'],
      [{ offer_ids: Array.from({ length: 6 }, newId) }, 'offer_ids'],
    ] as const;
    const before = await stored();
    for (const [payload, field] of refusals) {
      const reply = await send(payload);
      assert.deepEqual([reply.statusCode, Object.keys(reply.json().fields)], [422, [field]], reply.body);
    }
    assert.deepEqual(await stored(), before);
  });

  it('is sent once for one key', async () => {
    const payload = { offer_ids: [await priceless()] };
    const key = newId();
    const [first, second] = [await send(payload, 'buyer', key), await send(payload, 'buyer', key)];
    assert.deepEqual(second.json(), first.json());
    assert.equal((await send({ ...payload, text: 'Inaczej' }, 'buyer', key)).json().code, 'idempotency_mismatch');
  });

  it('is answered once when two of the same sellers are sent at the same moment', async () => {
    const offer_ids = [await priceless(), await elsewhere('friend'), await elsewhere('agent')];
    const replies = await Promise.all([send({ offer_ids }), send({ offer_ids: offer_ids.toReversed() })]);
    const asked = replies.flatMap((reply) => reply.json<QuoteRequestAnswer>().request?.quotes ?? []);
    assert.equal(asked.length, 3, replies.map(({ body }) => body).join('\n'));
  });
});

describe('candidates', () => {
  it('are one offer of each seller that can be asked, of the category and what is below it', async () => {
    await api.db.query(sql`update offers set is_active = false`);
    await elsewhere('friend', { created_at: '2026-01-01T10:00:00Z' });
    const newest = await elsewhere('friend', { created_at: '2026-01-02T10:00:00Z' });
    await elsewhere('friend', { individual_price: false, price_from: 5_000 });
    await elsewhere('agent', { is_active: false });
    const range = await ranged({ category_id: wardrobes });
    assert.deepEqual(new Set((await candidates(`category=${trade}`)).map(([id]) => id)), new Set([newest, range]));
    assert.deepEqual(await candidates(`category=${kitchens}`), [[newest, false]]);
    assert.deepEqual(await candidates(`category=${kitchens}`, 'friend'), []);
    await requested({ offer_ids: [newest] });
    assert.deepEqual(await candidates(`category=${kitchens}`), [[newest, true]]);
  });

  it('are those of a place; of an offer, its category and place, and the offer first', async () => {
    await api.db.query(sql`update offers set is_active = false`);
    const offer = await elsewhere('friend', { city: 'Łódź', created_at: '2026-01-01T10:00:00Z' });
    const near = await ranged({ category_id: kitchens, city: 'Łódź' });
    const far = await elsewhere('agent', { city: 'Kraków' });
    assert.deepEqual(await candidates(`offer_id=${offer}`), [
      [offer, false],
      [near, false],
    ]);
    assert.deepEqual(await candidates(`offer_id=${offer}&city=krak`), [
      [offer, false],
      [far, false],
    ]);
    assert.equal((await candidates(`offer_id=${offer}&category=${kitchens}`)).length, 3);
    assert.deepEqual(await candidates(`category=${kitchens}&city=${encodeURIComponent('Radom')}`), []);
    assert.deepEqual(await candidates(`offer_id=${newId()}&category=${kitchens}&city=krak`), [[far, false]]);
  });

  it('omit sellers between whom and the caller there is a block', async () => {
    await api.db.query(sql`update offers set is_active = false`);
    const one = await elsewhere('friend');
    const other = await elsewhere('agent');
    const block = (payload: object, login: string) =>
      api.inject({ method: 'POST', url: '/api/message-blocks/', payload, headers: profileOf(login) });
    await block({ user_id: ids.buyer }, 'agent');
    assert.deepEqual(await candidates(`category=${kitchens}`), [[one, false]]);
    assert.deepEqual(
      (await requested({ offer_ids: [other] })).refused.map(({ code }) => code),
      ['not_found'],
    );
    await block({ company_id: COMPANY_OF.friend }, 'buyer');
    assert.deepEqual(await candidates(`category=${kitchens}`), []);
    assert.deepEqual(
      (await requested({ offer_ids: [one] })).refused.map(({ code }) => code),
      ['recipient_blocked'],
    );
    await api.db.query(sql`delete from message_blocks`);
  });
});

it('a request is asked under the rules of a seller who has enough open ones', async () => {
  for (let count = 0; count < 10; count += 1) await must(ask({ offer_id: await priceless() }));
  const { request, refused } = await requested({ offer_ids: [await priceless(), await elsewhere('friend')] });
  assert.deepEqual([request?.quotes.length, refused[0]?.code], [1, 'quote_limit']);
  assert.equal(
    (await act('buyer', 'offers/quotes', { kind: 'quote', text: 'x', offer_id: await priceless() })).statusCode,
    409,
  );
});
