import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { readConfig } from '../config.ts';
import { createFileStore } from './create-file-store.ts';

const SECRET = 'bardzo-tajny-klucz';
const objects = new Map<string, { body: Buffer; type: string | undefined; disposition: string | undefined }>();
let failures = 0;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4 of a request without a query, computed independently. */
function signatureOf(request: IncomingMessage, scope: string[], signed: string): string {
  const [date = '', region = '', service = '', end = ''] = scope;
  const names = signed.split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const payload = String(request.headers['x-amz-content-sha256']);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [request.method, path, query, headers, signed, payload].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), hash].join('\n');
  const key = [region, service, end].reduce((parent, part) => hmac(parent, part), hmac(`AWS4${SECRET}`, date));
  return hmac(key, text).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const form = /Credential=AKIA\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)/;
  const [, scope = '', signed = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  return signatureOf(request, scope.split('/'), signed) === signature;
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const name = new URL(request.url ?? '', 'http://s3').pathname;
  const refuse = (status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (!isSigned(request)) return void refuse(403, 'SignatureDoesNotMatch');
  if (failures > 0) {
    failures -= 1;
    return void refuse(503, 'SlowDown');
  }
  if (request.method === 'PUT') {
    const { 'content-type': type, 'content-disposition': disposition } = request.headers;
    objects.set(name, { body, type, disposition });
  }
  if (request.method === 'DELETE') objects.delete(name);
  if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  if (!name.startsWith('/pliki/')) return void refuse(404, 'NoSuchBucket');
  const found = objects.get(name);
  if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
  else refuse(404, 'NoSuchKey');
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  answer(request, response, Buffer.concat(chunks));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
after(() => server.close());

const { port } = server.address() as AddressInfo;
const env = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'pliki',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: SECRET,
};
const store = await createFileStore(readConfig(env));
const CONTENT = Buffer.from([0, 255, 13, 10, 128, 1]);

describe('the S3 store', () => {
  it('the store puts, gets and deletes objects of the bucket, every request signed', async () => {
    await store.put('private-a1.pdf', CONTENT);
    assert.deepEqual(objects.get('/pliki/private-a1.pdf'), {
      body: CONTENT,
      type: 'application/pdf',
      disposition: 'attachment',
    });
    assert.deepEqual(Buffer.from((await store.get('private-a1.pdf')) ?? []), CONTENT);
    await store.delete('private-a1.pdf');
    assert.equal(objects.size, 0);
    assert.equal(await store.get('private-a1.pdf'), null);
    await store.delete('private-a1.pdf');
  });

  it('the store retries temporary failures of the store', async () => {
    failures = 1;
    await store.put('file-b.jpg', CONTENT);
    assert.equal(objects.size, 1);
  });

  it('the store does not mistake a failure for a missing file', async () => {
    const other = await createFileStore(readConfig({ ...env, S3_SECRET_ACCESS_KEY: 'falsch' }));
    await assert.rejects(other.get('file-b.jpg'));
    await assert.rejects(other.put('file-c.jpg', CONTENT));
    const elsewhere = await createFileStore(readConfig({ ...env, S3_BUCKET: 'inne' }));
    await assert.rejects(elsewhere.get('file-b.jpg'));
    assert.equal(objects.size, 1);
  });

  it('the store refuses a key that might name anything else', async () => {
    for (const key of ['../a.jpg', 'a/b.jpg', 'a.exe', '', '.jpg'])
      await assert.rejects(store.put(key, CONTENT), RangeError);
  });

  it('the store does not start with incomplete settings', () => {
    assert.throws(() => readConfig({ S3_BUCKET: 'pliki' }), /S3_ACCESS_KEY_ID/);
  });
});
