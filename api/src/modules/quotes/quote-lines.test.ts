import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Deal } from '@wspolnik/contract/deals';
import type { Message } from '@wspolnik/contract/messages';
import { Quote, type QuoteEvent, type QuoteLineBody } from '@wspolnik/contract/quotes';
import { VAT_RATES } from '@wspolnik/contract/vat';
import { Compile } from 'typebox/compile';
import { grossOf, netOf } from '../../platform/vat.ts';
import { api, look as lookAtOrder } from '../orders/testing/orders.ts';
import { readLines } from './quote-lines.ts';
import {
  accept,
  answer,
  asked,
  closeQuotes,
  inDays,
  look,
  must,
  priceless,
  profileOf,
  propose,
  ranged,
  refusal,
  termsOf,
} from './testing/quotes.ts';

const line = (change: Partial<QuoteLineBody> = {}): QuoteLineBody => ({
  name: 'Blat dębowy',
  quantity: '2',
  unit: 'szt.',
  price_net: '100.00',
  ...change,
});

/** Without a price. */
const WITH_LINES = { amount: undefined, vat_rate: '23' };

const proposeLines = (id: string, lines: QuoteLineBody[], change: object = {}) =>
  propose(id, { ...WITH_LINES, lines, ...change });

const fieldsOf = async (reply: ReturnType<typeof propose>) => (await reply).json().fields;
const versionsOf = (history: readonly QuoteEvent[] | undefined) =>
  (history ?? []).map(({ version, lines, amount_net, valid_until }) => [
    version,
    lines.length,
    amount_net,
    valid_until,
  ]);

describe('the amounts of lines', () => {
  const netsOf = (...bodies: QuoteLineBody[]) => readLines(bodies).lines.map(({ amount_net }) => amount_net);

  it('a line is its quantity times its price, halves of a grosz rounded up', () => {
    assert.deepEqual(
      netsOf(
        line(),
        line({ quantity: '0.5', price_net: '0.01' }),
        line({ quantity: '0.499', price_net: '0.01' }),
        line({ quantity: '1.5', price_net: '0.33' }),
        line({ quantity: '0.001', price_net: '5.00' }),
        line({ quantity: '3.333', price_net: '99.99' }),
        line({ price_net: '0.00' }),
      ),
      ['200.00', '0.01', '0.00', '0.50', '0.01', '333.27', '0.00'],
    );
  });

  it('large quantities and prices are computed exactly', () => {
    assert.deepEqual(netsOf(line({ quantity: '999999.999', price_net: '999.99' })), ['999989999.00']);
    assert.deepEqual(netsOf(line({ quantity: '0.1', price_net: '9999999999.99' })), ['1000000000.00']);
  });

  it('a quantity is written in its shortest form, and names without invisible characters', () => {
    const { lines } = readLines([line({ quantity: '02.500', name: ' Blat\u200b ', unit: ' m² ' })]);
    assert.deepEqual(lines[0], {
      name: 'Blat',
      quantity: '2.5',
      unit: 'm²',
      price_net: '100.00',
      amount_net: '250.00',
    });
  });

  it('the net sum follows from the gross price that is stored, at every rate', () => {
    for (const rate of VAT_RATES) {
      for (let net = 1; net < 80_000_000_000; net = Math.ceil(net * 1.0007) + 1) {
        assert.equal(netOf(grossOf(net, rate), rate), net, `${net} at ${rate}`);
      }
    }
  });
});

