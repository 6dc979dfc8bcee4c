import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locale } from '../../release/manifest-types.ts';
import { blocksIn, schemaProblems } from '../../testing/schema-org.ts';
import { metaTags } from '../meta.ts';
import type { PageDescription } from './describe-page.ts';
import { type Described, toPreview } from './to-preview.ts';

const ORIGIN = 'https://wspolnik.test';
const ID = '01932b5e-0000-7000-8000-000000000001';
const CATEGORY = '01932b5e-0000-7000-8000-000000000009';

const OFFER: Described = {
  title: 'Audyt </script>',
  description: '**Opis** usługi',
  image: { url: '/api/files/1.jpg' },
  price_from: '100.00',
  price_to: null,
  is_job: false,
  created_at: '2026-11-02T10:00:00.000Z',
  work_schedule_types: [],
  category_path: [
    { id: ID, name: 'IT', name_en: 'IT services' },
    { id: CATEGORY, name: 'Audyty', name_en: 'Audits' },
  ],
  author: { id: ID, name: 'Audyt & s-ka' },
  address: 'ul. Dębowa 3',
  zip_code: '60-001',
  city: 'Poznań',
};
const COMPANY: Described = {
  name: 'Stolarnia </script>',
  description: 'Meble',
  image: '/api/files/1.jpg',
  address: 'ul. Dębowa 3',
  zip_code: '60-001',
  location: { city: 'Poznań', lat: 52.4, lng: 16.9 },
  phone: '+48 600 700 800',
  website: 'https://stolarnia.test',
  facebook: null,
  rating: 4.5,
  rating_count: 2,
  nip: '5260250274',
  founded_year: 2009,
};
const WEBINAR = {
  id: ID,
  title: 'Faktury w 2027',
  short_description: 'Co się zmienia',
  image: { url: '/api/files/2.jpg' },
  webinar_date: '2026-12-01T17:00:00.000Z',
  state: 'upcoming',
  signup_url: null,
  speaker: { name: 'Ewa Lis' },
};

const page = (path: string, described: Described | null, locale: Locale = 'pl') => {
  const preview = described && toPreview(described, locale);
  const about: PageDescription = {
    ...{ status: 200, title: preview?.title ?? 'Start', description: '', query: '', hidden: false, preview },
  };
  const operator = {
    name: 'Wspólnik S.A.',
    address: 'ul. Długa 1, Łódź',
    nip: '1234563218',
    phone: '+48 42 100 20 30',
  };
  return metaTags({
    origin: ORIGIN,
    page: { locale, path },
    about,
    site: { operator, contactEmail: 'a@wspolnik.test' },
  });
};
const blocksOf = (path: string, described: Described | null, locale?: Locale) =>
  blocksIn(page(path, described, locale));

test('a person is described by their headline', () => {
  const { title, description } = toPreview(
    { first_name: 'Ewa', last_name: 'Lis', headline: 'Doradca podatkowy' },
    'pl',
  );
  assert.deepEqual([title, description], ['Ewa Lis', 'Doradca podatkowy']);
});

