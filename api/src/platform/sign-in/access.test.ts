import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { decideAccess, memberOf, visitorOf } from './access.ts';

const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
decideAccess(app);

test('a route under /api does not register without its access', () => {
  assert.throws(() => app.get('/api/test/open/', () => 'open'), /GET \/api\/test\/open\/ does not declare its access/);
});

test('a route cannot read a caller whom its access does not identify', async () => {
  app.get('/api/test/visitor/', { access: 'public' }, (request) => visitorOf(request));
  app.get('/api/test/member/', { access: 'guest' }, (request) => memberOf(request));
  for (const url of ['/api/test/visitor/', '/api/test/member/']) {
    assert.equal((await app.inject({ url, headers: {} })).statusCode, 500, url);
  }
});
