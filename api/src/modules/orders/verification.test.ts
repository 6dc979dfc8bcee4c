import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { WalletPage } from '@wspolnik/contract/points';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import {
  act,
  addDocument,
  api,
  assertLedgerAdds,
  balance,
  buy,
  buyers,
  fieldOf,
  headersOf,
  look,
  must,
  notifiedKinds,
  offerOf,
  orderIn,
  recharge,
  reject,
  seller,
  takeFrames,
} from './testing/orders.ts';

before(() => recharge(seller, 10_000_000));

const linkOf = async (login: string, company?: string) =>
  (await api.inject({ url: '/api/reflink/', headers: headersOf(login, company) })).json<{ token: string }>().token;
const verify = (transaction_id: string) =>
  act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' });

describe('submitting', () => {
  it('submitting needs a document or information', async () => {
    const { id: transaction_id } = await must(buy({ offer_id: await offerOf() }));
    assert.ok(!(await look(transaction_id))?.allowed_actions.includes('resubmit'));
    const reply = await act('buyer', 'resubmit', { transaction_id });
    assert.deepEqual(reply.json().fields, { document: [{ code: 'oneOf' }], info: [{ code: 'oneOf' }] });
    assert.equal((await must(addDocument('buyer', transaction_id))).allowed_actions.includes('resubmit'), true);
    assert.equal((await must(act('buyer', 'resubmit', { transaction_id }))).status, 'in_verification');
  });

  it('submitting is possible three times after a rejection', async () => {
    const { id: transaction_id } = await orderIn('rejected');
    for (const left of [2, 1, 0]) {
      await must(addDocument('buyer', transaction_id));
      const order = await must(act('buyer', 'resubmit', { transaction_id }));
      assert.deepEqual([order.resubmissions_left, order.rejected_reason], [left, null]);
      assert.equal((await must(reject(transaction_id))).rejected_reason, 'Zły numer');
    }
    await must(addDocument('buyer', transaction_id));
    assert.equal((await act('buyer', 'resubmit', { transaction_id })).json().code, 'resubmit_limit');
    assert.ok(!(await look(transaction_id))?.allowed_actions.includes('resubmit'));
  });

  it('again needs something new', async () => {
    const { id: transaction_id } = await orderIn('rejected');
    assert.ok(!(await look(transaction_id))?.allowed_actions.includes('resubmit'));
    const reply = await act('buyer', 'resubmit', { transaction_id });
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'nothing_changed']);
    const [before] = [await look(transaction_id)];
    assert.deepEqual([before?.status, before?.resubmissions_left], ['rejected', 3]);
    const added = await must(act('buyer', 'sale-add-info', { transaction_id, text: 'FV 13/2026' }));
    assert.deepEqual([added.allowed_actions.includes('resubmit'), added.infos.at(-1)?.submitted], [true, false]);
    const submitted = await must(act('buyer', 'resubmit', { transaction_id }));
    assert.deepEqual([submitted.status, submitted.infos.every((info) => info.submitted)], ['in_verification', true]);
  });
});

