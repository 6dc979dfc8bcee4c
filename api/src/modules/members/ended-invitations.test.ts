import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import {
  accept,
  acceptNew,
  api,
  asManager,
  company,
  type Headers,
  invited,
  isMember,
  listed,
  other,
  post,
  tokenTo,
} from './testing/invitations.ts';

describe('the end of an invitation', () => {
  const decide = async (id: string, what: 'revoke' | 'resend', headers?: Headers) =>
    post(`accounts/company-invitations/${id}/${what}`, {}, headers ?? (await asManager()));

  test('revoked: the link is invalid and cannot be sent again', async () => {
    const { id } = await invited('revoked@example.test');
    const token = await tokenTo('revoked@example.test');
    assert.equal((await decide(id, 'revoke')).json().status, 'revoked');
    assert.equal((await acceptNew(token)).json().code, 'invitation_revoked');
    assert.equal((await api.inject({ url: `/api/invite/?token=${token}` })).json().code, 'invitation_revoked');
    assert.equal(
      (await accept('stranger@example.test', { token })).json().code,
      'token_invalid',
      'only for the invited',
    );
    for (const what of ['revoke', 'resend'] as const) {
      assert.equal((await decide(id, what)).json().code, 'invalid_transition');
    }
    assert.notEqual((await invited('revoked@example.test')).id, id);
  });

  test('accepted: cannot be revoked or sent again', async () => {
    const { id } = await invited('done@example.test');
    await acceptNew(await tokenTo('done@example.test'));
    for (const what of ['revoke', 'resend'] as const) {
      assert.equal((await decide(id, what)).json().code, 'invalid_transition');
    }
  });

  test('expired after seven days; sending it again adds seven more', async () => {
    const { id } = await invited('late@example.test');
    const token = await tokenTo('late@example.test');
    api.passTime(7 * DAY_MS + 1000);
    assert.equal((await acceptNew(token)).json().code, 'token_expired');
    assert.equal((await api.inject({ url: `/api/invite/?token=${token}` })).json().code, 'token_expired');
    const expired = (await listed('?status=expired')).results.find((row) => row.id === id);
    assert.equal(expired?.status, 'expired');
    assert.ok(!(await listed()).results.some((row) => row.id === id));
    assert.equal((await decide(id, 'resend')).json().status, 'sent');
    assert.equal((await acceptNew(token)).json().code, 'token_invalid');
    assert.equal((await acceptNew(await tokenTo('late@example.test'))).statusCode, 201);
  });

  test('an ended invitation is accessible only to that company', async () => {
    const { id } = await invited('ours@example.test');
    const stranger = await asUser(api, 'stranger@example.test', other);
    const member = await asUser(api, 'member@example.test', company);
    for (const what of ['revoke', 'resend'] as const) {
      assert.equal((await decide(id, what, stranger)).statusCode, 404);
      assert.equal((await decide(id, what, member)).statusCode, 403);
      assert.equal((await decide(newId(), what)).statusCode, 404);
      assert.equal((await decide(id, what, {})).statusCode, 401);
    }
  });

  test('accepted and revoked at once: only one succeeds', async () => {
    const { id } = await invited('both@example.test');
    const token = await tokenTo('both@example.test');
    const [accepted, revoked] = await Promise.all([acceptNew(token), decide(id, 'revoke')]);
    assert.equal(accepted.statusCode === 201, revoked.statusCode !== 200);
    assert.equal(await isMember('both@example.test'), accepted.statusCode === 201);
  });

  test('lists cost few statements', async () => {
    const headers = await asManager();
    const url = '/api/accounts/company-invitations/?status=accepted';
    assert.ok((await statementsOf(api, () => api.inject({ url, headers }))) <= 6);
    const page = (await api.inject({ url: `${url}&limit=1&page=2`, headers })).json();
    assert.equal(page.results.length, 1);
    assert.deepEqual((await api.inject({ url: `${url}&page=99`, headers })).json().results, []);
  });

  test('an ended invitation is deleted after thirty more days', async () => {
    await invited('forgotten@example.test');
    const rows = () => api.db.query(sql`select id from company_invitations where email = 'forgotten@example.test'`);
    api.passTime(36 * DAY_MS);
    await runDueJobs(api.context, api.context.clock());
    assert.equal((await rows()).length, 1);
    api.passTime(2 * DAY_MS);
    await runDueJobs(api.context, api.context.clock());
    assert.equal((await rows()).length, 0);
  });
});
