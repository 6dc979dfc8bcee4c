import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Access } from './platform/sign-in/access.ts';
import { issueConfirmation } from './platform/sign-in/confirmation.ts';
import { sql } from './storage/sql.ts';
import { IDENTITIES } from './testing/access/identities.ts';
import {
  admins,
  companies,
  everyone,
  expectedOf,
  managers,
  type Outcome,
  type Outcomes,
  owners,
  signedIn,
} from './testing/access/row.ts';
import { ACCESS } from './testing/access/table.ts';
import { accessTrials, outcomeOf } from './testing/access/trials.ts';
import { createTestApi } from './testing/harness.ts';
import { as, proverOf } from './testing/people.ts';

const api = await createTestApi();
const { world, declared, attempt } = await accessTrials(api);
const rows = ACCESS.flatMap((area) => area.rows);

describe('on every call', () => {
  it('an admin who acts as a company has no admin rights', async () => {
    const { userId } = world.caller('other owner');
    await api.db.query(sql`update users set role = 'ADMIN' where id = ${userId}`);
    for (const row of rows) {
      const expected = expectedOf(row, 'other owner');
      if (expected === expectedOf(row, 'admin')) continue;
      const { outcome, about } = await attempt(row, 'other owner');
      assert.equal(outcome, expected, about);
    }
    await api.db.query(sql`update users set role = 'USER' where id = ${userId}`);
  });

  it('a company that the caller does not belong to is refused, or ignored', async () => {
    for (const row of rows) {
      const { outcome, about, shows } = await attempt(row, 'another user', { 'company-id': world.company });
      const asPerson = expectedOf(row, 'another user');
      assert.ok(outcome === 'not_a_member' || outcome === asPerson, about);
      // A call that needs a company must refuse a request without one.
      if (asPerson === 'company_required') assert.equal(outcome, 'not_a_member', about);
      assert.notEqual(shows, true, about);
    }
  });

  it('an ended session is refused, or ignored where none is needed', async () => {
    const { userId, access } = await world.copyOf('admin');
    await api.db.query(sql`update sessions set ended_at = ${new Date()} where user_id = ${userId}`);
    for (const row of rows) {
      const { outcome, about } = await attempt(row, 'none', as(access));
      const asGuest = expectedOf(row, 'none');
      assert.ok(outcome === 'token_not_valid' || (asGuest !== 'not_authenticated' && outcome === asGuest), about);
    }
  });
});

/** Calls that a stolen session must not make. */
const CONFIRMED = [
  'DELETE /api/accounts/company-delete/',
  'POST /api/accounts/admin/tax-report/file/',
  'POST /api/accounts/change-email/',
  'POST /api/accounts/delete-account/',
  'POST /api/accounts/export/',
  'POST /api/accounts/passkeys/options/',
  'POST /api/accounts/passkeys/{id}/remove/',
  'POST /api/accounts/two-step/authenticator/',
  'POST /api/accounts/two-step/authenticator/remove/',
  'POST /api/accounts/two-step/recovery-codes/',
  'POST /api/accounts/two-step/turn-off/',
  'POST /api/admin/releases/',
  'POST /api/admin/users/{id}/role/',
  'POST /api/admin/users/{id}/role/decide/',
  'POST /api/payment/requestwithdrawal/',
  'PUT /api/payment/tax-data/',
];

const PASSES = 0;
/** The refusals that each declaration means. */
const REFUSALS: Record<Access, Outcomes> = {
  public: everyone(PASSES),
  guest: everyone(PASSES),
  person: signedIn(PASSES),
  user: signedIn(PASSES),
  company: companies(PASSES),
  manager: managers(PASSES),
  owner: owners(PASSES),
  admin: admins(PASSES),
};
/** Refusals because of the caller, never because of the object. */
const OF_CALLERS: readonly Outcome[] = ['not_authenticated', 'company_required'];