describe('a proposal with lines', () => {
  it('VAT is added once to the net sum, not to each line', async () => {
    const { id } = await asked();
    const lines = ['A', 'B', 'C'].map((name) => line({ name, quantity: '1', price_net: '0.02' }));
    const quote = await must(proposeLines(id, lines));
    assert.ok(Compile(Quote).Check(quote), JSON.stringify(Compile(Quote).Errors(quote)));
    // Line by line it would be three times 0.02.
    assert.deepEqual([quote.proposal?.amount_net, quote.proposal?.amount], ['0.06', '0.07']);
    assert.deepEqual(
      quote.proposal?.lines.map(({ name, amount_net }) => [name, amount_net]),
      [
        ['A', '0.02'],
        ['B', '0.02'],
        ['C', '0.02'],
      ],
    );
  });

  it('each proposal is a version that never changes', async () => {
    const { id, thread_id } = await asked();
    await must(proposeLines(id, [line(), line({ name: 'Montaż', quantity: '4', unit: 'h', price_net: '80.50' })]));
    await must(proposeLines(id, [line({ name: 'Blat sosnowy', price_net: '90.00' })], { valid_until: inDays(9) }));
    const quote = await must(propose(id, { amount: '200.00', valid_until: inDays(9) }));
    assert.deepEqual([quote.proposal?.version, quote.proposal?.lines], [3, []]);
    const expected = [
      [null, 0, null, null],
      [1, 2, '522.00', inDays(7)],
      [2, 1, '180.00', inDays(9)],
      [3, 0, '162.60', inDays(9)],
    ];
    assert.deepEqual(versionsOf(quote.history), expected);
    assert.equal(quote.history[1]?.lines[0]?.name, 'Blat dębowy');
    await must(accept(id));
    assert.deepEqual(versionsOf((await look(id))?.history).slice(0, 4), expected);
    const url = `/api/message-thread-messages-get/?thread_id=${thread_id}`;
    const { results } = (await api.inject({ url, headers: profileOf('buyer') })).json<{ results: Message[] }>();
    const cards = results.flatMap(({ quote: card }) => (card?.id === id ? [card] : []));
    assert.deepEqual(
      cards.map(({ step, version, lines }) => [step, version, lines.length]),
      [
        ['ask', null, 0],
        ['propose', 1, 2],
        ['propose', 2, 1],
        ['propose', 3, 0],
        ['accept', null, 0],
      ],
    );
  });

  it('wrong lines are refused on their fields', async () => {
    const { id } = await asked();
    const wrong = async (change: Partial<QuoteLineBody>) => fieldsOf(proposeLines(id, [line(), line(change)]));
    assert.deepEqual(await wrong({ name: ' \u200b' }), { 'lines.1.name': [{ code: 'required' }] });
    assert.equal((await wrong({ name: 'x'.repeat(201) }))['lines.1.name'][0].code, 'maxLength');
    assert.equal((await wrong({ unit: 'x'.repeat(21) }))['lines.1.unit'][0].code, 'maxLength');
    assert.deepEqual(await wrong({ quantity: '0.000' }), {
      'lines.1.quantity': [{ code: 'min', params: { min: '0.001' } }],
    });
    for (const quantity of ['-1', '1,5', '1.0001', '1000000', 'NaN', '']) {
      assert.equal((await wrong({ quantity }))['lines.1.quantity'][0].code, 'invalid', quantity);
    }
    assert.deepEqual(await wrong({ price_net: '-0.01' }), {
      'lines.1.price_net': [{ code: 'min', params: { min: '0.00' } }],
    });
    assert.equal((await wrong({ quantity: '2', price_net: '500000000.01' }))['lines.1.price_net'][0].code, 'max');
    assert.equal((await look(id))?.status, 'asked');
  });

  it('lines are the price: no other one beside them, with a rate, more than nothing and at most 10^9 zł', async () => {
    const { id } = await asked();
    for (const other of [{ amount: '246.00' }, { amount_net: '200.00' }]) {
      assert.equal(await refusal(proposeLines(id, [line()], other), 'lines'), 'invalid');
    }
    assert.equal(await refusal(proposeLines(id, [line()], { vat_rate: undefined }), 'vat_rate'), 'required');
    assert.equal(await refusal(proposeLines(id, [line({ price_net: '0.00' })]), 'lines'), 'min');
    assert.equal(await refusal(proposeLines(id, [line({ quantity: '1', price_net: '900000000.00' })]), 'lines'), 'max');
    assert.ok(await refusal(proposeLines(id, []), 'lines'));
    assert.ok(await refusal(proposeLines(id, Array(21).fill(line())), 'lines'));
  });

  it('the sum keeps to the range of the offer, named net', async () => {
    const { id } = await asked(await ranged());
    const one = (price_net: string) => proposeLines(id, [line({ quantity: '1', price_net })]);
    assert.deepEqual((await fieldsOf(one('162.61'))).lines, [{ code: 'max', params: { max: '162.60' } }]);
    await must(one('162.60'));
  });

  it('the sum binds as any price does', async () => {
    const { id } = await asked();
    await must(proposeLines(id, [line()]));
    const dearer = await proposeLines(id, [line(), line({ quantity: '1', price_net: '0.01' })]);
    assert.deepEqual([dearer.json().code, dearer.json().params.version], ['proposal_binding', 1]);
    await must(proposeLines(id, [line({ name: 'Blat jesionowy' })]));
  });
});

describe('accepting a proposal with lines', () => {
  it('the version that was seen is required, and another one is refused', async () => {
    const { id } = await asked();
    await must(proposeLines(id, [line()]));
    const seen = await termsOf(id);
    assert.equal(await refusal(accept(id, 'buyer', { expected_version: undefined }), 'expected_version'), 'required');
    await must(proposeLines(id, [line({ name: 'Blat z płyty' })]));
    const reply = await answer(id, { action: 'accept', ...seen });
    assert.deepEqual([reply.json().code, reply.json().params.version], ['quote_changed', 2]);
    assert.equal((await look(id))?.order, null);
    await must(accept(id));
  });

  it('of two at once, a proposal and an acceptance of what it replaces, the order has the lines that were accepted', async () => {
    const { id } = await asked();
    await must(proposeLines(id, [line()]));
    const seen = await termsOf(id);
    const [proposal, acceptance] = await Promise.all([
      proposeLines(id, [line({ name: 'Blat z płyty' })]),
      answer(id, { action: 'accept', ...seen }),
    ]);
    const codes = [proposal, acceptance].map((reply) => reply.json().code ?? reply.statusCode);
    assert.ok([`200,quote_changed`, 'invalid_transition,200'].includes(codes.join()), codes.join());
  });

  it('the version counts on after a request was reopened', async () => {
    const { id } = await asked();
    await must(proposeLines(id, [line()]));
    await closeQuotes();
    const again = await must(answer(id, { action: 'reopen' }));
    assert.deepEqual([again.proposal, again.history.at(-1)?.version], [null, null]);
    const { proposal } = await must(proposeLines(id, [line({ name: 'Blat z płyty' })]));
    assert.deepEqual([proposal?.version, proposal?.lines[0]?.name], [2, 'Blat z płyty']);
  });

  it('the order keeps a copy of the lines', async () => {
    const { id } = await asked(await priceless());
    const lines = [line(), line({ name: 'Montaż', quantity: '1.5', unit: 'h', price_net: '80.00' })];
    const { proposal } = await must(proposeLines(id, lines));
    const { order } = await must(accept(id));
    const read = async (login: string) =>
      (await api.inject({ url: `/api/transaction/deal/${order?.id}/`, headers: profileOf(login) })).json<Deal>();
    for (const login of ['buyer', 'owner']) {
      const deal = await read(login);
      assert.deepEqual([deal.lines, deal.price_net], [proposal?.lines, '320.00']);
    }
    assert.equal((await lookAtOrder(order?.id ?? ''))?.price_net, '320.00');
  });
});
