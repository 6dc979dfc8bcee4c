import { offer } from '@wspolnik/testing';
import {
  EMPTY_OFFER,
  fieldsOf,
  formDataOf,
  type OfferFormValues,
  pointOf,
  valuesOfOffer,
} from './offer-form.values.ts';

const values = (changes: Partial<OfferFormValues>): OfferFormValues => ({
  ...EMPTY_OFFER,
  title: 'Meble',
  category_id: 'c1',
  price_from: '1800',
  loyalty_points: '180.5',
  ...changes,
});

it('the form sends money with two decimals and omits fields that the chosen types do not need', () => {
  expect(fieldsOf(values({ price_to: '1', loyalty_points_percentage_total: '7', salary_from: '5000' }))).toMatchObject({
    individual_price: false,
    price_from: '1800.00',
    price_to: null,
    loyalty_points: '180.50',
    loyalty_points_percentage_total: null,
    salary_from: null,
    country: null,
  });
  expect(
    fieldsOf(values({ price_kind: 'individual', loyalty_kind: 'percent', loyalty_points_percentage_total: '7.5' })),
  ).toMatchObject({
    individual_price: true,
    price_from: null,
    loyalty_points: null,
    loyalty_points_percentage_total: 7.5,
  });
});

it('a salary that is not stated has no period, and what a job offers goes only with one', () => {
  const job = { has_work: true, contract_types: ['b2b'], salary_period: 'hour', closes_on: '2026-12-20' } as const;
  expect(fieldsOf(values({ ...job, salary_from: '60' }))).toMatchObject({
    contract_types: ['b2b'],
    salary_from: '60.00',
    salary_period: 'hour',
    salary_type: 'gross',
    closes_on: '2026-12-20',
  });
  expect(fieldsOf(values(job))).toMatchObject({ salary_from: null, salary_period: null, salary_type: null });
  const other = { contract_types: [], salary_period: null, closes_on: null };
  expect(fieldsOf(values({ ...job, salary_from: '60', has_work: false }))).toMatchObject(other);
});

it('the form clears the coordinates once another town is typed', () => {
  const located = values({ city: 'Kraków', located_in: 'Kraków', latitude: 50.06, longitude: 19.94 });
  expect(fieldsOf(located)).toMatchObject({ latitude: 50.06, longitude: 19.94, country: 'PL' });
  expect(pointOf({ ...located, city: 'Gdynia' })).toBeNull();
  expect(fieldsOf({ ...located, city: 'Gdynia' })).toMatchObject({ latitude: null, longitude: null, city: 'Gdynia' });
});

it('the form puts the pictures in their order, stored ones by id and new ones by their upload', () => {
  const images = [
    { id: 'new-1', alt: 'Front', picture: new File(['a'], 'a.png') },
    { id: 'old', alt: '', picture: { thumbnail: '/t.jpg' } },
    { id: 'new-2', alt: '', picture: new File(['b'], 'b.png') },
  ];
  const form = formDataOf(values({ images, workplace_types: ['remote'], has_work: true }), { active: false });
  expect(JSON.parse(String(form.get('gallery')))).toEqual([
    { upload: 0, alt: 'Front' },
    { id: 'old', alt: '' },
    { upload: 1, alt: '' },
  ]);
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
  expect(form.get('workplace_types')).toBe('["remote"]');
  expect(form.get('price_to')).toBe('');
  expect(form.get('is_active')).toBe('false');
});

it("the form starts editing with the offer's values", () => {
  const range = offer({
    price_to: '2500.50',
    loyalty_points: null,
    loyalty_points_percentage_total: 5,
    salary_from: '7000.00',
  });
  expect(valuesOfOffer(range)).toMatchObject({
    price_kind: 'range',
    price_from: '1800',
    price_to: '2500.50',
    loyalty_kind: 'percent',
    loyalty_points_percentage_total: '5',
    has_work: true,
  });
  expect(valuesOfOffer(offer({ individual_price: true, price_from: null })).price_kind).toBe('individual');
});
