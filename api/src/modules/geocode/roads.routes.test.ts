import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, test } from 'node:test';
import type { RoadReply } from '@wspolnik/contract/geocode';
import { HOUR_MS } from '@wspolnik/settings';
import { createTestApi } from '../../testing/harness.ts';

const asked: URL[] = [];
let answer: (reply: ServerResponse) => void;
const service = createServer((request, reply) => {
  asked.push(new URL(request.url ?? '', 'http://localhost'));
  assert.match(request.headers['user-agent'] ?? '', /Wspolnik/);
  answer(reply);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
after(() => service.close());
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const straight = await createTestApi();
const served = await createTestApi({ env: { ROUTING_URL: `${address}/osrm/?key=1`, RATE_LIMITS: 'off' } });

const json = (body: unknown, status = 200) => {
  answer = (reply) => reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const route = (coordinates: unknown) => ({
  code: 'Ok',
  routes: [{ distance: 118_402.6, duration: 5_340.4, geometry: { type: 'LineString', coordinates } }],
});

let starts = 0;
/** The reply for a start that no other test has asked about. */
async function find(where = served, start?: number): Promise<RoadReply> {
  starts += 1;
  const from_lat = start ?? 50 + starts / 100;
  const query = new URLSearchParams({ from_lat: String(from_lat), from_lng: '21.01', to_lat: '51.7', to_lng: '19.4' });
  const reply = await where.inject({ url: `/api/geocode/route/?${query}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<RoadReply>();
}

beforeEach(() => {
  asked.length = 0;
});

describe('the way between two points', () => {
  test('the way is the road of the routing service with its length and time', async () => {
    json(
      route([
        [21.012345678, 52.2],
        [20.1, 52],
        [19.4, 51.7],
      ]),
    );
    assert.deepEqual(await find(served, 52.2000123), {
      road: { distance_m: 118_403, duration_s: 5_340, points: [21.01235, 52.2, 20.1, 52, 19.4, 51.7] },
    });
    const [url] = asked;
    assert.equal(url?.pathname, '/osrm/route/v1/driving/21.01,52.2;19.4,51.7');
    assert.deepEqual(Object.fromEntries(url?.searchParams ?? []), {
      key: '1',
      overview: 'full',
      geometries: 'geojson',
    });
  });

  test('the way is asked for once an hour', async () => {
    json(
      route([
        [21, 52],
        [19, 51],
      ]),
    );
    const first = await find(served, 53);
    json({}, 500);
    assert.deepEqual(await find(served, 53), first);
    assert.equal(asked.length, 1);
    served.passTime(HOUR_MS + 1);
    assert.deepEqual(await find(served, 53), { road: null });
  });

  test('the way of a thousand bends keeps its ends and at most 2,000 points', async () => {
    const bends = Array.from({ length: 9_000 }, (_, index) => [Number((14 + index / 1000).toFixed(3)), 50]);
    json(route(bends));
    const points = (await find()).road?.points ?? [];
    assert.equal(points.length, 4_000);
    assert.deepEqual([points.slice(0, 2), points.slice(-2)], [bends[0], bends.at(-1)]);
  });

  test('the way is not known without a routing service', async () => {
    assert.deepEqual(await find(straight), { road: null });
    assert.equal(asked.length, 0);
  });

  test('the way is not known where no road leads, and that is kept as well', async () => {
    json({ code: 'NoRoute', message: 'Impossible route between points' }, 400);
    assert.deepEqual([await find(served, 54), await find(served, 54)], [{ road: null }, { road: null }]);
    assert.equal(asked.length, 1);
  });

  const mistakes: [string, () => void][] = [
    ['fails', () => json({}, 503)],
    ['refuses the question', () => json({ code: 'InvalidQuery' }, 400)],
    ['answers something else', () => json({ code: 'Ok', routes: [{ distance: 'far' }] })],
    ['answers no route at all', () => json({ code: 'Ok', routes: [] })],
    ['answers a page', () => (answer = (reply) => reply.end('<html>'))],
    ['answers without an end', () => (answer = (reply) => void reply.end(' '.repeat(4_100_000)))],
    ['leads elsewhere', () => (answer = (reply) => reply.writeHead(302, { location: `${address}/other` }).end())],
    ['closes the connection', () => (answer = (reply) => reply.destroy())],
  ];
  for (const [what, prepare] of mistakes) {
    test(`the way is not known while the service ${what}`, async () => {
      prepare();
      assert.deepEqual(await find(), { road: null });
      assert.equal(asked.length, 1);
    });
  }

  test('points that are not on the earth are refused', async () => {
    const query = 'from_lat=91&from_lng=21&to_lat=51&to_lng=19';
    assert.equal((await served.inject({ url: `/api/geocode/route/?${query}` })).statusCode, 422);
  });

  test('the way can be asked for 30 times a minute from one address', async () => {
    const statuses = [];
    const url = '/api/geocode/route/?from_lat=52&from_lng=21&to_lat=51&to_lng=19';
    for (let count = 0; count < 32; count += 1) statuses.push((await straight.inject({ url })).statusCode);
    assert.deepEqual([statuses[28], statuses[31]], [200, 429]);
  });
});
