import { HOUR_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import { addMember } from '../people.ts';
import { addInvitation, addPerson } from './makers.ts';
import {
  type Area,
  companies,
  everyone,
  managers,
  managersOfCompany,
  type Outcomes,
  row,
  signedIn,
  userAlone,
} from './row.ts';
import type { World } from './world.ts';

const ownersOfCompany = (ok: number): Outcomes => [
  'not_authenticated',
  'company_required',
  'company_required',
  'forbidden',
  'forbidden',
  ok,
  'not_found',
  'company_required',
];

/** A new member of the company with this role. */
async function addColleague(world: World, role: 'member' | 'manager'): Promise<string> {
  const id = await addPerson(world);
  await addMember(world.api, world.company, id, role);
  return id;
}

/** The token of an invitation from a company outside of the table. */
async function invite(world: World, email: string): Promise<{ id: string; token: string }> {
  const company = (await world.ownCompany('none')).id;
  const [id, token, now] = [newId(), newToken(), new Date()];
  await world.api.db.query(sql`
    insert into company_invitations (id, company_id, email, token_hash, invited_by, created_at, sent_at, expires_at)
    values (${id}, ${company}, ${email}, ${hashToken(token)}, ${world.caller('admin').userId}, ${now}, ${now},
            ${new Date(now.getTime() + HOUR_MS)})`);
  return { id, token };
}

const team: Area['rows'] = [
  row('GET /api/accounts/company-members/', companies(200)),
  row('PUT /api/accounts/company-members/shown/', companies(200), () => ({ body: { shown_on_page: true } })),
  row(
    'POST /api/accounts/company-manage-users/',
    managers(200),
    () => ({ body: { action: 'add', email: `${newId()}@test.pl` } }),
    {
      standing: 'unsuspended',
      on: 'invite',
    },
  ),
  row(
    'POST /api/accounts/company-manage-users/',
    managersOfCompany(200),
    async (world) => ({ body: { action: 'remove', user_id: await addColleague(world, 'member') } }),
    { on: 'remove a member' },
  ),
  row(
    'POST /api/accounts/company-manage-users/',
    managersOfCompany(200),
    async (world) => ({ body: { action: 'remove', user_id: await addColleague(world, 'manager') } }),
    { on: 'remove a manager' },
  ),
  row(
    'POST /api/accounts/company-manage-users/',
    companies(200),
    async (world, name) => {
      const self = name === 'none' ? null : await world.copyOf(name);
      const user_id = self?.userId ?? newId();
      return { headers: self?.headers ?? {}, body: { action: 'remove', user_id } };
    },
    { on: 'leave', who: 'The last owner gets 409 `last_owner`.' },
  ),
  row(
    'POST /api/accounts/company-manage-managers/',
    managersOfCompany(200),
    async (world) => ({ body: { action: 'promote', user_id: await addColleague(world, 'member') } }),
    { on: 'promote a member' },
  ),
  row(
    'POST /api/accounts/company-manage-managers/',
    ownersOfCompany(200),
    async (world) => ({ body: { action: 'promote', role: 'owner', user_id: await addColleague(world, 'member') } }),
    { on: 'make an owner' },
  ),
];

const invitations: Area['rows'] = [
  row(
    'GET /api/accounts/company-invitations/',
    managers(200),
    async (world) => ({ mark: await addInvitation(world), query: { limit: '100' } }),
    { seenBy: ['manager', 'owner'] },
  ),
  row('POST /api/accounts/company-invitations/{id}/revoke/', managersOfCompany(200), async (world) => ({
    id: await addInvitation(world),
  })),
  row(
    'POST /api/accounts/company-invitations/{id}/resend/',
    managersOfCompany(200),
    async (world) => ({
      id: await addInvitation(world),
    }),
    { standing: 'unsuspended' },
  ),
  row('GET /api/invite/', everyone(200), async (world) => ({
    query: { token: (await invite(world, `${newId()}@test.pl`)).token },
  })),
  row(
    'POST /api/invite/accept/',
    everyone(201),
    async (world) => {
      const { token } = await invite(world, `${newId()}@test.pl`);
      return { body: { token, first_name: 'Ewa', last_name: 'Lis', password: 'Inne!23456', terms: true } };
    },
    { who: 'Anyone with the mailed link; the account is created for the invited address.' },
  ),
  row(
    'GET /api/accounts/invitations/',
    signedIn(200),
    async (world) => ({ mark: (await invite(world, world.caller('user').email)).id, query: { limit: '100' } }),
    { seenBy: ['user'] },
  ),
  row(
    'POST /api/accounts/invitations/accept/',
    userAlone(200),
    async (world) => ({ body: { id: (await invite(world, world.caller('user').email)).id } }),
    { on: 'by its id', who: 'Only the invited person.' },
  ),
  row(
    'POST /api/accounts/invitations/accept/',
    [
      'not_authenticated',
      200,
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
    ],
    async (world) => ({ body: { token: (await invite(world, world.caller('user').email)).token } }),
    { on: 'by the mailed link', who: 'Only the invited person; a forwarded link does not work.' },
  ),
];

export const members: Area = { title: 'Members and invitations', rows: [...team, ...invitations] };