describe('the seller’s decision', () => {
  it('the decision grants the halves: the odd grosz to the buyer, the rest to the referrer', async () => {
    const offer_id = await offerOf({ loyalty_points: 1001 });
    const order = await must(buy({ offer_id, ref: await linkOf('friend') }));
    assert.deepEqual([order.reward_buyer, order.reward_network, order.referrer?.type], ['5.01', '5.00', 'user']);
    const transaction_id = order.id;
    await must(act('buyer', 'sale-add-info', { transaction_id, text: 'x' }));
    await must(act('buyer', 'resubmit', { transaction_id }));
    const verified = await must(verify(transaction_id));
    const wait = Date.parse(verified.matures_at ?? '') - Date.parse(verified.status_since);
    assert.deepEqual([wait, verified.cancels_at], [14 * DAY_MS, null]);
    const halves = await api.db.query(sql`
      select u.email, e.type, e.amount from ledger_entries e
      join ledger_accounts a on a.id = e.to_account join users u on u.id = a.user_id
      where e.order_id = ${transaction_id} order by e.amount desc`);
    assert.deepEqual(halves, [
      { email: 'buyer@test.pl', type: 'BUY', amount: 501 },
      { email: 'friend@test.pl', type: 'NETWORK_BUY', amount: 500 },
    ]);
    await assertLedgerAdds();
  });

  it('shows maturing points and their date to the buyer and the referrer, until they mature or a report stops them', async () => {
    const waiting = async (login: string, company?: string) => (await balance(login, company)).assigned_points;
    const before = await waiting('agent', buyers);
    const nothing = { balance: '0.00', next_at: null, disputed: '0.00' };
    assert.deepEqual(before, nothing);
    const offer_id = await offerOf({ loyalty_points: 1001 });
    const { id: transaction_id } = await must(buy({ offer_id, ref: await linkOf('friend') }, 'agent', buyers));
    await must(act('agent', 'sale-add-info', { transaction_id, text: 'x' }));
    await must(act('agent', 'resubmit', { transaction_id }));
    assert.deepEqual(await waiting('agent', buyers), before);
    const { matures_at } = await must(verify(transaction_id));
    assert.deepEqual(await waiting('agent', buyers), { balance: '5.01', next_at: matures_at, disputed: '0.00' });
    assert.deepEqual(await waiting('agent'), nothing);
    assert.ok((await waiting('friend'))?.next_at);
    await must(act('agent', 'report', { transaction_id, reason: 'Nie dotarło' }));
    assert.deepEqual(await waiting('agent', buyers), { balance: '5.01', next_at: null, disputed: '5.01' });
    assert.equal((await waiting('friend'))?.disputed, '5.00');
    const url = '/api/wallet-history/?limit=100';
    for (const [login, company] of [
      ['agent', buyers],
      ['friend', undefined],
      ['owner', seller],
    ] as const) {
      const rows = (await api.inject({ url, headers: headersOf(login, company) })).json<WalletPage>().results;
      for (const row of rows) assert.equal(row.disputed, row.transaction_id === transaction_id, login);
      assert.ok(
        rows.some(({ disputed }) => disputed),
        login,
      );
    }
  });

  it('the decision returns the referrer’s half to the seller when there is no referrer', async () => {
    const before = Number((await balance('owner', seller)).points);
    const { id } = await orderIn('verified', { loyalty_points: 1000 });
    assert.equal((await look(id))?.referrer, null);
    assert.equal(before - Number((await balance('owner', seller)).points), 5);
  });

  it('the decision needs a reason for a rejection', async () => {
    const { id: transaction_id } = await orderIn('in_verification');
    for (const rejected_reason of [undefined, '  ']) {
      const reply = act('manager', 'my-sales-change-status', { transaction_id, status: 'rejected', rejected_reason });
      assert.equal((await fieldOf(reply, 'rejected_reason')).code, 'required');
    }
    const other = act('owner', 'my-sales-change-status', { transaction_id, status: 'completed' });
    assert.equal((await other).json().code, 'validation_failed');
    assert.equal((await look(transaction_id))?.status, 'in_verification');
  });
});

describe('the referrer', () => {
  const name = (transaction_id: string, referrer: string) =>
    act('buyer', 'transaction/reflink-actions', { transaction_id, referrer });

  it('the referrer is set once', async () => {
    const { id } = await orderIn('bought');
    const order = await must(name(id, await linkOf('agent', buyers)));
    assert.deepEqual([order.referrer?.type, order.referrer?.id], ['company', buyers]);
    assert.ok(!order.allowed_actions.includes('reflink-actions'));
    assert.equal((await name(id, await linkOf('friend'))).json().code, 'referrer_set');
  });

  it('the referrer is never the buyer, the seller or a member of the seller', async () => {
    const { id } = await orderIn('bought');
    const links = [await linkOf('buyer'), await linkOf('member'), await linkOf('owner', seller), 'unknown'];
    for (const link of links) assert.equal((await fieldOf(name(id, link), 'referrer')).code, 'invalid');
    assert.equal((await fieldOf(name(id, ' '), 'referrer')).code, 'required');
    assert.equal((await look(id))?.referrer, null);
  });
});

describe('both sides', () => {
  it('both sides are notified of each step; the actor only gets a frame', async () => {
    await Promise.all(['buyer', 'owner', 'member'].map(takeFrames));
    const { id: transaction_id } = await must(buy({ offer_id: await offerOf() }));
    assert.deepEqual(await takeFrames('member'), ['balance.changed', 'notification.new', 'order.changed']);
    assert.deepEqual(await takeFrames('buyer'), ['order.changed']);
    await must(addDocument('buyer', transaction_id));
    await must(act('buyer', 'resubmit', { transaction_id }));
    await must(reject(transaction_id));
    await must(addDocument('buyer', transaction_id));
    await must(act('buyer', 'resubmit', { transaction_id }));
    await takeFrames('buyer');
    await must(verify(transaction_id));
    assert.deepEqual(await takeFrames('buyer'), ['balance.changed', 'notification.new', 'order.changed']);
    assert.deepEqual(await notifiedKinds(transaction_id, 'member'), [
      'OfferBought',
      'UserAddedDocumentToSaleVerification',
      'UserSubmittedVerification',
      'UserAddedDocumentToSaleVerification',
      'UserSubmittedVerification',
    ]);
    assert.deepEqual(await notifiedKinds(transaction_id, 'buyer'), ['SaleRejected', 'SaleVerified']);
    const rows = await api.db.query<{ params: object }>(sql`
      select params from notifications where subject_id = ${transaction_id} and kind like 'Sale%' order by created_at`);
    assert.deepEqual(
      rows.map(({ params }) => params),
      [
        { offer: 'Usługa', reason: 'Zły numer' },
        { offer: 'Usługa', points: '5.00' },
      ],
    );
  });
});
