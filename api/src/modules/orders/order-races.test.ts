import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order } from '../../contract/orders.ts';
import type { Remember } from '../../platform/idempotent-write.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember, addUser } from '../../testing/people.ts';
import { buyOffer, readOffer } from './buy.service.ts';
import {
  act,
  api,
  assertLedgerAdds,
  call,
  effects,
  headersOf,
  ids,
  look,
  offerOf,
  orderIn,
  recharge,
  seller,
  takeFrames,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const reject = (transaction_id: string) =>
  act('owner', 'my-sales-change-status', { transaction_id, status: 'rejected', rejected_reason: 'Zły numer' });
const verify = (transaction_id: string) =>
  act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' });

const now = new Date();
const personOf = (login: string) => ({ sessionId: newId(), user: { id: ids[login] }, company: null }) as Identity;
const rememberAs =
  (key: string): Remember =>
  (id, answer) => ({ scope: 'offers/buy', identity: 'test', key, requestHash: '', ...answer, id, now });

describe('a purchase of an offer whose seller is deleted after it was read', () => {
  it('is refused, and nobody is notified', async () => {
    const gone = await addCompany(api, 'Znikająca');
    await addMember(api, gone, ids.manager ?? '', 'member');
    const buyer = personOf('buyer');
    const body = { offer_id: await offerOf({ company_id: gone }) };
    const offer = await readOffer(api.db, buyer, body);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${gone}`);
    const [before] = [await effects(), await takeFrames('manager')];
    const buying = buyOffer(api.context, { offer, buyer, body, now }, rememberAs(newId()));
    await assert.rejects(buying, { code: 'offer_inactive' });
    assert.deepEqual(await effects(), before);
    assert.deepEqual(await takeFrames('manager'), []);
    const delivered = await api.db.query(sql`select id from notifications where company_id = ${gone}`);
    assert.deepEqual(delivered, []);
  });
});

describe('purchases that wait for one balance together', () => {
  /** Results of concurrent purchases of one offer, by these people and with these keys. */
  async function buyAll(purchases: readonly (readonly [login: string, key: string])[]) {
    const body = { offer_id: await offerOf() };
    const offers = await Promise.all(purchases.map(([login]) => readOffer(api.db, personOf(login), body)));
    await api.db.query(sql`update users set deleted_at = now() where id = ${ids.leaving ?? null}`);
    return Promise.allSettled(
      purchases.map(([login, key], index) =>
        buyOffer(api.context, { offer: offers[index], buyer: personOf(login), body, now }, rememberAs(key)),
      ),
    );
  }
  const placed = async () => ((await effects()) as { orders: number }).orders;

  it('are placed even when another process has meanwhile written one of them, or its buyer was deleted', async () => {
    ids.leaving = await addUser(api, { email: 'leaving@test.pl' });
    const [before, twice] = [await placed(), newId()];
    const [first, copy, again, leaving, last] = await buyAll([
      ['buyer', newId()],
      ['friend', twice],
      ['friend', twice],
      ['leaving', newId()],
      ['agent', newId()],
    ]);
    assert.deepEqual([first?.status, last?.status], ['fulfilled', 'fulfilled']);
    assert.deepEqual([copy?.status, again?.status].sort(), ['fulfilled', 'rejected']);
    assert.ok(leaving?.status === 'rejected' && leaving.reason.code === 'offer_inactive');
    assert.equal(await placed(), before + 3);
    await assertLedgerAdds();
  });
});

describe('two actions at once', () => {
  it('a cancellation and a verification: exactly one wins, and the ledger stays consistent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id: transaction_id } = await orderIn('in_verification');
      const replies = await Promise.all([
        act('buyer', 'cancel-sale', { transaction_id }),
        verify(transaction_id),
        reject(transaction_id),
        act('manager', 'cancel-sale', { transaction_id, reason: 'Brak terminu' }),
      ]);
      // A rejected order may still be cancelled; no other pair is allowed.
      const won = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json<Order>().status);
      assert.ok(
        won.length === 1 || (won.length === 2 && won.includes('rejected') && won.includes('cancelled')),
        `${won}`,
      );
      for (const reply of replies) {
        if (reply.statusCode !== 200) assert.equal(reply.json().code, 'invalid_transition');
      }
      const entries = await api.db.query<{ key: string }>(sql`
        select split_part(idempotency_key, ':', 1) as key from ledger_entries where order_id = ${transaction_id} order by id`);
      const moved = won.includes('verified') ? ['buy', 'verify-buyer', 'verify-network'] : ['buy', 'cancel'];
      assert.deepEqual(
        entries.map(({ key }) => key),
        moved,
      );
    }
    await assertLedgerAdds();
  });

  it('the same verification sent twice has one effect', async () => {
    const { id: transaction_id } = await orderIn('in_verification');
    const key = newId();
    const send = () =>
      call('my-sales-change-status', { transaction_id, status: 'verified' }, headersOf('owner', seller), key);
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual([one.statusCode, two.statusCode], [200, 200]);
    assert.equal((await look(transaction_id))?.history.filter(({ status }) => status === 'verified').length, 1);
  });
});
