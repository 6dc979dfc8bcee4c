import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { Offer } from '@wspolnik/contract/offers';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from './testing/offers.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Usługi');
const jobs = await addCategory(api, 'Praca');
await api.db.query(sql`update categories set is_job = true where id = ${jobs}`);
const company_id = await addCompany(api, 'Malarze');
await api.db.query(sql`update companies set plan = 'premium' where id = ${company_id}`);
await addMember(api, company_id, await addUser(api, { email: 'owner@test.pl' }), 'owner');
const headers = await asUser(api, 'owner@test.pl', company_id);

const VALID = { title: 'Malowanie biur', category_id, loyalty_points_percentage_total: 10 };
const NET = { ...VALID, price_type: 'net', vat_rate: '23', price_net_from: '1000.00' };
const post = (payload: object) => api.inject({ method: 'POST', url: '/api/offers/', payload, headers });
const put = (id: string, payload: object) => api.inject({ method: 'PUT', url: `/api/offers/${id}/`, payload, headers });
const create = async (payload: object) => (await post(payload)).json<Offer>();

const pricesOf = ({ price_type, vat_rate, price_from, price_to, price_net_from, price_net_to }: Offer) => [
  price_type,
  vat_rate,
  price_from,
  price_to,
  price_net_from,
  price_net_to,
];

describe('the price of an offer', () => {
  it('the price is gross with 23 % VAT by default, and the named price is what is paid', async () => {
    assert.deepEqual(pricesOf(await create({ ...VALID, price_from: '1000.00' })), [
      'gross',
      '23',
      '1000.00',
      null,
      '813.01',
      null,
    ]);
    const exempt = await create({ ...VALID, vat_rate: 'exempt', price_from: '90.00', price_to: '99.99' });
    assert.deepEqual(pricesOf(exempt), ['gross', 'exempt', '90.00', '99.99', '90.00', '99.99']);
  });

  it('the price is computed from a net one, and an edit with what was answered changes nothing', async () => {
    const offer = await create({ ...NET, price_net_to: '2000.01' });
    const prices = ['net', '23', '1230.00', '2460.01', '1000.00', '2000.01'];
    assert.deepEqual(pricesOf(offer), prices);
    const { price_type, vat_rate, price_net_from, price_net_to, price_from, price_to } = offer;
    const again = { ...VALID, price_type, vat_rate, price_net_from, price_net_to, price_from, price_to };
    assert.deepEqual(pricesOf((await put(offer.id, again)).json()), prices);
    const food = { ...VALID, price_type, vat_rate: '8', price_net_from: '12.50' };
    assert.deepEqual(pricesOf((await put(offer.id, food)).json()), ['net', '8', '13.50', null, '12.50', null]);
  });

  it('a filter counts only the amounts of its kind', async () => {
    assert.equal((await create({ ...NET, price_from: '1.00' })).price_from, '1230.00');
    const refused = await post({ ...VALID, price_type: 'net', price_from: '100.00' });
    assert.deepEqual(refused.json().fields, { price_net_from: [{ code: 'required' }] });
    const large = (await post({ ...NET, price_net_from: '900000000.00' })).json().fields;
    assert.deepEqual(large, { price_net_from: [{ code: 'max', params: { max: '813008130.08' } }] });
    assert.deepEqual((await post({ ...VALID, price_from: '1.00', vat_rate: '7' })).json().fields?.vat_rate?.length, 1);
  });

  it('the price bounds the reward by half of what the buyer pays', async () => {
    const terms = { ...NET, loyalty_points_percentage_total: undefined, loyalty_points: '615.00' };
    assert.equal((await post(terms)).statusCode, 201);
    const refused = (await post({ ...terms, loyalty_points: '615.01' })).json();
    assert.deepEqual(refused.fields.loyalty_points, [{ code: 'maxReward', params: { max: '615.00' } }]);
  });

  it('the price is filtered and sorted gross', async () => {
    const gross = await create({ ...VALID, title: 'Brutto', price_from: '7100.00' });
    const net = await create({ ...NET, title: 'Netto', price_net_from: '6000.00' });
    const found = async (query: string) =>
      (await api.inject({ url: `/api/offers/?${query}` })).json<OfferPage>().results.map(({ id }) => id);
    assert.deepEqual(await found('price_from=7000&price_to=7200'), [gross.id]);
    assert.deepEqual(await found('price_from=7000&sort_by=price_asc'), [gross.id, net.id]);
  });

  it('a price on request has its rate and type, and a job has nothing', async () => {
    const asked = await create({ ...VALID, individual_price: true, price_type: 'net', vat_rate: '8' });
    assert.deepEqual(pricesOf(asked), ['net', '8', null, null, null, null]);
    const job = await create({ title: 'Operator CNC', category_id: jobs });
    assert.deepEqual([job.price_type, job.vat_rate], [null, null]);
  });

  it('a job needs no price and no reward, and keeps none that is sent; another category asks for both again', async () => {
    const salary = { salary_from: '7000.00', salary_period: 'month', salary_type: 'gross' };
    const typed = { price_from: '1800.00', price_to: '1.00', loyalty_points: '9000.00' };
    const ofJob = ({
      individual_price,
      price_from,
      price_to,
      loyalty_points,
      reward_total_from,
      salary_from,
    }: Offer) => [individual_price, price_from, price_to, loyalty_points, reward_total_from, salary_from];
    const job = await create({ ...VALID, ...typed, ...salary, category_id: jobs });
    assert.deepEqual(ofJob(job), [true, null, null, '0.00', '0.00', '7000.00']);
    const sold = (await put(job.id, { ...VALID, price_from: '1800.00' })).json<Offer>();
    assert.deepEqual([sold.is_job, sold.price_from, sold.loyalty_points_percentage_total], [false, '1800.00', 10]);
    const again = (await put(job.id, { ...VALID, price_from: '1800.00', category_id: jobs })).json<Offer>();
    assert.deepEqual(ofJob(again), [true, null, null, '0.00', '0.00', null]);
    const asked = (await post({ title: 'Malowanie', category_id })).json().fields;
    assert.deepEqual(Object.keys(asked).sort(), ['loyalty_points', 'loyalty_points_percentage_total', 'price_from']);
  });

  it('an older offer keeps its price', async () => {
    const id = await addOffer(api, { company_id, category_id, price_from: 12_300 });
    const offer = (await api.inject({ url: `/api/offers/${id}/` })).json<Offer>();
    assert.deepEqual(pricesOf(offer), ['gross', '23', '123.00', null, '100.00', null]);
  });

  it('the price is no reduction when only its VAT changes', async () => {
    const offer = await create({ ...VALID, price_from: '100.00' });
    const changed = (await put(offer.id, { ...VALID, price_from: '100.00', vat_rate: '8' })).json<Offer>();
    assert.deepEqual([changed.lowest_price_30d, changed.price_net_from], [null, '92.59']);
    const net = { ...NET, price_net_from: '80.00', vat_rate: '23' };
    assert.equal((await put(offer.id, net)).json<Offer>().lowest_price_30d, '100.00');
  });
});
