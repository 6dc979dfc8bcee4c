import type { Offer } from '@wspolnik/contract/offers';
import { sql } from '../../../storage/sql.ts';
import { type FormValue, formOf } from '../../../testing/forms.ts';
import { createTestApi, type TestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../../testing/people.ts';
import { addCategory, addOffer } from './offers.ts';

type Headers = Record<string, string>;

/** An API with a company on the largest plan, who may write its offers and who may not, and the calls that write them. */
export async function openOfferWrites() {
  const api = await createTestApi();
  const category_id = await addCategory(api, 'Usługi');
  const leaf = await addCategory(api, 'Malowanie', category_id);
  const company = await addCompany(api, 'Malarze');
  await api.db.query(sql`update companies set plan = 'premium' where id = ${company}`);
  for (const role of ['owner', 'member'] as const) {
    await addMember(api, company, await addUser(api, { email: `${role}@test.pl` }), role);
  }
  await addUser(api, { email: 'person@test.pl' });
  await addUser(api, { email: 'admin@test.pl', role: 'ADMIN' });
  const owner = await asUser(api, 'owner@test.pl', company);
  const member = await asUser(api, 'member@test.pl', company);
  const person = await asUser(api, 'person@test.pl');
  const admin = await asUser(api, 'admin@test.pl');

  const VALID = { title: 'Malowanie biur', category_id, price_from: '100.00', loyalty_points: '10.00' };

  const post = (payload: object, headers: Headers = owner): ReturnType<TestApi['inject']> =>
    api.inject({ method: 'POST', url: '/api/offers/', payload, headers });
  const put = (id: string, payload: object, headers: Headers = owner): ReturnType<TestApi['inject']> =>
    api.inject({ method: 'PUT', url: `/api/offers/${id}/`, payload, headers });
  const create = async (fields: Record<string, unknown> = {}): Promise<Offer> =>
    (await post({ ...VALID, ...fields })).json();
  const form = (values: Record<string, FormValue> = {}) => formOf({ ...VALID, ...values });
  const get = async (id: string): Promise<Offer> =>
    (await api.inject({ url: `/api/offers/${id}/`, headers: owner })).json();

  const offersInStore = async () => (await api.db.one<{ n: number }>(sql`select count(*) as n from offers`))?.n;

  /** A company on the free plan with `active` offers, and its owner. */
  async function freeCompany(name: string, active: number, status = 'active') {
    const id = await addCompany(api, name, status);
    await addMember(api, id, await addUser(api, { email: `${name}@test.pl` }), 'owner');
    for (let n = 0; n < active; n += 1) await addOffer(api, { company_id: id, category_id });
    return { id, headers: await asUser(api, `${name}@test.pl`, id) };
  }

  return {
    api,
    category_id,
    leaf,
    company,
    owner,
    member,
    person,
    admin,
    VALID,
    post,
    put,
    create,
    form,
    get,
    offersInStore,
    freeCompany,
  };
}
