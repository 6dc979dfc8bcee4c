import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PageQuery } from '@wspolnik/contract/common';
import { Type } from 'typebox';
import type { Module } from '../modules/index.ts';
import { createTestApi } from '../testing/harness.ts';

const Filters = Type.Object({
  ...PageQuery.properties,
  price: Type.Optional(Type.Number({ minimum: 0 })),
  only: Type.Optional(Type.Boolean()),
  sort: Type.Union([Type.Literal('up'), Type.Literal('down')], { default: 'down' }),
});

const Text = Type.Object({ name: Type.Union([Type.String({ maxLength: 10 }), Type.Null()]) });

const extra: Module = {
  prefix: '/api',
  routes(app) {
    app.get('/test/list/', { access: 'public', schema: { querystring: Filters } }, async (request) => request.query);
    app.post(
      '/test/body/',
      { access: 'public', schema: { body: Type.Object({ amount: Type.Integer() }) } },
      async () => ({ ok: true }),
    );
    app.post('/test/text/', { access: 'public', schema: { body: Text } }, async () => ({ ok: true }));
    app.get('/test/crash/', { access: 'public' }, async () => {
      throw new Error('select password_hash from users');
    });
  },
};
const api = await createTestApi({ extra: [extra] });

const list = async (query: string) => (await api.inject({ url: `/api/test/list/${query}` })).json();
const post = (payload: string, type = 'application/json') =>
  api.inject({ method: 'POST', url: '/api/test/body/', payload, headers: { 'content-type': type } });

const postJson = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });

