import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Problem } from '@wspolnik/contract/errors';
import { privateFileUrl } from './platform/files/file-urls.ts';
import { newId } from './platform/ids.ts';
import { World } from './testing/access/world.ts';
import { watchWrites } from './testing/access/writes.ts';
import { createTestApi } from './testing/harness.ts';

const SECRET = 'a secret of this test, long enough for any algorithm there is, and then some';
const api = await createTestApi({ env: { JWT_SECRET: SECRET } });
const world = await World.create(api);
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

  it('a token works when it is ours', async () => {
    assert.equal((await rename(signed(HS256, claims))).statusCode, 200);
  });

  it('a token is refused without a signature, whatever algorithm it names', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
      const content = `${part({ alg })}.${part(claims)}`;
      for (const token of [`${content}.`, content, `${content}.${hmac(content, SECRET)}`]) {
        await assertRefused(token, `alg ${alg}`);
      }
    }
  });

  it('a token is refused when another algorithm signed it, also with the right key', async () => {
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

  it('a token is refused when another key signed it, wherever the header says that key is', async () => {
    for (const key of ['', ' ', 'secret', SECRET.slice(1), `${SECRET} `]) {
      await assertRefused(signed(HS256, claims, key), `key "${key}"`);
    }
    const own = { kty: 'oct', k: Buffer.from('mine').toString('base64url') };
    const headers = [{ kid: '../../../../dev/null' }, { jku: 'https://test.pl/keys' }, { jwk: own }, { crit: ['exp'] }];
    for (const header of headers)
      await assertRefused(signed({ ...HS256, ...header }, claims, 'mine'), JSON.stringify(header));
  });

  it('a token is refused when a claim is changed, missing or foreign', async () => {
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

  it('a token is different from every other secret of the API', async () => {
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

  it('a token is refused after five minutes', async () => {
    const { access: late } = await world.copyOf('user');
    const later = new Date(Date.now() + 5 * 60 * 1000 + 1000);
    assert.equal(await api.context.accessTokens.verify(late, later), null);
  });
});
