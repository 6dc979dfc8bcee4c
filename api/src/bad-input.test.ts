import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { MONEY_PATTERN } from './contract/common.ts';
import type { Problem } from './contract/errors.ts';
import { privateFileUrl } from './platform/files/file-urls.ts';
import { newId } from './platform/ids.ts';
import { joinSql, Sql, sql } from './storage/sql.ts';
import { World } from './testing/access/world.ts';
import { watchWrites } from './testing/access/writes.ts';
import { idsOfThings } from './testing/fuzz/callers.ts';
import { readOperations } from './testing/fuzz/operations.ts';
import { spoilable, spoiled } from './testing/fuzz/rows.ts';
import { createTestApi } from './testing/harness.ts';

// Bad input in single places. Every call with every kind of nonsense is in fuzz.test.ts, files are in platform/uploads,
// replayed webhooks in modules/payments.

const SECRET = 'a secret of this test, long enough for any algorithm there is, and then some';
const api = await createTestApi({ env: { JWT_SECRET: SECRET } });
const world = await World.create(api);
const operations = await readOperations(api);
const writes = await watchWrites(api.db);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (content: string, key: string, algorithm = 'sha256') =>
  createHmac(algorithm, key).update(content).digest('base64url');

/** The claims of a valid token, so that only the changed claim can be the reason. */
function claimsOf(access: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
}

function signed(header: object, claims: object, key = SECRET, algorithm = 'sha256'): string {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${hmac(content, key, algorithm)}`;
}

/** A write, so that an accepted token has a visible effect. */
const rename = (token: string) =>
  api.inject({
    method: 'PUT',
    url: '/api/accounts/user-settings/',
    headers: { authorization: `Bearer ${token}` },
    payload: { first_name: 'Ktoś', last_name: 'Inny' },
  });

async function assertRefused(token: string, about: string): Promise<void> {
  await writes.reset();
  const reply = await rename(token);
  assert.deepEqual([reply.statusCode, reply.json<Problem>().code], [401, 'token_not_valid'], about);
  assert.deepEqual(await writes.tables(), [], about);
}

describe('an access token', () => {
  const { access, refresh, userId } = world.caller('user');
  const claims = claimsOf(access);
  const HS256 = { alg: 'HS256' };

  it('works when it is ours', async () => {
    assert.equal((await rename(signed(HS256, claims))).statusCode, 200);
  });

  it('is refused without a signature, whatever algorithm it names', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
      const content = `${part({ alg })}.${part(claims)}`;
      for (const token of [`${content}.`, content, `${content}.${hmac(content, SECRET)}`]) {
        await assertRefused(token, `alg ${alg}`);
      }
    }
  });

  it('is refused when another algorithm signed it, also with the right key', async () => {
    await assertRefused(signed({ alg: 'HS384' }, claims, SECRET, 'sha384'), 'HS384');
    await assertRefused(signed({ alg: 'HS512' }, claims, SECRET, 'sha512'), 'HS512');
    await assertRefused(signed(HS256, claims, SECRET, 'sha512'), 'HS256 that is none');
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const content = (header: object) => `${part(header)}.${part(claims)}`;
    const rsa = content({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) });
    await assertRefused(`${rsa}.${sign('sha256', Buffer.from(rsa), privateKey).toString('base64url')}`, 'RS256');
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await assertRefused(signed(HS256, claims, pem), 'a public key as the secret');
  });

  it('is refused when another key signed it, wherever the header says that key is', async () => {
    for (const key of ['', ' ', 'secret', SECRET.slice(1), `${SECRET} `]) {
      await assertRefused(signed(HS256, claims, key), `key "${key}"`);
    }
    const own = { kty: 'oct', k: Buffer.from('mine').toString('base64url') };
    const headers = [{ kid: '../../../../dev/null' }, { jku: 'https://test.pl/keys' }, { jwk: own }, { crit: ['exp'] }];
    for (const header of headers)
      await assertRefused(signed({ ...HS256, ...header }, claims, 'mine'), JSON.stringify(header));
  });

  it('is refused when a claim is changed, missing or foreign', async () => {
    const [head = '', , signature = ''] = access.split('.');
    await assertRefused(
      `${head}.${part({ ...claims, sub: world.caller('admin').userId })}.${signature}`,
      'changed after signing',
    );
    const seconds = Number(claims.iat);
    for (const change of [
      { exp: seconds - 1 },
      { exp: undefined },
      { exp: 'never' },
      { iss: 'somebody' },
      { iss: undefined },
      { nbf: seconds + 3600 },
      { sub: world.caller('admin').userId },
      { sub: undefined },
      { sub: 'not an id' },
      { sid: newId() },
      { sid: undefined },
      { sid: "' or 1=1 --" },
    ]) {
      await assertRefused(signed(HS256, { ...claims, ...change }), JSON.stringify(change));
    }
  });

  it('is different from every other secret of the API', async () => {
    const file = new URL(privateFileUrl(api.context, `${newId()}.pdf`, new Date()), 'http://localhost');
    const reflink = await api.inject({ url: '/api/reflink/', headers: world.headers('user') });
    const others = {
      refresh,
      userId,
      file: file.searchParams.get('signature'),
      link: reflink.json<{ token: string }>().token,
    };
    for (const [name, secret] of Object.entries(others)) await assertRefused(String(secret), name);
  });

  it('is refused five minutes later', async () => {
    const { access: late } = await world.copyOf('user');
    const later = new Date(Date.now() + 5 * 60 * 1000 + 1000);
    assert.equal(await api.context.accessTokens.verify(late, later), null);
  });
});

describe('an amount of money', () => {
  const fields = spoilable(operations, ({ pattern }) => pattern === MONEY_PATTERN);
  const AMOUNTS = [
    '10.005',
    '10',
    '10.5',
    '10,00',
    ' 10.00',
    '10.00\n',
    '+10.00',
    '１０.００',
    '1e2',
    'NaN',
    `${'9'.repeat(13)}.00`,
  ];

  it('is in several bodies', () => assert.ok(fields.length >= 8, String(fields.length)));

  for (const one of fields) {
    it(`has two decimals: ${one.name}`, async () => {
      const call = await spoiled(one, world);
      if (!call) return;
      for (const amount of [...AMOUNTS, 10, 10.005, 1e308, {}, ['10.00']]) {
        await writes.reset();
        const reply = await api.inject(call.requestWith(amount));
        assert.equal(reply.statusCode, 422, `${amount}: ${reply.body}`);
        assert.ok(reply.json<Problem>().fields?.[one.field], `${amount}: ${reply.body}`);
        assert.deepEqual(await writes.tables(), [], String(amount));
      }
    });
  }
});

const NAMED: Record<string, string> = {
  user_id: 'users',
  company_id: 'companies',
  category_id: 'categories',
  parent_id: 'categories',
};

/** The table of the object that the field refers to. */
async function tableOf(id: unknown, field: string, tables: readonly string[]): Promise<string | undefined> {
  if (typeof id !== 'string') return NAMED[field];
  const found = tables.map(
    (table) => sql`select ${table}::text as name from ${new Sql([`"${table}"`], [])} where id = ${id}`,
  );
  return (await api.db.one<{ name: string }>(joinSql(found, ' union all ')))?.name;
}

describe('an id in a body', () => {
  // Chosen by the sender.
  const OWN_CHOICE = 'client_id';
  const fields = spoilable(operations, ({ format }) => format === 'uuid').filter(({ field }) => field !== OWN_CHOICE);

  it('is in several bodies', () => assert.ok(fields.length >= 20, String(fields.length)));

  for (const one of fields) {
    it(`of another kind of object changes nothing: ${one.name}`, async () => {
      const call = await spoiled(one, world);
      if (!call) return;
      const things = await idsOfThings(api);
      const right = await tableOf(call.original, one.field, [...things.keys()]);
      // An id of the same kind may be permitted for this caller; access.test.ts covers that.
      const others = [...things].flatMap(([table, [id]]) => (id && table !== right ? [[table, id] as const] : []));
      for (const [table, id] of [...others, ['nothing', newId()] as const]) {
        await writes.reset();
        const reply = await api.inject(call.requestWith(id));
        const about = `${table} instead of ${right}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
        assert.ok([403, 404, 409, 422].includes(reply.statusCode), about);
        assert.deepEqual(await writes.tables(), [], about);
      }
    });
  }
});

