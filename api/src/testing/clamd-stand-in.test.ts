import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createClamd } from '../platform/scanner/clamd.ts';
import { zipOf } from '../platform/uploads/testing/uploads.ts';
import { clamdStandIn } from './clamd-stand-in.ts';
import { freePort } from './free-port.ts';

const port = await freePort();
const clamd = clamdStandIn(port, { text: 'MALWARE', name: 'Test' });
await clamd.start();
after(() => clamd.stop());
const scanner = createClamd({ host: '127.0.0.1', port });

it('the stand-in finds the text of its signature in a file and in an archive, and nothing elsewhere', async () => {
  assert.equal(await scanner.scan(Buffer.from('a text with MALWARE in it')), 'Test');
  assert.equal(await scanner.scan(zipOf([{ name: 'a.xml' }, { name: 'b.xml', content: 'MALWARE' }])), 'Test');
  assert.equal(await scanner.scan(Buffer.alloc(200_000, 'a')), null);
  assert.equal(await scanner.scan(new Uint8Array()), null);
});

it('the stand-in answers no more once it has stopped, until it starts again', async () => {
  await clamd.stop();
  await assert.rejects(scanner.scan(Buffer.from('a')), { code: 'ECONNREFUSED' });
  await clamd.start();
  assert.equal(await scanner.scan(Buffer.from('a')), null);
});