/** The call and its declaration's refusal of the identity, by access and standing, or {@link PASSES}. */
const refusals = [...declared].flatMap(([call, { access, standing }]) =>
  IDENTITIES.map((name) => ({ call, name, refusal: expectedOf({ outcomes: REFUSALS[access], standing }, name) })),
);

interface Nonsense {
  payload: string;
  type: string;
}

/** A path, a query and a body that fit no schema. */
function nonsense(call: string, { payload, type }: Nonsense, headers: Record<string, string>) {
  const [method, path = ''] = call.split(' ');
  return api.inject({
    method: method as 'GET',
    url: `${path.replace(/\{\w+\}/, 'nonsense')}?page=none&q[]=&token[]=1`,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': type }) },
    ...(method !== 'GET' && { payload }),
  });
}

describe('the declared access', () => {
  it('access agrees with the table', () => {
    for (const { call, name, refusal } of refusals) {
      const expected = rows.filter((row) => row.call === call).map((row) => expectedOf(row, name));
      if (refusal === PASSES) assert.ok(!expected.every((outcome) => OF_CALLERS.includes(outcome)), `${call}, ${name}`);
      else for (const outcome of expected) assert.equal(outcome, refusal, `${call}, ${name}`);
    }
  });

  for (const [title, body] of [
    ['fits no schema', { payload: '{"nonsense":["?"]}', type: 'application/json' }],
    ['cannot be read', { payload: '{"nonsense', type: 'application/json' }],
    ['is larger than any body', { payload: `"${'x'.repeat(300 * 1024)}"`, type: 'application/json' }],
    ['is a form that breaks off', { payload: '--x\r\nContent-Disp', type: 'multipart/form-data; boundary=x' }],
    ['is of an unknown type', { payload: '?', type: 'text/nonsense' }],
  ] as const) {
    it(`access is decided before a request that ${title}`, async () => {
      for (const { call, name, refusal } of refusals) {
        if (refusal === PASSES) continue;
        const reply = await nonsense(call, body, world.headers(name));
        assert.equal(outcomeOf(reply), refusal, `${call}, ${name}: ${reply.body}`);
      }
      for (const [call, { access }] of declared) {
        if (access === 'public') continue;
        const reply = await nonsense(call, body, as('no token of ours'));
        assert.equal(outcomeOf(reply), 'token_not_valid', `${call}: ${reply.body}`);
      }
    });
  }
});

describe('a call that is declared as confirmed', () => {
  const confirmed = refusals.filter(({ call, refusal }) => declared.get(call)?.confirmed && refusal === PASSES);
  const nothing = { payload: '{"nonsense":["?"]}', type: 'application/json' };

  it('the call is refused without a confirmation of the same session from the last five minutes, before its body is looked at', async () => {
    assert.deepEqual([...new Set(confirmed.map(({ call }) => call))].sort(), CONFIRMED);
    const { clock, vault } = api.context;
    const early = new Date(clock().getTime() - 5 * 60 * 1000);
    for (const { call, name } of confirmed) {
      if (name === 'none') continue;
      const prover = await proverOf(api.db, world.headers(name));
      const stranger = await proverOf(api.db, world.headers(name === 'user' ? 'admin' : 'user'));
      assert.ok(prover && stranger);
      const tokens = [
        issueConfirmation(vault, prover, early).token,
        issueConfirmation(vault, stranger, clock()).token,
        issueConfirmation(vault, { ...prover, sessionId: stranger.sessionId }, clock()).token,
        issueConfirmation(vault, { ...prover, credentialsVersion: prover.credentialsVersion - 1 }, clock()).token,
      ];
      for (const confirmation of [undefined, 'made-up', ...tokens]) {
        const headers = { ...world.headers(name), ...(confirmation && { confirmation }) };
        const reply = await nonsense(call, nothing, headers);
        assert.equal(outcomeOf(reply), 'confirmation_required', `${call}, ${name}: ${reply.body}`);
      }
    }
  });
});
