import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metaTags } from './meta.ts';

const ORIGIN = 'https://wspolnik.test';
const company = { street: 'ul. Dębowa 3', zipCode: '60-001', city: 'Poznań', rating: { average: 4.5, count: 2 } };
const preview = { title: 'Stolarnia </script>', description: 'Meble', image: '/files/1.jpg', sale: null, company };
const input = { origin: ORIGIN, locale: 'pl', path: '/companies/1', route: null, preview, hidden: false } as const;

test('a company is described to search engines with its address and rating, and its name cannot end the block', () => {
  const html = metaTags(input);
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const data = JSON.parse(block);
  assert.equal(data['@type'], 'Organization');
  assert.equal(data.name, 'Stolarnia </script>');
  assert.equal(data.url, `${ORIGIN}/companies/1`);
  assert.equal(data.image, `${ORIGIN}/files/1.jpg`);
  assert.deepEqual(data.address, {
    '@type': 'PostalAddress',
    streetAddress: 'ul. Dębowa 3',
    postalCode: '60-001',
    addressLocality: 'Poznań',
    addressCountry: 'PL',
  });
  assert.deepEqual(data.aggregateRating, { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2 });
});

test('a page has neither without ratings and an address', () => {
  const bare = { street: null, zipCode: null, city: null, rating: null };
  const html = metaTags({ ...input, preview: { ...preview, company: bare } });
  assert.doesNotMatch(html, /aggregateRating|PostalAddress/);
});
