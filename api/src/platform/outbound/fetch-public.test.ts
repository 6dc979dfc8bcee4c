import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FetchOptions, fetchPublic } from './fetch-public.ts';
import { PUBLIC_ONLY } from './public-address.ts';
import { html, openWebSite } from './testing/web-site.ts';

const site = await openWebSite();
const { pages, port, visits } = site;
const TEXT = { 'content-type': 'text/html' };
/** The rules of an installation, but for the port of the test's server. */
const strict = { addresses: [], ports: [...PUBLIC_ONLY.ports, port] };
const local = { addresses: ['127.0.0.1'], ports: [...PUBLIC_ONLY.ports, port] };

const options = (more: Partial<FetchOptions> = {}): FetchOptions => ({
  rules: local,
  signal: AbortSignal.timeout(30_000),
  userAgent: 'test',
  maxBytes: 1_000_000,
  types: /^text\/html$/,
  ...more,
});
const fetched = (path: string, more: Partial<FetchOptions> = {}) => fetchPublic(site.at(path), options(more));

describe('an address of the own network', () => {
  pages['/'] = html('<title>Tajne</title>');
  const HOSTS = [
    '127.0.0.1',
    '127.0.0.2',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2002:c0a8:101::1]',
    '[2001:0:7f00:1::]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[::10.0.0.1]',
    '[::169.254.169.254]',
    '[fec0::1]',
    '[fd00::1]',
    '[fe80::1]',
  ];
  for (const host of HOSTS) {
    it(`${host} is never called`, async () => {
      const before = visits.length;
      await assert.rejects(fetchPublic(`http://${host}:${port}/`, options({ rules: strict })), /not allowed|blocked/);
      assert.equal(visits.length, before);
    });
  }

  it('the address is not called after a redirect either', async () => {
    for (const target of [`http://127.0.0.2:${port}/`, `http://[::1]:${port}/`, `//localhost.:${port}/`]) {
      pages['/leap'] = (_, response) => response.writeHead(302, { location: target }).end();
      const before = visits.length;
      await assert.rejects(fetched('/leap'), /not allowed|ENOTFOUND/);
      assert.deepEqual(visits.slice(before), ['/leap']);
    }
  });
});

describe('an address that is no web address', () => {
  const refused = (typed: string, reason: RegExp) => assert.rejects(fetchPublic(typed, options()), reason);

  it('the address is refused by its scheme, port or credentials', async () => {
    for (const typed of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://a.pl/', 'a.pl', '']) {
      await refused(typed, /not a web address/);
    }
    await refused('http://127.0.0.1:22/', /this port/);
    await refused('https://127.0.0.1:6379/', /this port/);
    await refused(`http://anna:haslo@127.0.0.1:${port}/`, /credentials/);
  });

  it('the address is refused after a redirect too', async () => {
    for (const location of ['file:///etc/passwd', 'http://127.0.0.1:22/', `http://a:b@127.0.0.1:${port}/`]) {
      pages['/away'] = (_, response) => response.writeHead(301, { location }).end();
      await assert.rejects(fetched('/away'), /not a web address|this port|credentials/);
    }
  });
});

describe('redirects', () => {
  it('redirects are followed three times, also relative ones', async () => {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]) {
      pages[`/r${from}`] = (_, response) => response.writeHead(307, { location: `r${to}` }).end();
    }
    pages['/r4'] = html('<title>Cel</title>');
    assert.equal((await fetched('/r1')).url.href, site.at('/r4'));
    await assert.rejects(fetched('/r0'), /too many redirects/);
  });
});

describe('the body', () => {
  it('the body is refused unread when it is of another type or status', async () => {
    pages['/file'] = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x');
    pages['/untyped'] = (_, response) => response.writeHead(200).end('x');
    await assert.rejects(fetched('/file'), /another type/);
    await assert.rejects(fetched('/untyped'), /another type/);
    await assert.rejects(fetched('/missing'), /answered 404/);
  });

  it('the body is read to the limit and no further', async () => {
    let sent = 0;
    let isClosed = false;
    pages['/endless'] = (_, response) => {
      response.writeHead(200, { ...TEXT, 'content-length': 1_000_000_000 });
      response.on('close', () => {
        isClosed = true;
      });
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const write = () => {
        while (!isClosed) {
          sent += chunk.length;
          if (!response.write(chunk)) return response.once('drain', write);
        }
      };
      write();
    };
    const { bytes, isWhole } = await fetched('/endless');
    assert.deepEqual([bytes.length, isWhole], [1_000_000, false]);
    assert.ok(sent < 50_000_000, `${sent} bytes were sent`);
  });

  it('the body is measured after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000));
    pages['/bomb'] = (_, response) => response.writeHead(200, { ...TEXT, 'content-encoding': 'gzip' }).end(bomb);
    const { bytes, isWhole } = await fetched('/bomb');
    assert.deepEqual([bytes.length, isWhole], [1_000_000, false]);
    pages['/br'] = (_, response) =>
      response.writeHead(200, { ...TEXT, 'content-encoding': 'br' }).end(brotliCompressSync('żółw'));
    assert.equal((await fetched('/br')).bytes.toString(), 'żółw');
    pages['/broken'] = (_, response) => response.writeHead(200, { ...TEXT, 'content-encoding': 'gzip' }).end('x');
    await assert.rejects(fetched('/broken'));
    pages['/odd'] = (_, response) => response.writeHead(200, { ...TEXT, 'content-encoding': 'zip' }).end('x');
    await assert.rejects(fetched('/odd'), /unknown encoding/);
  });

  it('the body is given up with the signal, however slowly it comes', async () => {
    pages['/slow'] = (_, response) => {
      response.writeHead(200, TEXT);
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    };
    pages['/silent'] = () => undefined;
    for (const path of ['/slow', '/silent']) {
      // Without the signal neither would ever end.
      await assert.rejects(fetched(path, { signal: AbortSignal.timeout(200) }));
    }
  });
});
