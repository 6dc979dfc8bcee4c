import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrderMessages } from '@wspolnik/contract/messages';
import type { OwnOrderPage } from '@wspolnik/contract/orders';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, call, company, idOf, messages, partner, send, toCompany, toUser } from './testing/messages.ts';

const offer = await addOffer(api, { company_id: company, category_id: await addCategory(api, 'IT') });

/** An order of the company's offer. Answers its id and number. */
async function addOrder(buyer: string, buyerCompany: string | null = null): Promise<{ id: string; number: string }> {
  const row = await api.db.one<{ id: string; number: number }>(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, offer_title, price, reward)
    values (${newId()}, ${offer}, ${company}, ${idOf(buyer)}, ${buyerCompany}, 'Strona', 123450, 1000) returning id, number`);
  assert.ok(row);
  return { id: row.id, number: `W-${String(row.number).padStart(6, '0')}` };
}

const about = (order: { id: string }, text: string) => ({ message: text, order_id: order.id });
const write = async (who: string, to: object, order: { id: string }, text: string) =>
  (await call('message-send/', who, { ...to, ...about(order, text) })).json();
const read = (who: string, { id }: { id: string }, query = '') =>
  call(`message-order-messages-get/?order_id=${id}${query}`, who);
const conversation = async (who: string, order: { id: string }, query = '') =>
  (await read(who, order, query)).json<OrderMessages>();
const textsOf = ({ results }: Pick<OrderMessages, 'results'>) => results.map(({ text }) => text);
const unreadOf = async (who: string, list: 'purchases' | 'sales', order: { id: string }) =>
  (await call(`offers/get-my-${list}/?status=all`, who))
    .json<OwnOrderPage>()
    .unread?.find(({ order_id }) => order_id === order.id)?.count ?? 0;

const seller = `owner@${company}`;

describe('a message about an order', () => {
  test('both sides find it among the messages of the order and in their thread, each with its side', async () => {
    const [order, another] = [await addOrder('anna'), await addOrder('anna')];
    assert.deepEqual(
      [(await conversation('anna', order)).thread_id, (await conversation('anna', order)).can_write],
      [null, true],
    );
    const { thread_id } = await write('anna', toCompany(company), order, 'Kiedy dostawa?');
    await send(seller, toUser('anna'), 'Zapraszamy na targi');
    await write(seller, toUser('anna'), order, 'W piątek');
    await write('anna', toCompany(company), another, 'A to drugie?');
    const [buyers, sellers] = [await conversation('anna', order), await conversation(`member@${company}`, order)];
    assert.deepEqual(textsOf(buyers), ['Kiedy dostawa?', 'W piątek']);
    assert.deepEqual(textsOf(sellers), ['Kiedy dostawa?', 'W piątek']);
    assert.deepEqual(buyers.order, { ...order, side: 'buyer' });
    assert.deepEqual([buyers.other.name, sellers.other.name], ['Pracownia', 'Anna Nowak']);
    assert.deepEqual(
      (await messages(seller, thread_id)).results.map((message) => message.order),
      [{ ...order, side: 'seller' }, null, { ...order, side: 'seller' }, { ...another, side: 'seller' }],
    );
  });

  test('only the newest are answered, and whether there are more', async () => {
    const order = await addOrder('jan');
    for (const text of ['1', '2', '3']) await write('jan', toCompany(company), order, text);
    const page = await conversation('jan', order, '&limit=2');
    assert.deepEqual([textsOf(page), page.has_before], [['2', '3'], true]);
    assert.equal((await conversation('jan', order, '&limit=3')).has_before, false);
  });

  test('a third party, a colleague without the company and a person in place of a company read nothing', async () => {
    const [personal, ofCompany] = [await addOrder('anna'), await addOrder('agent', partner)];
    for (const who of ['ola', 'owner', `agent@${partner}`]) assert.equal((await read(who, personal)).statusCode, 404);
    assert.equal((await read('agent', ofCompany)).statusCode, 404);
    assert.equal((await read(`agent@${partner}`, ofCompany)).statusCode, 200);
    assert.equal((await read('anna', { id: newId() })).statusCode, 404);
  });

  test('an order that is not one between writer and recipient is refused, and no message is stored', async () => {
    const order = await addOrder('anna');
    for (const [who, to] of [
      ['ola', toCompany(company)],
      ['anna', toUser('jan')],
      ['anna', toCompany(partner)],
      ['owner', toUser('anna')],
    ] as const) {
      const reply = await call('message-send/', who, { ...to, ...about(order, 'Cudze') });
      assert.deepEqual([reply.statusCode, reply.json().code], [404, 'not_found'], who);
    }
    assert.deepEqual(textsOf(await conversation('anna', order)), []);
  });

  test('the frames of the message name the order', async () => {
    const order = await addOrder('ola');
    const { id } = await write('ola', toCompany(company), order, 'Halo');
    const frames = await api.db.query<{ data: { order_id?: string } }>(sql`
      select data from realtime_frames where type = 'message.new' and data ->> 'id' = ${id}`);
    assert.deepEqual(new Set(frames.map(({ data }) => data.order_id)), new Set([order.id]));
  });

  test('a step of the quote that led to the order is among its messages', async () => {
    const order = await addOrder('ola');
    const { id, thread_id } = await send('ola', toCompany(company), 'Ile za stronę?');
    await api.db.query(sql`
      with q as (
        insert into quotes (id, kind, offer_id, offer_title, seller_id, buyer_user_id, thread_id, status, status_since, created_at, order_id)
        values (${newId()}, 'quote', ${offer}, 'Strona', ${company}, ${idOf('ola')}, ${thread_id}, 'accepted', now(), now(), ${order.id})
        returning id), e as (
        insert into quote_events (quote_id, at, step, status) select id, now(), 'ask', 'asked' from q returning id)
      update messages set quote_event_id = (select id from e) where id = ${id}`);
    await write(seller, toUser('ola'), order, 'Dziękujemy za zamówienie');
    const page = await conversation('ola', order);
    assert.deepEqual(textsOf(page), ['Ile za stronę?', 'Dziękujemy za zamówienie']);
    assert.equal(page.results[0]?.quote?.step, 'ask');
  });
});

describe('unread messages about an order', () => {
  test('the lists of both sides count them for the profile, until they are read', async () => {
    const order = await addOrder('agent', partner);
    for (const text of ['1', '2']) await write(`agent@${partner}`, toCompany(company), order, text);
    assert.deepEqual(
      [await unreadOf(seller, 'sales', order), await unreadOf(`agent@${partner}`, 'purchases', order)],
      [2, 0],
    );
    const { read_to, results } = await conversation(seller, order);
    assert.equal(read_to, results[1]?.id);
    await call('message-mark-read/', seller, { id: read_to });
    assert.equal(await unreadOf(seller, 'sales', order), 0);
    const after = await conversation(seller, order);
    assert.deepEqual([after.read_to, after.unread_behind], [null, false]);
  });

  test('reading them passes over no unread message about something else', async () => {
    const order = await addOrder('jan');
    await call('message-mark-read-thread/', seller, {
      id: (await write('jan', toCompany(company), order, 'Wcześniej')).thread_id,
    });
    await write('jan', toCompany(company), order, 'Pierwsza');
    const elsewhere = await send('jan', toCompany(company), 'O czymś innym');
    await write('jan', toCompany(company), order, 'Druga');
    const before = await conversation(seller, order);
    assert.equal(before.results.find(({ id }) => id === before.read_to)?.text, 'Pierwsza');
    assert.equal(before.unread_behind, true);
    await call('message-mark-read/', seller, { id: before.read_to });
    assert.equal((await conversation(seller, order)).read_to, null);
    await call('message-mark-read/', seller, { id: elsewhere.id });
    const after = await conversation(seller, order);
    assert.equal(after.results.find(({ id }) => id === after.read_to)?.text, 'Druga');
    assert.equal(after.unread_behind, false);
  });
});

describe('a block', () => {
  test('who blocked cannot write about the order, and does not see what the other side writes about it', async () => {
    const order = await addOrder('anna');
    await call('message-blocks/', 'anna', { company_id: company });
    const page = await conversation('anna', order);
    assert.deepEqual([page.blocked_by_me, page.can_write], [true, false]);
    const reply = await call('message-send/', 'anna', { ...toCompany(company), ...about(order, 'Halo') });
    assert.equal(reply.json().code, 'recipient_blocked');
    await write(seller, toUser('anna'), order, 'Prosimy o kontakt');
    assert.deepEqual(textsOf(await conversation('anna', order)), []);
    assert.equal(await unreadOf('anna', 'purchases', order), 0);
    assert.deepEqual(textsOf(await conversation(seller, order)), ['Prosimy o kontakt']);
  });
});
