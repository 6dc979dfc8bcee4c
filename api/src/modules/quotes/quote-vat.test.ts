import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Message } from '@wspolnik/contract/messages';
import { sql } from '../../storage/sql.ts';
import { api, look as lookAtOrder } from '../orders/testing/orders.ts';
import { accept, asked, look, must, priceless, profileOf, propose, ranged, refusal } from './testing/quotes.ts';

/** A proposal of 1 000 zł net. */
const NET = { amount: undefined, amount_net: '1000.00', vat_rate: '23' };
const EXEMPT = { price_type: 'net', vat_rate: 'exempt' };

describe('the VAT of a proposal', () => {
  it('the VAT is shown to both sides beside the price, and becomes that of the order', async () => {
    const offer_id = await priceless();
    const { id } = await asked(offer_id);
    const { proposal } = await must(propose(id, NET));
    assert.deepEqual([proposal?.amount, proposal?.amount_net, proposal?.vat_rate], ['1230.00', '1000.00', '23']);
    await api.db.query(sql`update offers set vat_rate = 'exempt', price_type = 'net' where id = ${offer_id}`);
    const accepted = await must(accept(id));
    assert.deepEqual(accepted.offer.vat_rate, EXEMPT.vat_rate);
    const order = await lookAtOrder(accepted.order?.id ?? '', 'buyer');
    assert.deepEqual([order?.price, order?.price_net, order?.vat_rate], ['1230.00', '1000.00', '23']);
    const url = `/api/message-thread-messages-get/?thread_id=${accepted.thread_id}`;
    const { results } = (await api.inject({ url, headers: profileOf('buyer') })).json<{ results: Message[] }>();
    const steps = results.flatMap(({ quote }) => (quote?.id === id ? [quote] : []));
    const seen = steps.map(({ step, amount, amount_net, vat_rate }) => [step, amount, amount_net, vat_rate]);
    assert.deepEqual(seen.sort(), [
      ['accept', '1230.00', '1000.00', '23'],
      ['ask', null, null, null],
      ['propose', '1230.00', '1000.00', '23'],
    ]);
    assert.deepEqual(steps[0]?.offer, { id: offer_id, title: 'Zabudowa', ...EXEMPT });
  });

  it('the VAT is that of the offer when only a gross price is named', async () => {
    const offer_id = await priceless();
    await api.db.query(sql`update offers set vat_rate = '8' where id = ${offer_id}`);
    const { id } = await asked(offer_id);
    await must(propose(id, { amount: '108.00' }));
    const proposal = (await look(id))?.proposal;
    assert.deepEqual([proposal?.amount_net, proposal?.vat_rate], ['100.00', '8']);
  });

  it('the VAT needs one amount, and a rate for a net one, within the range of the offer', async () => {
    const { id } = await asked(await ranged());
    assert.equal(await refusal(propose(id, { ...NET, vat_rate: undefined }), 'vat_rate'), 'required');
    assert.equal(await refusal(propose(id, { ...NET, amount: '1230.00' }), 'amount_net'), 'invalid');
    assert.equal(await refusal(propose(id, { amount: undefined }), 'amount'), 'required');
    const { fields } = (await propose(id, { ...NET, amount_net: '200.00' })).json();
    assert.deepEqual(fields.amount_net, [{ code: 'max', params: { max: '162.60' } }]);
    await must(propose(id, { ...NET, amount_net: '162.60' }));
  });

  it('the VAT binds: another rate may raise neither the net nor the gross price', async () => {
    const { id } = await asked(await priceless());
    await must(propose(id, NET));
    assert.equal(await refusal(propose(id, { amount: '1230.00', vat_rate: '8' })), 'proposal_binding');
    assert.equal(await refusal(propose(id, { ...NET, amount_net: '1000.01' })), 'proposal_binding');
    await must(propose(id, { ...NET, vat_rate: '8' }));
    assert.equal((await look(id))?.proposal?.amount, '1080.00');
    assert.equal(await refusal(propose(id, { ...NET, amount_net: '999.99' })), 'proposal_binding');
  });

  it('the VAT is one of the terms that an acceptance names', async () => {
    const { id } = await asked(await priceless());
    await must(propose(id, NET));
    assert.equal(await refusal(accept(id, 'buyer', { expected_vat_rate: undefined }), 'expected_vat_rate'), 'required');
    const { code, params } = (await accept(id, 'buyer', { expected_vat_rate: '8' })).json();
    assert.deepEqual([code, params.price, params.vat_rate], ['quote_changed', '1230.00', '23']);
  });
});
