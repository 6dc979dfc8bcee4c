import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Message, MessageThread } from '@wspolnik/contract/messages';
import type { Order } from '@wspolnik/contract/orders';
import { Quote as QuoteSchema } from '@wspolnik/contract/quotes';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import {
  api,
  assertLedgerAdds,
  ids,
  look as lookAtOrder,
  recharge,
  seller,
  takeFrames,
} from '../orders/testing/orders.ts';
import {
  accept,
  answer,
  ask,
  asked,
  closeQuotes,
  inDays,
  list,
  look,
  must,
  priceless,
  profileOf,
  propose,
  proposed,
  ranged,
} from './testing/quotes.ts';

const kinds = async (login: string) => (await takeNotifications(api, ids[login])).map(({ kind }) => kind);
const thread = async (id: string, login: string) => {
  const reply = await api.inject({
    url: `/api/message-thread-messages-get/?thread_id=${id}`,
    headers: profileOf(login),
  });
  return reply.json<{ results: Message[]; thread: MessageThread }>();
};
const clean = async () => {
  for (const login of ['owner', 'buyer', 'member']) await kinds(login);
};

describe('a quote', () => {
  it('a quote is asked for, proposed and accepted, which places the order with the price and the reward of that moment', async () => {
    await recharge(seller, 100_000);
    const offer_id = await priceless({ loyalty_percentage: 10 });
    await closeQuotes();
    await clean();
    const question = await must(ask({ offer_id, amount: '120.00', wanted_by: inDays(0), text: ' Ile za\nto? ' }));
    assert.ok(Compile(QuoteSchema).Check(question), JSON.stringify(Compile(QuoteSchema).Errors(question)));
    assert.deepEqual(
      [
        question.status,
        question.text,
        question.amount,
        question.wanted_by,
        question.proposal,
        question.allowed_actions,
      ],
      ['asked', 'Ile za\nto?', '120.00', inDays(0), null, ['decline']],
    );
    const received = await look(question.id, 'owner');
    assert.deepEqual(received?.allowed_actions, ['propose', 'decline']);
    assert.deepEqual((await look(question.id, 'member'))?.allowed_actions, []);
    const proposal = await must(propose(question.id, { amount: '150.01', text: 'Z montażem' }));
    assert.deepEqual(proposal.proposal, {
      version: 1,
      lines: [],
      amount: '150.01',
      amount_net: '121.96',
      vat_rate: '23',
      valid_until: inDays(7),
      at: proposal.status_since,
      reward_total: '15.00',
      reward_buyer: '7.50',
      reward_covered: true,
    });
    assert.deepEqual((await look(question.id))?.allowed_actions, ['accept', 'decline']);
    const accepted = await must(accept(question.id));
    assert.deepEqual([accepted.status, accepted.allowed_actions, accepted.expires_at], ['accepted', [], null]);
    assert.deepEqual(
      accepted.history.map(({ step, status, text, amount }) => [step, status, text, amount]),
      [
        ['ask', 'asked', 'Ile za\nto?', '120.00'],
        ['propose', 'proposed', 'Z montażem', '150.01'],
        ['accept', 'accepted', '', '150.01'],
      ],
    );
    const order = (await lookAtOrder(accepted.order?.id ?? '')) as Order;
    assert.deepEqual(
      [order.number, order.price, order.reward_total, order.reward_frozen, order.status],
      [accepted.order?.number, '150.01', '15.00', true, 'bought'],
    );
    assert.deepEqual(await kinds('owner'), ['QuoteAsked', 'OfferBought']);
    assert.deepEqual(await kinds('buyer'), ['QuoteProposed']);
    assert.deepEqual((await list('status=accepted&kind=quote')).map(({ id }) => id).includes(question.id), true);
    await assertLedgerAdds();
  });

  it('a quote is a message at each step, in one thread, unread for the other side and without a second notification', async () => {
    await clean();
    const { id, thread_id } = await asked();
    for (const login of ['owner', 'buyer']) await takeFrames(login);
    await must(propose(id, { text: '' }));
    assert.deepEqual(await takeFrames('buyer'), ['message.new', 'notification.new', 'quote.changed']);
    assert.ok((await takeFrames('owner')).includes('quote.changed'));
    const seen = await thread(thread_id, 'buyer');
    const [question, proposal] = seen.results.slice(-2);
    assert.deepEqual([question?.text, question?.quote?.step, question?.quote?.latest], ['Ile za to?', 'ask', false]);
    assert.deepEqual(
      [proposal?.text, proposal?.quote?.step, proposal?.quote?.amount, proposal?.quote?.valid_until, proposal?.mine],
      ['', 'propose', '150.00', inDays(7), false],
    );
    assert.deepEqual(proposal?.quote?.allowed_actions, ['accept', 'decline']);
    assert.equal(proposal?.quote?.reward_buyer, '7.50');
    assert.deepEqual(question?.quote?.allowed_actions, []);
    const own = (await thread(thread_id, 'member')).results.at(-1);
    assert.deepEqual([own?.quote?.allowed_actions, own?.author?.id], [[], ids.owner]);
    assert.deepEqual(seen.thread.last_message.quote, { kind: 'quote', step: 'propose' });
    assert.equal((await thread(thread_id, 'owner')).results.at(-1)?.quote?.allowed_actions.includes('propose'), true);
  });

  it('a quote marks its notification as seen when the thread is read', async () => {
    await clean();
    const { thread_id } = await proposed();
    const unseen = async () =>
      (await api.inject({ url: '/api/notifications/?unseen=true', headers: profileOf('buyer') })).json().count;
    assert.equal(await unseen(), 1);
    const read = { method: 'POST', url: '/api/message-mark-read-thread/', payload: { id: thread_id } } as const;
    await api.inject({ ...read, headers: profileOf('buyer') });
    assert.equal(await unseen(), 0);
  });

  it('a quote may be proposed again, which replaces the first price', async () => {
    const { id } = await proposed();
    await must(propose(id, { amount: '140.00' }));
    assert.equal((await accept(id, 'buyer', { expected_price: '150.00' })).json().code, 'quote_changed');
    const { order } = await must(accept(id));
    assert.equal((await lookAtOrder(order?.id ?? ''))?.price, '140.00');
  });

  it('a quote keeps price and reward as proposed when the offer is edited, and its reward is at most half of the price', async () => {
    const offer_id = await priceless({ loyalty_points: 100_000 });
    const { id, thread_id, proposal } = await proposed(offer_id, '150.00');
    assert.deepEqual([proposal?.reward_total, proposal?.reward_buyer], ['75.00', '37.50']);
    await api.db.query(sql`update offers set loyalty_points = 1 where id = ${offer_id}`);
    assert.equal((await look(id))?.proposal?.reward_total, '75.00');
    assert.equal((await thread(thread_id, 'buyer')).results.at(-1)?.quote?.reward_total, '75.00');
    const { order } = await must(accept(id, 'buyer', { expected_price: '150.00', expected_reward: '75.00' }));
    assert.equal((await lookAtOrder(order?.id ?? ''))?.reward_total, '75.00');
  });

  it('a quote is declined by either side, and the offer can be asked for again', async () => {
    const offer = await priceless();
    const first = await proposed(offer);
    await clean();
    const declined = await must(answer(first.id, { action: 'decline', text: 'Za drogo' }));
    assert.deepEqual([declined.status, declined.history.at(-1)?.text], ['declined', 'Za drogo']);
    assert.deepEqual(await kinds('owner'), ['QuoteDeclined']);
    const second = await must(ask({ offer_id: offer }));
    assert.equal((await must(answer(second.id, { action: 'decline' }, 'manager'))).status, 'declined');
    assert.deepEqual(await kinds('buyer'), ['QuoteDeclined']);
  });

  it('a quote binds the seller, who cannot decline what they proposed', async () => {
    const { id } = await proposed(await priceless());
    const refused = await answer(id, { action: 'decline' }, 'owner');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'invalid_transition'], refused.body);
    assert.deepEqual(refused.json().allowed_actions, ['propose']);
    assert.deepEqual((await look(id))?.allowed_actions, ['accept', 'decline']);
  });

  it('a quote is asked for a range too, whose bounds it keeps', async () => {
    const offer_id = await ranged();
    const { id, offer } = await asked(offer_id);
    assert.deepEqual([offer.price_from, offer.price_to], ['100.00', '200.00']);
    assert.deepEqual((await propose(id, { amount: '99.99' })).json().fields.amount, [
      { code: 'min', params: { min: '100.00' } },
    ]);
    assert.equal((await propose(id, { amount: '200.01' })).json().fields.amount[0].code, 'max');
    await must(propose(id, { amount: '200.00' }));
  });

  it('a quote of a company belongs to the company, whoever of it asked', async () => {
    await closeQuotes();
    const { id, buyer } = await must(ask({ offer_id: await priceless() }, 'agent'));
    assert.deepEqual([buyer.type, (await look(id, 'agent'))?.allowed_actions], ['company', ['decline']]);
    assert.equal(await look(id, 'buyer'), undefined);
    await must(propose(id));
    const { order } = await must(accept(id, 'agent'));
    assert.ok(order);
  });
});
