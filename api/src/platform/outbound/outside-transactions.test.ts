import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { askNominatim } from '../../modules/geocode/nominatim.ts';
import { askOsrm } from '../../modules/geocode/osrm.ts';
import type { Module } from '../../modules/index.ts';
import { createStripeProvider } from '../../modules/payments/stripe.provider.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { idempotent } from '../idempotency.ts';
import { createClamd } from '../scanner/clamd.ts';
import { createBreachedPasswords } from '../sign-in/breached-passwords.ts';
import { fetchPublic } from './fetch-public.ts';
import { PUBLIC_ONLY } from './public-address.ts';

const SOURCE = path.join(import.meta.dirname, '../..');
/** A use of what opens connections; types do not. */
const OPENS =
  /\bfetch\(|new WebSocket\(|^import (?!type )[^;]*from '(node:)?(net|tls|dgram|http2|nodemailer|stripe|undici|ws|@aws-sdk\/[\w-]+|@nats-io\/[\w-]+)';|^import (http|https) from/m;

/** Every client of something outside, and how it refuses transactions. */
const CLIENTS: Record<string, string> = {
  'modules/geocode/nominatim.ts': 'itself',
  'modules/geocode/osrm.ts': 'itself',
  'modules/payments/stripe.provider.ts': 'itself',
  'platform/files/s3-store.ts': 'by create-file-store.ts, as every file store',
  'platform/mail/smtp.ts': 'itself',
  'platform/outbound/fetch-public.ts': 'itself',
  'platform/outbound/public-address.ts': 'not: it lists addresses, and calls none',
  'platform/realtime/nats-bus.ts': 'not: nobody waits for a message that it sends',
  'platform/scanner/clamd.ts': 'itself',
  'platform/sign-in/breached-passwords.ts': 'itself',
};

describe('the clients of the API', () => {
  it('the clients that call something outside are these, and refuse to be called inside a transaction', async () => {
    const found: string[] = [];
    for await (const file of glob('**/*.ts', { cwd: SOURCE })) {
      if (file.endsWith('.test.ts') || file.split(path.sep).includes('testing')) continue;
      const text = await readFile(path.join(SOURCE, file), 'utf8');
      if (!OPENS.test(text)) continue;
      found.push(file.split(path.sep).join('/'));
      if (CLIENTS[file] === 'itself') assert.match(text, /^ +assertNoTransaction\('/m, file);
    }
    assert.deepEqual(found.sort(), Object.keys(CLIENTS));
  });
});

const NOWHERE = 'http://127.0.0.1:9';
const s3 = { endpoint: NOWHERE, bucket: 'pliki', region: 'eu', accessKeyId: 'a', secretAccessKey: 'b' };
const stripe = createStripeProvider(
  { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: new URL(NOWHERE) },
  '',
);
const payment = { id: '1', purpose: 'plan', amount: 1, currency: 'PLN', locale: 'pl', email: 'a@b.pl' } as const;
const options = {
  rules: PUBLIC_ONLY,
  signal: new AbortController().signal,
  userAgent: 'test',
  maxBytes: 1,
  types: /./,
};

const CALLS: Record<string, () => Promise<unknown>> = {
  'the geocoder': () => askNominatim(NOWHERE, 'test', 'Łódź'),
  'the routing service': () => askOsrm(NOWHERE, 'test', { lat: 52, lng: 21 }, { lat: 51, lng: 19 }),
  Stripe: () => stripe.create({ ...payment, expiresAt: new Date() }),
  'the service of leaked passwords': () => createBreachedPasswords(NOWHERE).has('Demo!2345'),
  'a page': () => fetchPublic(NOWHERE, options),
  clamd: () => createClamd({ host: '127.0.0.1', port: 9 }).scan(Buffer.from('x')),
};
for (const [name, store] of Object.entries({
  memory: await createFileStore({ dataDir: null, s3: null }),
  'a directory': await createFileStore({ dataDir: '/nowhere', s3: null }),
  'a bucket': await createFileStore({ dataDir: null, s3 }),
})) {
  CALLS[`the file store (put, ${name})`] = () => store.put('file-1.pdf', Buffer.from('x'));
  CALLS[`the file store (get, ${name})`] = () => store.get('file-1.pdf');
  CALLS[`the file store (delete, ${name})`] = () => store.delete('file-1.pdf');
  CALLS[`the file store (probe, ${name})`] = () => store.probe();
  CALLS[`the file store (removeParts, ${name})`] = () => store.removeParts(new Date(0));
}

let call: () => Promise<unknown> = async () => undefined;
const refused: unknown[] = [];
const extra: Module = {
  prefix: '/api',
  routes(app) {
    app.post('/test/outside/', { access: 'user' }, (request) =>
      idempotent(request, 'test/outside', async () => {
        await call().catch((error: unknown) => refused.push(error));
        return { status: 200, body: {} };
      }),
    );
  },
};
const api = await createTestApi({ extra: [extra] });
await addUser(api, { email: 'ewa@example.test' });
const headers = { ...(await asUser(api, 'ewa@example.test')), 'idempotency-key': 'a' };

describe('a call to the outside inside a transaction is refused:', () => {
  for (const [name, made] of Object.entries(CALLS)) {
    it(name, async () => {
      const message = `${name.replace(/ \(.*/, '')} called inside a transaction: call it before or after`;
      await assert.rejects(
        api.db.transaction(() => made()),
        { message },
      );
      await assert.rejects(
        api.db.transaction((tx) => tx.transaction(async () => made())),
        { message },
      );
    });
  }

  it('a call inside one that runs once per key is refused', async () => {
    call = () => fetchPublic(NOWHERE, options);
    assert.equal((await api.inject({ method: 'POST', url: '/api/test/outside/', headers })).statusCode, 200);
    assert.match(String(refused[0]), /a page called inside a transaction/);
  });

  it('a call is possible after the transaction, also in what it has started', async () => {
    const store = await createFileStore({ dataDir: null, s3: null });
    const { promise, resolve } = Promise.withResolvers<void>();
    const later = await api.db.transaction(async () => ({ read: promise.then(() => store.get('file-1.pdf')) }));
    resolve();
    assert.equal(await later.read, null);
  });
});