describe('what a page is in the vocabulary of schema.org', () => {
  test('every block has only known properties with values of their types, and what search engines require', async () => {
    const blocks = [
      ...blocksOf('/', null),
      ...blocksOf(`/offers/${ID}`, OFFER),
      ...blocksOf(`/offers/${ID}`, { ...OFFER, price_to: '250.00' }),
      ...blocksOf(`/offers/${ID}`, { ...OFFER, price_from: null }),
      ...blocksOf(`/offers/${ID}`, { ...OFFER, is_job: true, work_schedule_types: ['full_time', 'internship'] }),
      ...blocksOf(`/companies/${ID}`, COMPANY),
      ...blocksOf(`/companies/${ID}`, { name: 'Firma', rating: 0, rating_count: 0 }),
      ...blocksOf('/webinars', { results: [WEBINAR, { ...WEBINAR, signup_url: 'https://zapisy.test', image: null }] }),
    ];
    assert.deepEqual([...new Set(blocks.map((block) => block['@type']))].sort(), [
      'BreadcrumbList',
      'Event',
      'JobPosting',
      'LocalBusiness',
      'Organization',
      'Product',
      'Service',
      'WebSite',
    ]);
    assert.deepEqual(await schemaProblems(blocks), []);
  });

  test('a wrong property, a wrong value and a missing required one are found', async () => {
    const [product, crumbs] = blocksOf(`/offers/${ID}`, OFFER);
    const [event] = blocksOf('/webinars', { results: [WEBINAR] });
    const [company] = blocksOf(`/companies/${ID}`, COMPANY);
    assert.ok(product && crumbs && event && company);
    const found = async (block: object) => String(await schemaProblems([block as typeof product]));
    assert.match(await found({ ...product, prize: '1.00' }), /"prize"' does not exist/);
    assert.match(await found({ ...event, eventStatus: 'soon' }), /"soon"/);
    assert.match(await found({ ...product, name: undefined }), /Product: .*"name"/);
    assert.match(await found({ ...product, offers: { '@type': 'Offer', priceCurrency: 'PLN' } }), /price/);
    assert.match(await found({ ...event, location: undefined }), /Event: .*"location"/);
    assert.match(await found({ ...company, address: undefined }), /LocalBusiness: .*"address"/);
    assert.match(await found({ ...crumbs, itemListElement: undefined }), /BreadcrumbList: .*"itemListElement"/);
  });

  test('an offer has its gross price, its seller and the way to it, and its name cannot end the block', () => {
    const html = page(`/offers/${ID}`, OFFER, 'en');
    assert.equal(html.split('</script>').length, 3);
    const [product, crumbs] = blocksIn(html);
    assert.equal(product?.name, 'Audyt </script>');
    assert.deepEqual(product?.offers, {
      '@type': 'Offer',
      price: '100.00',
      priceCurrency: 'PLN',
      url: `${ORIGIN}/en/offers/${ID}`,
      seller: { '@type': 'Organization', name: 'Audyt & s-ka', url: `${ORIGIN}/en/companies/${ID}` },
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'PLN',
        valueAddedTaxIncluded: true,
        price: '100.00',
      },
    });
    const steps = crumbs?.itemListElement as { position: number; name: string; item: string }[];
    assert.deepEqual(
      steps.map(({ position, name, item }) => [position, name, item]),
      [
        [1, 'Offers', `${ORIGIN}/en/offers`],
        [2, 'IT services', `${ORIGIN}/en/offers?category=${ID}`],
        [3, 'Audits', `${ORIGIN}/en/offers?category=${CATEGORY}`],
        [4, 'Audyt </script>', `${ORIGIN}/en/offers/${ID}`],
      ],
    );
  });

  test('an offer with an individual price is a service without one', () => {
    const [service] = blocksOf(`/offers/${ID}`, { ...OFFER, price_from: null });
    assert.equal(service?.['@type'], 'Service');
    assert.equal(service?.offers, undefined);
  });

  test('a job has its salary before tax, its last day and whether it is remote', () => {
    const job = { ...OFFER, is_job: true, workplace_types: ['remote'], closes_on: '2026-12-20' };
    const paid = { ...job, salary_from: '7000.00', salary_to: '9000.00', salary_period: 'month' } as const;
    const posting = (described: object) =>
      blocksOf(`/offers/${ID}`, described as Described)[0] as Record<string, unknown>;
    const { validThrough, jobLocationType, baseSalary } = posting({ ...paid, salary_type: 'gross' });
    assert.deepEqual([validThrough, jobLocationType], ['2026-12-20', 'TELECOMMUTE']);
    assert.deepEqual(baseSalary, {
      '@type': 'MonetaryAmount',
      currency: 'PLN',
      value: { '@type': 'QuantitativeValue', minValue: 7000, maxValue: 9000, unitText: 'MONTH' },
    });
    for (const unclear of [
      { salary_type: 'net' },
      { salary_type: 'gross', salary_period: null },
      { salary_from: null },
    ]) {
      assert.equal(posting({ ...paid, ...unclear }).baseSalary, undefined);
    }
  });

  test('a job is never a product, and a posting only when its description and its town are known', () => {
    const job = { ...OFFER, is_job: true, work_schedule_types: ['part_time'] };
    const types = (described: Described) => blocksOf(`/offers/${ID}`, described).map((block) => block['@type']);
    const [posting] = blocksOf(`/offers/${ID}`, job);
    assert.equal(posting?.datePosted, OFFER.created_at);
    assert.deepEqual(posting?.employmentType, ['PART_TIME']);
    assert.deepEqual(types({ ...job, city: null }), ['BreadcrumbList']);
    assert.deepEqual(types({ ...job, description: '' }), ['BreadcrumbList']);
  });

  test('a company with an address is a local business with its rating, one without is an organization without', () => {
    const [business] = blocksOf(`/companies/${ID}`, COMPANY);
    assert.equal(business?.['@type'], 'LocalBusiness');
    assert.equal(business?.image, `${ORIGIN}/api/files/1.jpg`);
    assert.deepEqual(business?.address, {
      '@type': 'PostalAddress',
      streetAddress: 'ul. Dębowa 3',
      postalCode: '60-001',
      addressLocality: 'Poznań',
      addressCountry: 'PL',
    });
    assert.deepEqual(business?.aggregateRating, { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2 });
    assert.deepEqual([business?.taxID, business?.foundingDate], ['5260250274', '2009']);
    const [bare] = blocksOf(`/companies/${ID}`, { name: 'Firma', rating: 0, rating_count: 0 });
    assert.equal(bare?.['@type'], 'Organization');
    assert.equal(bare?.aggregateRating, undefined);
  });

  test('only upcoming webinars are events, each an hour long', () => {
    const results = [WEBINAR, { ...WEBINAR, state: 'running' }, { ...WEBINAR, state: 'past' }];
    const blocks = blocksOf('/webinars', { results });
    assert.equal(blocks.length, 1);
    assert.equal(blocks[0]?.endDate, '2026-12-01T18:00:00.000Z');
    assert.deepEqual(blocks[0]?.location, { '@type': 'VirtualLocation', url: `${ORIGIN}/webinars` });
  });

  test('the first page names the site, its search in the language of the page, and who runs it', () => {
    const [site, organization] = blocksOf('/', null, 'en');
    assert.deepEqual(site?.potentialAction, {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/en/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    assert.equal(organization?.legalName, 'Wspólnik S.A.');
    assert.equal(organization?.vatID, 'PL1234563218');
  });
});