describe('every call', () => {
  test('every call answers with and without the trailing slash', async () => {
    assert.equal((await api.inject({ url: '/api/test/list' })).statusCode, 200);
    assert.equal((await api.inject({ url: '/api/test/list/' })).statusCode, 200);
  });

  test('every call answers 405 with the allowed methods, and 404 for an unknown path', async () => {
    const id = '01a20103-a29e-70ce-b783-bc03de8bef68';
    for (const [method, path, allow] of [
      ['PATCH', '/api/test/list/', 'GET, HEAD'],
      ['DELETE', '/api/test/body?x=1', 'POST'],
      ['POST', `/api/offers/${id}/`, 'DELETE, GET, HEAD, PUT'],
      ['OPTIONS', '/api/accounts/login/', 'POST'],
    ] as const) {
      const reply = await api.inject({ method, url: path });
      assert.deepEqual([reply.statusCode, reply.json().code], [405, 'method_not_allowed'], path);
      assert.equal(reply.headers.allow, allow);
    }
    for (const url of ['/api/nowhere/', '/api/test/', '/api/test/list/more/', '/']) {
      assert.equal((await api.inject({ method: 'POST', url })).json().code, 'not_found', url);
    }
  });

  test('every call ignores nonsense in a list query, and applies the valid rest', async () => {
    const defaults = { page: 1, limit: 30, sort: 'down' };
    assert.deepEqual(await list('?page=abc&price=xx&sort=sideways&only=maybe&unheard=1'), {
      ...defaults,
      unheard: '1',
    });
    assert.deepEqual(await list('?page=-3&price=12.5&sort=up'), { ...defaults, price: 12.5, sort: 'up' });
    assert.deepEqual(await list('?price=&only=true'), { ...defaults, only: true });
    assert.deepEqual(await list('?page=1&page=2'), defaults);
    assert.deepEqual(await list('?page=1e99'), defaults);
  });

  test('every call refuses a limit beyond its bounds: a program would take a shorter page for the whole list', async () => {
    for (const [limit, error] of [
      ['0', { code: 'min', params: { min: 1 } }],
      ['101', { code: 'max', params: { max: 100 } }],
      ['all', { code: 'integer' }],
    ] as const) {
      const reply = await api.inject({ url: `/api/test/list/?page=abc&limit=${limit}` });
      assert.equal(reply.statusCode, 422);
      assert.deepEqual(reply.json().fields, { limit: [error] });
    }
  });

  test('every call answers problem documents for unreadable requests', async () => {
    const cases = [
      [await post('{"amount":'), 400, 'malformed_request'],
      [await post(''), 400, 'malformed_request'],
      [await post('[]'), 400, 'malformed_request'],
      [await post('{}'), 422, 'validation_failed'],
      [await post('{"amount":"7"}'), 422, 'validation_failed'],
      [await post('amount=7', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
      [await post(JSON.stringify({ amount: 1, padding: 'x'.repeat(300_000) })), 413, 'payload_too_large'],
      [await api.inject({ url: '/api/nowhere/' }), 404, 'not_found'],
      [await api.inject({ url: '/api/accounts/user-data/not-an-id/' }), 404, 'not_found'],
      [await api.inject({ url: `/api/accounts/user-data/${'a'.repeat(300)}/` }), 404, 'not_found'],
      [await api.inject({ url: '/api/accounts/user-data/%E0%A4%A/' }), 400, 'malformed_request'],
    ] as const;
    for (const [reply, status, code] of cases) {
      assert.equal(reply.statusCode, status, code);
      assert.equal(reply.headers['content-type'], 'application/problem+json');
      const body = reply.json();
      assert.equal(body.code, code);
      assert.equal(body.status, status);
      assert.equal(body.request_id, reply.headers['x-request-id']);
    }
  });

  test('reads an address of 8 KB, refuses a longer one and one beyond 64 KB', async () => {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const long = await fetch(`${url}/api/test/list/?unheard=${encodeURIComponent('ł'.repeat(1300))}`);
    assert.equal(long.status, 200);
    for (const [path, status, code] of [
      [`list/?unheard=${'x'.repeat(8 * 1024)}`, 414, 'address_too_long'],
      ['x'.repeat(8 * 1024), 414, 'address_too_long'],
      [`list/?unheard=${'x'.repeat(64 * 1024)}`, 413, 'payload_too_large'],
    ] as const) {
      const refused = await fetch(`${url}/api/test/${path}`);
      assert.equal(refused.status, status);
      assert.equal(((await refused.json()) as { code: string }).code, code);
    }
  });

  test('every call refuses an encoded body', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const reply = await api.inject({ method: 'POST', url: '/api/accounts/login/', headers, payload: gzipSync('{}') });
    assert.deepEqual([reply.statusCode, reply.json().code], [415, 'unsupported_media_type']);
  });

  test('every call refuses a NUL character on its field, and drops it from a query', async () => {
    const password = 'Demo!2345';
    const login = await postJson('/api/accounts/login/', { email: 'a\0@example.test', password });
    assert.equal(login.statusCode, 422);
    assert.deepEqual(login.json().fields, { email: [{ code: 'invalid' }] });
    const companies = await api.inject({ url: '/api/accounts/company-list-all/?q=%00&city=%00' });
    assert.equal(companies.statusCode, 200);
  });

  test('every call refuses a lone surrogate like a NUL character: JSON columns cannot store it', async () => {
    const register = await postJson('/api/accounts/register/', {
      first_name: 'A\ud800',
      last_name: 'B',
      email: 'a@example.test',
      password: 'Demo!2345',
      terms: true,
    });
    assert.equal(register.statusCode, 422);
    assert.deepEqual(register.json().fields, { first_name: [{ code: 'invalid' }] });
  });

  test('every call refuses an e-mail address with quotes, which may hide another address or a line end', async () => {
    for (const email of ['"a\r\nBcc: b@test.pl"@test.pl', '"a@b.pl, c@d.pl"@test.pl', '"a"@test.pl']) {
      const reset = await postJson('/api/accounts/reset-password/request/', { email });
      assert.deepEqual(reset.json().fields, { email: [{ code: 'email' }] });
    }
    const plain = await postJson('/api/accounts/reset-password/request/', { email: "o'neil+a@test.pl" });
    assert.equal(plain.statusCode, 204);
  });

  test('counts every character of a text, including combining marks', async () => {
    const text = (name: string) => postJson('/api/test/text/', { name });
    const tooLong = { name: [{ code: 'maxLength', params: { n: 10 } }] };
    assert.equal((await text('🙂'.repeat(10))).statusCode, 200);
    assert.deepEqual((await text('🙂'.repeat(11))).json().fields, tooLong);
    assert.deepEqual((await text(`e${'\u0301'.repeat(10)}`)).json().fields, tooLong);
    assert.equal((await postJson('/api/test/text/', { name: null })).statusCode, 200);
  });

  test('every call refuses JSON that is nested deeper than any body', async () => {
    const nested = (depth: number) => `{"amount":1,"other":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    assert.equal((await post(nested(20))).statusCode, 200);
    for (const depth of [1000, 100_000]) {
      const reply = await post(nested(depth));
      assert.equal(reply.statusCode, 400, String(depth));
      assert.equal(reply.json().code, 'malformed_request');
    }
  });

  test('every call reveals nothing of an internal error', async () => {
    const reply = await api.inject({ url: '/api/test/crash/' });
    assert.equal(reply.statusCode, 500);
    assert.equal(reply.json().code, 'internal');
    assert.ok(!reply.body.includes('password_hash'));
  });

  test('every call is in the OpenAPI document', async () => {
    const document = (await api.inject({ url: '/api/docs/json' })).json();
    assert.equal(document.openapi, '3.1.0');
    for (const path of ['/api/accounts/login/', '/api/accounts/company-list-all/', '/api/admin/verify_company/']) {
      assert.ok(document.paths[path], path);
    }
  });
});
