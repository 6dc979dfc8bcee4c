import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OwnOfferPage } from '@wspolnik/contract/offer-lists';
import type { Offer } from '@wspolnik/contract/offers';
import { DAY_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { picture } from '../../testing/forms.ts';
import { seenOf } from '../../testing/seen.ts';
import { runDueJobs } from '../jobs.ts';
import { openOfferWrites } from './testing/offer-writes.ts';
import { statementsOf } from './testing/offers.ts';

const { api, company, owner, person, admin, VALID, post, put, create, form, get, freeCompany } =
  await openOfferWrites();

describe('PUT offers/:id/', () => {
  it('an edit replaces the fields, and leaves the pictures without a gallery', async () => {
    const created = (await post(form({ images: [await picture()], city: 'Gdynia' }))).json<Offer>();
    const { id, images } = created;
    assert.equal(created.loyalty_points_percentage_total, null);
    const edited = {
      ...VALID,
      title: 'Nowy',
      price_from: '5.00',
      loyalty_points: null,
      loyalty_points_percentage_total: 7,
    };
    const offer = (await put(id, edited)).json<Offer>();
    assert.deepEqual([offer.title, offer.price_from, offer.city], ['Nowy', '5.00', null]);
    assert.deepEqual([offer.loyalty_points, offer.loyalty_points_percentage_total], [null, 7]);
    assert.deepEqual(offer.images, images);
    assert.equal(offer.is_active, true);
  });

  it('an edit retains, reorders, removes and adds pictures, and deletes removed files a day later', async () => {
    const uploads = await Promise.all([11, 22, 33].map((width) => picture({ width })));
    const { id, images } = (await post(form({ images: uploads }))).json<Offer>();
    const [first, second, third] = images;
    const gallery = JSON.stringify([
      { id: third?.id, alt: 'Trzeci' },
      { upload: 0, alt: 'Nowy' },
      { id: first?.id.toUpperCase() },
    ]);
    const edited = await put(id, form({ gallery, images: [await picture({ width: 44 })] }));
    assert.deepEqual(
      edited.json<Offer>().images.map(({ width, alt }) => [width, alt]),
      [
        [33, 'Trzeci'],
        [44, 'Nowy'],
        [11, ''],
      ],
    );
    const status = async (url = '') => (await api.inject({ url })).statusCode;
    assert.equal(await status(second?.url), 200);
    await runDueJobs(api.context, new Date(Date.now() + 2 * DAY_MS));
    assert.deepEqual([await status(second?.url), await status(second?.thumbnail)], [404, 404]);
    assert.deepEqual([await status(first?.url), await status(third?.thumbnail)], [200, 200]);
  });

  it('an edit refuses a picture of another offer, a repeated one, and more than ten', async () => {
    const [mine, other] = [
      (await post(form({ images: [await picture()] }))).json<Offer>(),
      (await post(form({ images: [await picture()] }))).json<Offer>(),
    ];
    const own = { id: mine.images[0]?.id };
    const many = Array.from({ length: 10 }, () => other.images[0]);
    for (const gallery of [[{ id: other.images[0]?.id }], [own, own], [{}], [{ ...own, upload: 0 }], many]) {
      const reply = await put(mine.id, { ...VALID, gallery });
      assert.equal(reply.json().fields?.gallery?.[0].code, 'invalid', JSON.stringify(gallery));
    }
    const image = await picture();
    const eleven = await put(mine.id, form({ images: Array.from({ length: 10 }, () => image) }));
    assert.deepEqual(eleven.json().fields, { images: [{ code: 'max', params: { max: 10 } }] });
    assert.deepEqual((await get(mine.id)).images, mine.images);
  });

  it('an edit serialises two edits, so that both together stay within ten pictures', async () => {
    const { id } = await create();
    const images = await Promise.all(Array.from({ length: 6 }, () => picture()));
    const replies = await Promise.all([put(id, form({ images })), put(id, form({ images }))]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 422]);
    assert.equal((await get(id)).images.length, 6);
  });

  it('an edit is allowed to the own company and to admins, whose edit is audited', async () => {
    const { id } = await create();
    const { headers: stranger } = await freeCompany('obcy', 0);
    assert.equal((await put(id, VALID, stranger)).json().code, 'forbidden');
    assert.equal((await put(id, VALID, person)).json().code, 'forbidden');
    assert.equal((await put(id, VALID, {})).json().code, 'not_authenticated');
    assert.equal((await put(company, VALID)).json().code, 'not_found');
    assert.equal((await put(id, { ...VALID, title: 'Poprawiony' }, admin)).json<Offer>().title, 'Poprawiony');
    const log = await api.db.one<{ action: string }>(sql`select action from audit_log where subject_id = ${id}`);
    assert.equal(log?.action, 'offer.edited');
  });

  it('an edit changes nothing in an order, and neither does deleting the offer', async () => {
    const { id } = await create({ title: 'Zamówiony', price_from: '80.00' });
    const buy = {
      method: 'POST',
      url: '/api/offers/buy/',
      payload: { offer_id: id, ...(await seenOf(api.db, id)) },
    } as const;
    const headers = { ...person, 'idempotency-key': 'order' };
    const order = (await api.inject({ ...buy, headers })).json();
    await put(id, { ...VALID, title: 'Inny', price_from: '999.00' });
    const purchase = async () => {
      const page = await api.inject({ url: `/api/offers/get-my-purchases/?purchase_id=${order.id}`, headers: person });
      return page.json().results[0];
    };
    assert.deepEqual([(await purchase()).price, (await purchase()).offer.title], ['80.00', 'Zamówiony']);
    assert.equal((await api.inject({ method: 'DELETE', url: `/api/offers/${id}/`, headers: owner })).statusCode, 204);
    assert.equal((await api.inject({ url: `/api/offers/${id}/`, headers: person })).statusCode, 404);
    assert.deepEqual([(await purchase()).price, (await purchase()).offer.title], ['80.00', 'Zamówiony']);
  });
});

describe('GET offers/get-mine/', () => {
  it('the list counts how many offers are active, inactive and hidden by the plan', async () => {
    const { id, headers } = await freeCompany('moje', 0);
    await api.db.query(sql`update companies set plan = 'premium' where id = ${id}`);
    for (const title of ['Jeden', 'Dwa', 'Trzy', 'Cztery']) await post({ ...VALID, title }, headers);
    await post({ ...VALID, title: 'Szkic', is_active: false }, headers);
    await api.db.query(sql`update companies set plan = 'free' where id = ${id}`);
    const mine = async (query = '') => (await api.inject({ url: `/api/offers/get-mine/${query}`, headers })).json();
    const all = await mine();
    assert.ok(Compile(OwnOfferPage).Check(all), JSON.stringify(Compile(OwnOfferPage).Errors(all)));
    assert.deepEqual([all.counts, all.offer_limit], [{ all: 5, active: 3, inactive: 1, hidden: 1, moderated: 0 }, 3]);
    assert.equal((await mine('?status=active')).count, 3);
    const hidden = await mine('?status=hidden');
    assert.deepEqual(
      hidden.results.map((offer: { title: string }) => offer.title),
      ['Jeden'],
    );
    assert.equal(hidden.results[0].hidden_by_plan, true);
    assert.equal((await mine('?q=szkic')).results[0].is_active, false);
    assert.deepEqual((await mine('?page=9')).results, []);
    assert.equal((await statementsOf(api, () => mine('?q=szkic'))) <= 6, true);
  });
});