describe('a request that is not HTTP', () => {
  /** The response to these bytes before the connection closes. */
  async function answerTo(bytes: string): Promise<string> {
    const { port } = api.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.end(bytes);
    await once(socket, 'close', { signal: AbortSignal.timeout(30_000) });
    return said;
  }

  const HEAD = 'POST /api/accounts/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const CASES = {
    'a length that is too short': `${HEAD}Content-Length: 2\r\n\r\n{"email":"a@b.pl"}`,
    'two lengths': `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    'a length and chunks': `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'a length that is no number': `${HEAD}Content-Length: -1\r\n\r\n{}`,
    'a chunk that is none': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    'headers without an end': `${HEAD}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    'another method': 'FOO /api/offers/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'no HTTP at all': '\x16\x03\x01\x02\0\x01\0\x01',
  };

  it('is answered with a problem document, then the connection ends', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    for (const [name, bytes] of Object.entries(CASES)) {
      const said = await answerTo(bytes);
      const last = said.slice(said.lastIndexOf('HTTP/1.1'));
      assert.match(last, /^HTTP\/1\.1 4(00|13) /, `${name}: ${said}`);
      assert.match(last, /application\/problem\+json/, `${name}: ${said}`);
      const document = JSON.parse(last.slice(last.indexOf('{'))) as Problem;
      assert.ok(['malformed_request', 'payload_too_large'].includes(document.code), `${name}: ${said}`);
    }
  });

  it('gets no answer for an incomplete body, and writes nothing', async () => {
    await writes.reset();
    const said = await answerTo(`${HEAD}Content-Length: 5000\r\n\r\n{"email":"a@b.pl"`);
    assert.doesNotMatch(said, /HTTP\/1\.1 [235]/);
    assert.deepEqual(await writes.tables(), []);
  });
});
