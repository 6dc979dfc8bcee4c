import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { closeJobsJob } from './close-jobs.job.ts';
import { addCategory, addOffer } from './testing/offers.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Praca');
await api.db.query(sql`update categories set is_job = true`);
const owner = await addUser(api, { email: 'owner@test.pl' });
await addUser(api, { email: 'applicant@test.pl' });
const company = await addCompany(api, 'Pracodawca');
await addMember(api, company, owner, 'owner');

const run = (now: Date) => runDue(api.context, [closeJobsJob], now);
const job = (closes_on: string) =>
  addOffer(api, { company_id: company, category_id, title: 'Stolarz', salary_from: 600_000, closes_on });

async function isListed(id: string): Promise<boolean> {
  return (await api.inject({ url: `/api/offers/${id}/` })).statusCode === 200;
}

async function asOwner(url: string, payload: Record<string, unknown>) {
  const headers = await asUser(api, 'owner@test.pl', company);
  const answer = await api.inject({ method: 'POST', url, headers, payload });
  return answer.statusCode === 200 ? 'done' : answer.json().code;
}

describe('the last day of a job', () => {
  it('the job leaves the list when its last day in Poland is over, and not before', async () => {
    const id = await job('2026-12-05');
    // 5 December, 23:30 in Warsaw.
    await run(new Date('2026-12-05T22:30:00Z'));
    assert.equal(await isListed(id), true);
    await run(new Date('2026-12-05T23:30:00Z'));
    assert.equal(await isListed(id), false);
  });

  it('the company is reminded once, from three days before the last one, and again after it was moved', async () => {
    const id = await job('2026-12-20');
    await takeNotifications(api, owner);
    await run(new Date('2026-12-16T10:00:00Z'));
    assert.deepEqual(await takeNotifications(api, owner), []);
    await Promise.all([run(new Date('2026-12-17T10:00:00Z')), run(new Date('2026-12-17T10:00:00Z'))]);
    const params = { offer: 'Stolarz', closes_on: '2026-12-20' };
    const reminder = { kind: 'JobClosing', params, company_id: company, actor: null, subject: `offer:${id}` };
    assert.deepEqual(await takeNotifications(api, owner), [reminder]);
    await api.db.query(sql`update offers set closes_on = '2026-12-28' where id = ${id}`);
    await run(new Date('2026-12-18T10:00:00Z'));
    assert.deepEqual(await takeNotifications(api, owner), []);
    await run(new Date('2026-12-26T10:00:00Z'));
    assert.equal((await takeNotifications(api, owner)).length, 1);
  });

  it('a job whose last day is over takes no applications and is not published again without a new day', async () => {
    const yesterday = polishDay(new Date(api.context.clock().getTime() - DAY_MS));
    const id = await job(yesterday);
    const headers = await asUser(api, 'applicant@test.pl');
    const payload = { offer_id: id, kind: 'application', text: 'Jestem stolarzem.' };
    const asked = await api.inject({ method: 'POST', url: '/api/offers/quotes/', headers, payload });
    assert.equal(asked.json().code, 'offer_closed');
    await api.db.query(sql`update offers set is_active = false where id = ${id}`);
    assert.equal(await asOwner('/api/offers/change-active/', { offer_id: id, active: true }), 'offer_closed');
    const tomorrow = polishDay(new Date(api.context.clock().getTime() + DAY_MS));
    await api.db.query(sql`update offers set closes_on = ${tomorrow} where id = ${id}`);
    assert.equal(await asOwner('/api/offers/change-active/', { offer_id: id, active: true }), 'done');
  });
});
