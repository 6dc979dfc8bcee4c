import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import {
  addTeam,
  api,
  companyIn,
  decide,
  FORM,
  mailsTo,
  manager,
  member,
  post,
  STEPS,
  statusOf,
  submit,
  suspend,
} from './testing/verification.ts';

/** The result of each step in each state; null where it is refused. */
const MACHINE: Record<string, Record<string, string | null>> = {
  draft: { submit: 'submitted', activate: null, reject: null, suspend: null, reactivate: null },
  submitted: { submit: null, activate: 'active', reject: 'rejected', suspend: null, reactivate: null },
  rejected: { submit: 'submitted', activate: null, reject: null, suspend: null, reactivate: null },
  active: { submit: null, activate: null, reject: null, suspend: 'suspended', reactivate: null },
  suspended: { submit: null, activate: null, reject: null, suspend: null, reactivate: 'active' },
};

describe('the states of a company', () => {
  for (const [state, steps] of Object.entries(MACHINE)) {
    for (const [step, to] of Object.entries(steps)) {
      test(`${state}: ${step} ${to ? `→ ${to}` : 'is refused'}`, async () => {
        const company = await companyIn(state);
        const reply = await STEPS[step]?.(company);
        assert.equal(await statusOf(company), to ?? state);
        if (to) return;
        assert.equal(reply?.statusCode, 409);
        const code = step === 'activate' || step === 'reject' ? 'already_decided' : 'invalid_transition';
        assert.equal(reply?.json().code, code);
      });
    }
  }

  test('the refusal answers the possible actions instead', async () => {
    assert.deepEqual((await suspend(await companyIn('draft'), true)).json().allowed_actions, ['submit']);
    assert.deepEqual((await submit(await companyIn('active'))).json().allowed_actions, ['suspend']);
  });
});

describe('decisions', () => {
  test('decisions are mailed with their reason, in the language of each owner', async () => {
    await api.db.query(sql`delete from outbox`);
    await api.db.query(sql`update users set locale = 'en' where id = ${manager}`);
    const company = await addTeam('Pocztowa');
    await submit(company, { ...FORM, nip: newNip() }, await asUser(api, 'manager@example.test', company));
    await decide(company, false);
    const [pl] = await mailsTo('owner@example.test');
    assert.equal(pl?.subject, 'Firma Pocztowa: zgłoszenie do poprawy');
    assert.ok(pl?.text.includes('Powód: Nieczytelny dokument'));
    const [en] = await mailsTo('manager@example.test');
    assert.ok(en?.text.includes('Reason: Nieczytelny dokument'));
    assert.ok(en?.text.includes(`/en/companies/verify-company?company_id=${company}`));
    assert.deepEqual(await mailsTo('member@example.test'), []);
    await submit(company);
    await decide(company, true);
    assert.equal((await mailsTo('owner@example.test'))[0]?.subject, 'Firma Pocztowa jest aktywna');
  });
});

describe('a suspension', () => {
  test('a suspension hides the company, tells its owners why, and is audited', async () => {
    const company = await companyIn('active');
    const url = `/api/accounts/company-list-all/${company}/`;
    assert.equal((await api.inject({ url })).statusCode, 200);
    await takeNotifications(api, member);
    await suspend(company, true);
    assert.equal((await api.inject({ url })).statusCode, 404);
    assert.ok((await mailsTo('owner@example.test'))[0]?.text.includes('Skargi kupujących'));
    await suspend(company, false);
    assert.equal((await api.inject({ url })).statusCode, 200);
    const params = { company: 'Maszyna', reason: 'Skargi kupujących' };
    const notification = { params, company_id: company, actor: null, subject: `company:${company}` };
    assert.deepEqual(await takeNotifications(api, member), [
      { kind: 'CompanySuspended', ...notification },
      { kind: 'CompanyActivated', ...notification },
    ]);
    const audit = await api.db.query(sql`
      select action, details from audit_log
      where subject_id = ${company} and action in ('company.suspended', 'company.reactivated') order by at, id`);
    assert.deepEqual(audit, [
      { action: 'company.suspended', details: { reason: 'Skargi kupujących' } },
      { action: 'company.reactivated', details: { reason: 'Skargi kupujących' } },
    ]);
  });

  test('a suspension needs a reason, a company and an admin', async () => {
    const company = await companyIn('active');
    assert.deepEqual((await suspend(company, true, ' ')).json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await suspend('0198a000-0000-7000-8000-000000000000', true)).json().code, 'not_found');
    const payload = { company_id: company, suspend: true, reason: 'x' };
    assert.equal((await post('suspend_company', payload, {})).statusCode, 401);
    for (const acting of [undefined, company]) {
      const headers = await asUser(api, 'owner@example.test', acting);
      assert.equal((await post('suspend_company', payload, headers)).statusCode, 403);
    }
    assert.equal(await statusOf(company), 'active');
  });
});
