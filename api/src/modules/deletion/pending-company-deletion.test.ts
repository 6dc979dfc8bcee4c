import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addMember, as, signIn } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addOffer } from '../offers/testing/offers.ts';
import {
  addOrder,
  addPerson,
  addPoints,
  addTeam,
  api,
  asAdmin,
  category,
  deleteAny,
  mailsTo,
  requestCompanyDeletion,
  requestDeletion,
  type Team,
} from './testing/deletion.ts';

const keep = (headers: Record<string, string>) =>
  api.inject({ method: 'POST', url: '/api/accounts/company-delete/cancel/', headers });
const status = async (url: string) => (await api.inject({ url: `/api/${url}` })).statusCode;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
/** The owner's session of now: former ones have expired when days have passed. */
const signedIn = async ({ company, owner }: Team) => as((await signIn(api, owner.email)).access, company);
const deletesAt = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/company-obligations/', headers })).json().deletes_at as string | null;
async function pass(days: number): Promise<void> {
  api.passTime(days * DAY_MS);
  await runDueJobs(api.context, api.context.clock());
}

describe('the requested deletion of a company', () => {
  test('the deletion is not ended by an admin who lifts a suspension; an admin may delete the company at once', async () => {
    const { company, headers } = await addTeam();
    await requestCompanyDeletion(headers);
    const payload = { company_id: company, suspend: false };
    const lifted = await api.inject({ method: 'POST', url: '/api/admin/suspend_company/', payload, headers: asAdmin });
    assert.equal(lifted.json().code, 'invalid_transition');
    assert.equal((await deleteAny(company)).statusCode, 204);
  });

  test('the only owner may request the deletion of the account meanwhile', async () => {
    const { owner, headers } = await addTeam();
    assert.equal((await requestDeletion(owner.headers)).json().code, 'last_owner');
    await requestCompanyDeletion(headers);
    assert.equal((await requestDeletion(owner.headers)).statusCode, 204);
  });

  test('the deletion needs a confirmation, hides the company at once and deletes it after seven days', async () => {
    const team = await addTeam('Znikająca');
    const offer = await addOffer(api, { company_id: team.company, category_id: category });
    const url = '/api/accounts/company-delete/';
    const unconfirmed = await api.inject({ method: 'DELETE', url, headers: team.headers });
    assert.equal(unconfirmed.json().code, 'confirmation_required');
    assert.equal((await requestCompanyDeletion(team.headers)).statusCode, 204);
    assert.equal((await requestCompanyDeletion(team.headers)).json().code, 'already_decided');
    for (const page of [`accounts/company-list-all/${team.company}/`, `offers/${offer}/`])
      assert.equal(await status(page), 404);
    const state = await api.inject({ url: '/api/accounts/company-verification-submission/', headers: team.headers });
    assert.ok(state.json().deletion_requested_at);
    const at = await deletesAt(team.headers);
    assert.ok(at && Math.abs(Date.parse(at) - api.context.clock().getTime() - 7 * DAY_MS) < 60_000);
    assert.match((await subjectsTo(team.owner.email))[0] ?? '', /^Firma Znikająca zostanie usunięta /);
    await pass(6.9);
    assert.ok(await deletesAt(await signedIn(team)));
    await pass(0.2);
    assert.equal((await subjectsTo(team.owner.email))[0], 'Firma Znikająca została usunięta');
    const row = await api.db.one(sql`select deleted_at is not null as gone from companies where id = ${team.company}`);
    assert.deepEqual(row, { gone: true });
  });

  test('the deletion is taken back by any owner: the company is as before, and stays', async () => {
    for (const before of ['active', 'draft', 'suspended']) {
      const team = await addTeam('Wracająca');
      const offer = await addOffer(api, { company_id: team.company, category_id: category });
      const [other, manager] = [await addPerson(), await addPerson()];
      await addMember(api, team.company, other.id, 'owner');
      await addMember(api, team.company, manager.id, 'manager');
      await api.db.query(sql`update companies set status = ${before} where id = ${team.company}`);
      assert.equal((await requestCompanyDeletion(team.headers)).statusCode, 204);
      assert.equal((await keep({ ...manager.headers, 'company-id': team.company })).json().code, 'forbidden');
      assert.equal((await keep({ ...other.headers, 'company-id': team.company })).statusCode, 204);
      assert.equal((await keep(team.headers)).json().code, 'invalid_transition');
      assert.equal(await deletesAt(team.headers), null);
      assert.equal((await subjectsTo(other.email))[0], 'Firma Wracająca zostaje w serwisie Wspólnik');
      assert.equal(await status(`offers/${offer}/`), before === 'active' ? 200 : 404);
      await pass(8);
      const row = await api.db.one(sql`select status, deleted_at from companies where id = ${team.company}`);
      assert.deepEqual(row, { status: before, deleted_at: null });
    }
  });

  test('the deletion waits for those who wait for the company again, and gives up points that arrived', async () => {
    const team = await addTeam('Spóźniona');
    assert.equal((await requestCompanyDeletion(team.headers)).statusCode, 204);
    const order = await addOrder(team.company, (await addPerson()).id, 'bought');
    await addPoints(companyAsOwner(team.company), 'available');
    await pass(7.1);
    const gone = async () =>
      (
        await api.db.one<{ gone: boolean }>(sql`
        select deleted_at is not null as gone from companies where id = ${team.company}`)
      )?.gone;
    assert.equal(await gone(), false);
    await api.db.query(sql`update orders set status = 'cancelled' where id = ${order}`);
    await pass(1.1);
    assert.equal(await gone(), true);
  });
});
