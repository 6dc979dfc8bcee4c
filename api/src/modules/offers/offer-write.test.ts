import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Offer, Offer as OfferSchema } from '@wspolnik/contract/offers';
import { DAY_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { fileOf, picture } from '../../testing/forms.ts';
import { seenOf } from '../../testing/seen.ts';
import { openOfferWrites } from './testing/offer-writes.ts';

const { api, leaf, company, owner, member, person, admin, VALID, post, put, create, form, offersInStore, freeCompany } =
  await openOfferWrites();

describe('POST offers/', () => {
  it('the delivery time is kept, and of what is included each line once, without blank ones', async () => {
    const scope = [' Projekt ', 'Montaż  na\tmiejscu', '', '\u200b', 'Projekt'];
    const offer = await create({ delivery_time: ' 14 dni ', scope });
    assert.deepEqual([offer.delivery_time, offer.scope], ['14 dni', ['Projekt', 'Montaż na miejscu']]);
    const edited = await put(offer.id, { ...VALID, delivery_time: '' });
    assert.deepEqual([edited.json<Offer>().delivery_time, edited.json<Offer>().scope], [null, []]);
    const sent = await post(form({ delivery_time: '2 dni', scope: JSON.stringify(['Dojazd']) }));
    assert.deepEqual([sent.json<Offer>().delivery_time, sent.json<Offer>().scope], ['2 dni', ['Dojazd']], sent.body);
  });

  it('a job has the period and kind of its salary, its contracts and its last day', async () => {
    const paid = { salary_from: '35.00', salary_period: 'hour', salary_type: 'net' };
    const job = await create({ ...paid, contract_types: ['mandate', 'b2b', 'b2b'], closes_on: '2099-01-31' });
    const of = ({ salary_period, salary_type, contract_types, closes_on }: Offer) => [
      salary_period,
      salary_type,
      contract_types,
      closes_on,
    ];
    assert.deepEqual(of(job), ['hour', 'net', ['mandate', 'b2b'], '2099-01-31']);
    const edited = await put(job.id, { ...VALID, ...paid, salary_from: null });
    assert.deepEqual(of(edited.json()), [null, null, [], null]);
    const late = (await post({ ...VALID, closes_on: '2026-01-01' })).json();
    assert.deepEqual(late.fields.closes_on[0].code, 'dateMin');
  });

  it('texts that are too long or too many are refused', async () => {
    const wrong = async (fields: object) => Object.keys((await post({ ...VALID, ...fields })).json().fields ?? {});
    assert.deepEqual(await wrong({ delivery_time: 'a'.repeat(101) }), ['delivery_time']);
    assert.match((await wrong({ scope: ['a'.repeat(121)] })).join(), /^scope/);
    assert.match((await wrong({ scope: Array.from({ length: 11 }, (_, n) => String(n)) })).join(), /^scope/);
  });

  it('the form’s offer is published and answered', async () => {
    const payload = {
      ...VALID,
      title: '  Malowanie\n biur ',
      category_id: leaf,
      description: '<b>Tanio</b> i [szybko](https://malarze.pl) 🎨',
      price_to: '250.50',
      city: ' Łódź ',
      zip_code: '90-001',
      latitude: 51.77,
      longitude: 19.46,
      workplace_types: ['on_site'],
      work_schedule_types: ['contract', 'contract'],
      salary_from: '5000.00',
      salary_to: '5000.00',
    };
    const reply = await post(payload);
    const offer = reply.json<Offer>();
    assert.equal(reply.statusCode, 201);
    assert.ok(Compile(OfferSchema).Check(offer), JSON.stringify(Compile(OfferSchema).Errors(offer)));
    assert.equal(offer.title, 'Malowanie biur');
    assert.equal(offer.description, payload.description);
    assert.deepEqual([offer.price_from, offer.price_to, offer.loyalty_points], ['100.00', '250.50', '10.00']);
    assert.deepEqual([offer.city, offer.zip_code, offer.latitude], ['Łódź', '90-001', 51.77]);
    assert.deepEqual([offer.workplace_types, offer.work_schedule_types], [['on_site'], ['contract']]);
    assert.equal(offer.category_path.length, 2);
    assert.equal(offer.author.id, company);
    const found = (await api.inject({ url: '/api/offers/?q=szybko' })).json();
    assert.equal(found.results[0].id, offer.id);
  });

  it('the texts of a multipart form and its pictures are accepted in the order of arrival', async () => {
    const images = [await picture({}, 'png', 'a.png'), await picture({ width: 2000, height: 1000 }, 'jpeg', 'b.jpg')];
    const fields = { workplace_types: ['remote', 'hybrid'], individual_price: 'true', latitude: '', price_to: '' };
    const reply = await post(form({ ...fields, images }));
    assert.equal(reply.statusCode, 201, reply.body);
    const offer = reply.json<Offer>();
    assert.deepEqual(offer.workplace_types.toSorted(), ['hybrid', 'remote']);
    assert.deepEqual([offer.individual_price, offer.price_from], [true, null]);
    assert.deepEqual(
      offer.images.map(({ width, height, alt }) => [width, height, alt]),
      [
        [40, 30, ''],
        [1024, 512, ''],
      ],
    );
    assert.equal(offer.image?.id, offer.images[0]?.id);
    assert.equal((await api.inject({ url: offer.images[1]?.thumbnail ?? '' })).headers['content-type'], 'image/jpeg');
  });

  it('orders and describes the pictures by the gallery', async () => {
    const images = [await picture({ width: 11 }), await picture({ width: 22 })];
    const gallery = JSON.stringify([{ upload: 1, alt: ' Druga ' }, { upload: 0 }]);
    const offer = (await post(form({ images, gallery }))).json<Offer>();
    assert.deepEqual(
      offer.images.map(({ width, alt }) => [width, alt]),
      [
        [22, 'Druga'],
        [11, ''],
      ],
    );
  });

  const broken: [string, Record<string, unknown>, string, string][] = [
    ['no title', { title: ' \t ' }, 'title', 'required'],
    ['a long title', { title: 'ż'.repeat(201) }, 'title', 'maxLength'],
    ['a title with a NUL character', { title: 'a\0b' }, 'title', 'invalid'],
    ['a long description', { description: 'x'.repeat(10_000) }, 'description', 'maxLength'],
    ['a category that there is not', { category_id: company }, 'category_id', 'select'],
    ['a category that is no id', { category_id: "'; drop table offers" }, 'category_id', 'invalid'],
    ['no price', { price_from: undefined }, 'price_from', 'required'],
    ['a negative price', { price_from: '-1.00' }, 'price_from', 'min'],
    ['a price of three decimals', { price_from: '1.005' }, 'price_from', 'amount'],
    ['a price of too many digits', { price_from: '9999999999999.00' }, 'price_from', 'amount'],
    ['a huge price', { price_from: '1000000000.01' }, 'price_from', 'max'],
    ['a range that ends before it starts', { price_to: '99.99' }, 'price_to', 'min'],
    ['no loyalty', { loyalty_points: undefined }, 'loyalty_points', 'oneOf'],
    ['two kinds of loyalty', { loyalty_points_percentage_total: 5 }, 'loyalty_points_percentage_total', 'invalid'],
    ['negative loyalty', { loyalty_points: '-0.01' }, 'loyalty_points', 'min'],
    ['a reward of more than half of the price', { loyalty_points: '50.01' }, 'loyalty_points', 'maxReward'],
    [
      'a reward of more than half of the lowest price',
      { price_to: '900.00', loyalty_points: '50.01' },
      'loyalty_points',
      'maxReward',
    ],
    ['a reward of what is free', { price_from: '0.00', loyalty_points: '0.01' }, 'loyalty_points', 'maxReward'],
    [
      'a reward of more than half in percent',
      { loyalty_points: null, loyalty_points_percentage_total: 50.01 },
      'loyalty_points_percentage_total',
      'max',
    ],
    ['an amount that is a number', { price_from: 100 }, 'price_from', 'invalid'],
    ['half a position', { latitude: 50 }, 'longitude', 'required'],
    ['a short postal code', { zip_code: '123' }, 'zip_code', 'zip'],
    ['an unknown workplace', { workplace_types: ['moon'] }, 'workplace_types.0', 'invalid'],
    ['only an upper salary', { salary_to: '1.00' }, 'salary_from', 'required'],
    ['a gallery of nothing', { gallery: [{ upload: 0 }] }, 'gallery', 'invalid'],
  ];
  for (const [what, fields, field, code] of broken) {
    it(`${what} is refused, and nothing is stored`, async () => {
      const before = await offersInStore();
      const reply = await post({ ...VALID, ...fields });
      assert.equal(reply.statusCode, 422, reply.body);
      assert.equal(reply.json().fields[field]?.[0].code, code, reply.body);
      assert.equal(await offersInStore(), before);
    });
  }

  it('half of the price is taken as the reward, and any reward of an individual price', async () => {
    const stored = async (fields: object) => {
      const reply = await post({ ...VALID, is_active: false, ...fields });
      assert.equal(reply.statusCode, 201, reply.body);
      return reply.json<Offer>().loyalty_points;
    };
    assert.equal(await stored({ price_from: '100.01', loyalty_points: '50.00' }), '50.00');
    assert.equal(await stored({ price_from: '0.00', loyalty_points: '0.00' }), '0.00');
    const individual = { individual_price: true, price_from: null };
    assert.equal(await stored({ ...individual, loyalty_points: '9000.00' }), '9000.00');
    const reply = await post({ ...VALID, loyalty_points: '50.01' });
    assert.deepEqual(reply.json().fields, { loyalty_points: [{ code: 'maxReward', params: { max: '50.00' } }] });
  });

  it('a percentage that the column would round is refused', async () => {
    const percentage = (value: unknown) =>
      post({ ...VALID, loyalty_points: null, loyalty_points_percentage_total: value });
    const codes = [10.555, 101, -1, '10'].map(async (value) => (await percentage(value)).statusCode);
    assert.deepEqual(await Promise.all(codes), [422, 422, 422, 422]);
    assert.equal((await percentage(12.5)).json<Offer>().loyalty_points_percentage_total, 12.5);
  });

  it('an eleventh picture and a file that only claims to be one are refused, and no file is kept', async () => {
    const image = await picture();
    const fake = fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'obraz.png');
    const before = await offersInStore();
    const many = await post(form({ images: Array.from({ length: 11 }, () => image) }));
    assert.deepEqual(many.json().fields.images, [{ code: 'max', params: { max: 10 } }]);
    const disguised = await post(form({ images: [image, fake] }));
    assert.deepEqual(disguised.json().fields.images, [{ code: 'fileFormat', params: { list: 'PNG, JPEG' } }]);
    assert.equal(await offersInStore(), before);
  });

  it('an offer needs a company profile', async () => {
    assert.equal((await post(VALID, person)).json().code, 'company_required');
    assert.equal((await post(VALID, admin)).json().code, 'company_required');
    assert.equal((await post(VALID, {})).json().code, 'not_authenticated');
    assert.equal((await post(VALID, member)).statusCode, 201);
  });

  it('an offer needs an active company', async () => {
    for (const status of ['draft', 'submitted', 'rejected', 'suspended']) {
      const { headers } = await freeCompany(status, 0, status);
      assert.equal((await post(VALID, headers)).json().code, 'company_not_active', status);
    }
  });

  it('the plan’s limit is enforced, also for two calls at once; an inactive offer does not count', async () => {
    const { id, headers } = await freeCompany('limit', 2);
    const both = await Promise.all([post(VALID, headers), post(VALID, headers)]);
    assert.deepEqual(both.map((reply) => reply.json().code ?? 'ok').sort(), ['offer_limit', 'ok']);
    const draft = await post({ ...VALID, is_active: false }, headers);
    assert.equal(draft.json<Offer>().is_active, false);
    const activate = { method: 'POST', url: '/api/offers/change-active/', headers } as const;
    const payload = { offer_id: draft.json<Offer>().id, active: true };
    assert.equal((await api.inject({ ...activate, payload })).json().code, 'offer_limit');
    await api.db.query(sql`update companies set plan = 'standard' where id = ${id}`);
    assert.equal((await api.inject({ ...activate, payload })).statusCode, 200);
  });

  it('an offer is refused while a reward has been pending for more than 30 days', async () => {
    const { id, headers } = await freeCompany('pending', 1);
    const offer = await api.db.one<{ id: string }>(sql`select id from offers where company_id = ${id}`);
    const bought = await api.inject({
      method: 'POST',
      url: '/api/offers/buy/',
      headers: { ...person, 'idempotency-key': 'pending' },
      payload: { offer_id: offer?.id, ...(await seenOf(api.db, offer?.id ?? '')) },
    });
    assert.equal(bought.statusCode, 201, bought.body);
    const owedSince = (days: number) =>
      api.db.query(
        sql`update reward_dues set created_at = ${new Date(Date.now() - days * DAY_MS)} where company_id = ${id}`,
      );
    await owedSince(29);
    const created = await post({ ...VALID, is_active: false }, headers);
    assert.equal(created.statusCode, 201);
    await owedSince(31);
    assert.equal((await post(VALID, headers)).json().code, 'dues_overdue');
    const payload = { offer_id: created.json<Offer>().id, active: true };
    const activated = await api.inject({ method: 'POST', url: '/api/offers/change-active/', headers, payload });
    assert.equal(activated.json().code, 'dues_overdue');
    const mine = (await api.inject({ url: '/api/offers/get-mine/', headers })).json();
    assert.equal(mine.dues_overdue, true);
  });

  it('one offer is created for a request that is sent twice', async () => {
    const before = Number(await offersInStore());
    const headers = { ...owner, 'idempotency-key': 'publish-1' };
    const payload = () => form({ images: [image] });
    const image = await picture();
    const first = await post(payload(), headers);
    const second = await post(payload(), headers);
    assert.equal(second.json<Offer>().id, first.json<Offer>().id, second.body);
    assert.equal(Number(await offersInStore()), before + 1);
    const other = await post(form({ images: [await picture({ width: 50 })] }), headers);
    assert.equal(other.json().code, 'idempotency_mismatch');
  });
});
