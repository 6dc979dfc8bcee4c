import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import type { AddressResult } from '@wspolnik/contract/geocode';
import { DAY_MS } from '@wspolnik/settings';
import { createTestApi } from '../../testing/harness.ts';

const asked: URL[] = [];
let answer: { status: number; body: string } = { status: 200, body: '[]' };
const service = createServer((request, reply) => {
  asked.push(new URL(request.url ?? '', 'http://localhost'));
  assert.match(request.headers['user-agent'] ?? '', /Wspolnik/);
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
after(() => service.close());
const GEOCODER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/search`;

const api = await createTestApi();
const served = await createTestApi({ env: { GEOCODER_URL } });

async function find(q: string, where = api): Promise<AddressResult[]> {
  const reply = await where.inject({ url: `/api/geocode/?${new URLSearchParams({ q })}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<AddressResult[]>();
}

describe('an address', () => {
  test('an address is found among Polish towns, largest first, whatever the diacritics', async () => {
    for (const q of ['Łódź', 'lodz', ' ŁÓDŹ ', 'Łódź, Polska']) {
      const [city] = await find(q);
      assert.equal(city?.city, 'Łódź', q);
      assert.deepEqual([city?.country, city?.region], ['PL', 'łódzkie']);
      assert.ok(city && Math.abs(city.lat - 51.76) < 0.1 && Math.abs(city.lng - 19.46) < 0.1);
    }
    assert.deepEqual((await find('war'))[0]?.city, 'Warszawa');
    assert.deepEqual((await find('bielsko b'))[0]?.city, 'Bielsko-Biała');
    assert.ok((await find('nowy')).length === 5);
  });

  const typed: [string, Partial<AddressResult>][] = [
    ['Piotrkowska 104, Łódź', { city: 'Łódź', street: 'Piotrkowska', house_number: '104', postal_code: null }],
    ['Łódź, ul. Piotrkowska 104/2', { city: 'Łódź', street: 'ul. Piotrkowska', house_number: '104/2' }],
    ['ul. Piotrkowska 104a, 90-926 Łódź', { city: 'Łódź', house_number: '104a', postal_code: '90-926' }],
    ['90-926 Łódź', { city: 'Łódź', street: null, postal_code: '90-926' }],
    ['Rynek Główny 1 Kraków', { city: 'Kraków', street: 'Rynek Główny', house_number: '1' }],
    ['Kraków al. 3 Maja 7', { city: 'Kraków', street: 'al. 3 Maja', house_number: '7' }],
    ['ul. Warszawska 5, Nowy Targ', { city: 'Nowy Targ', street: 'ul. Warszawska', house_number: '5' }],
    ['Zielona Góra', { city: 'Zielona Góra', street: null }],
    ['90-926', { city: 'Łódź', street: null, postal_code: '90-926' }],
    [' 00950 ', { city: 'Warszawa', street: null, postal_code: '00-950' }],
    ['65-001, Polska', { city: 'Zielona Góra', street: null, postal_code: '65-001' }],
    ['ul. Piotrkowska 104, 90-926', { city: 'Łódź', street: 'ul. Piotrkowska', house_number: '104' }],
    ['90-926 Pabianice', { city: 'Pabianice', postal_code: '90-926' }],
    ['90-926 Gdy', { city: 'Gdynia', postal_code: '90-926' }],
  ];
  for (const [q, expected] of typed) {
    test(`typed as „${q}” keeps its street and number`, async () => {
      const [first] = await find(q);
      assert.deepEqual({ ...first, ...expected }, first);
    });
  }

  test('an address that is only a postal code shared by several towns is not guessed', async () => {
    for (const q of ['05-800', '87-100', '99999', '123456', '1234']) assert.deepEqual(await find(q), [], q);
  });

  test('an address that does not exist, or is outside of Poland, is not found', async () => {
    for (const q of ['', ' ', 'x', 'Berlin', 'qqqqqq', '%', "'; drop table", '\0', '🙂🙂', 'ł'.repeat(200), ',,,,']) {
      assert.deepEqual(await find(q), [], q);
    }
  });

  test('an address can be looked up 120 times a minute from one address', async () => {
    const other = await createTestApi();
    const ask = async () => (await other.inject({ url: '/api/geocode/?q=gda' })).statusCode;
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push(await ask());
    assert.deepEqual([statuses[119], statuses[120]], [200, 429]);
  });
});

describe('an external geocoder', () => {
  const hit = {
    lat: '51.7616',
    lon: '19.4577',
    address: {
      city: 'Łódź',
      road: 'Piotrkowska',
      house_number: '104',
      postcode: '90-926',
      state: 'województwo łódzkie',
      country_code: 'pl',
    },
  };

  test('the geocoder is asked only for Poland, and once for the same text', async () => {
    const abroad = { ...hit, address: { ...hit.address, country_code: 'de' } };
    answer = { status: 200, body: JSON.stringify([hit, abroad]) };
    const expected = {
      lat: 51.7616,
      lng: 19.4577,
      city: 'Łódź',
      street: 'Piotrkowska',
      house_number: '104',
      postal_code: '90-926',
      country: 'PL',
      region: 'łódzkie',
    };
    assert.deepEqual(await find('Piotrkowska 104', served), [expected]);
    answer = { status: 500, body: 'down' };
    assert.deepEqual(await find('  piotrkowska  104 ', served), [expected]);
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.searchParams.get('countrycodes'), 'pl');
  });

  test('is asked again when the answer is a month old', async () => {
    served.passTime(31 * DAY_MS);
    answer = { status: 200, body: '[]' };
    assert.deepEqual(await find('Piotrkowska 104', served), []);
  });

  test('the geocoder that fails or answers nonsense is replaced by the gazetteer', async () => {
    for (const failing of [
      { status: 503, body: '' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"a":1}' },
    ]) {
      answer = failing;
      assert.equal((await find('Gdańsk', served))[0]?.city, 'Gdańsk');
    }
  });
});
