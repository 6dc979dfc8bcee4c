import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser } from '../../testing/people.ts';

const api = await createTestApi();

const login = (email: string, password: string) =>
  api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });

describe('a password', () => {
  const typed = 'G\u017ceg\u017c\u00f3\u0142ka!2026';
  const apart = typed.normalize('NFD');

  test('a password is the same whether a letter and its mark are one character or two', async () => {
    const id = await addUser(api, { email: 'mac@example.test' });
    await api.db.query(
      sql`update users set password_hash = ${await api.context.passwords.hash(apart)} where id = ${id}`,
    );
    assert.equal((await login('mac@example.test', typed)).statusCode, 200);
    assert.equal((await login('mac@example.test', apart)).statusCode, 200);
    assert.equal((await login('mac@example.test', ` ${typed}`)).statusCode, 401, 'is not trimmed');
  });

  test('a password of before signs in from any device and gets a new hash', async () => {
    const id = await addUser(api, { email: 'early@example.test' });
    const stored = async () =>
      (await api.db.one<{ password_hash: string }>(sql`select password_hash from users where id = ${id}`))
        ?.password_hash;
    const earlier = await hash(apart);
    await api.db.query(sql`update users set password_hash = ${earlier} where id = ${id}`);
    assert.equal((await login('early@example.test', 'Inne!99999')).statusCode, 401);
    assert.equal(await stored(), earlier);
    assert.equal((await login('early@example.test', typed)).statusCode, 200);
    assert.notEqual(await stored(), earlier);
    assert.equal(await api.context.passwords.verify((await stored()) ?? null, apart), 'current');
  });
});
