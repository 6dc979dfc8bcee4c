import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { createClamd, readClamdAddress } from './clamd.ts';

/** Answers as clamd does once the file has ended with a length of zero. */
function clamdThatSays(reply: string, received: Buffer[] = []): Server {
  return createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      all = Buffer.concat([all, bytes]);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      received.push(all);
      socket.end(reply);
    });
  });
}

const servers: Server[] = [];
after(() => servers.map((server) => server.close()));
let count = 0;

async function scannerOf(server: Server) {
  const file = path.join(tmpdir(), `wspolnik-clamd-${process.pid}-${count++}.sock`);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(file, resolve));
  return createClamd(readClamdAddress(`unix:${file}`) ?? { path: '' });
}

describe('a scan', () => {
  it('a scan sends the file in chunks and reads the verdict', async () => {
    const received: Buffer[] = [];
    const scanner = await scannerOf(clamdThatSays('stream: OK\0', received));
    assert.equal(await scanner.scan(Buffer.alloc(70_000, 'a')), null);
    const sent = received[0] ?? Buffer.alloc(0);
    assert.equal(sent.subarray(0, 10).toString(), 'zINSTREAM\0');
    assert.equal(sent.readUInt32BE(10), 65_536);
    assert.equal(sent.readUInt32BE(14 + 65_536), 70_000 - 65_536);
    assert.equal(sent.length, 10 + 4 + 65_536 + 4 + 4_464 + 4);
    const found = await scannerOf(clamdThatSays('stream: Eicar-Test FOUND\0'));
    assert.equal(await found.scan(Buffer.from('x')), 'Eicar-Test');
  });

  it('a scan never takes an error, a half answer or silence for a clean file', async () => {
    for (const reply of ['INSTREAM size limit exceeded. ERROR\0', 'stream: O', '', 'stream: OK FOUND\nstream: OK']) {
      const scanner = await scannerOf(clamdThatSays(reply));
      await assert.rejects(scanner.scan(Buffer.from('x')), /clamd refused a file/, reply);
    }
    await assert.rejects(createClamd({ path: '/nowhere.sock' }).scan(Buffer.from('x')));
  });
});

describe('the address of clamd', () => {
  it('the address is a port or a socket', () => {
    assert.equal(readClamdAddress(undefined), null);
    assert.deepEqual(readClamdAddress('tcp://clamav:3311'), { host: 'clamav', port: 3311 });
    assert.deepEqual(readClamdAddress('tcp://[::1]'), { host: '::1', port: 3310 });
    assert.deepEqual(readClamdAddress('unix:/run/clamav/clamd.ctl'), { path: '/run/clamav/clamd.ctl' });
  });
});
