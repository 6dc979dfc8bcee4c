import { HOUR_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import { formOf, picture } from '../forms.ts';
import { addUser, confirmed, PASSWORD } from '../people.ts';
import type { IdentityName } from './identities.ts';
import { type Area, everyone, row, signedIn, TEAM, userAlone } from './row.ts';
import type { World } from './world.ts';

const NEW_PASSWORD = 'Inne!23456';

/** The query of a mailed link for a new person. */
async function linkOf({ api }: World, purpose: 'verify_email' | 'reset_password' | 'sign_in') {
  const userId = await addUser(api, { email: `${newId()}@test.pl`, verified: purpose !== 'verify_email' });
  const token = newToken();
  const now = new Date();
  await api.db.query(sql`
    insert into one_time_tokens (hash, purpose, user_id, created_at, expires_at)
    values (${hashToken(token)}, ${purpose}, ${userId}, ${now}, ${new Date(now.getTime() + HOUR_MS)})`);
  return { uidb64: toUidb64(userId), token };
}

/** Headers of a copy of the identity whose change of address waits for its link. */
async function withEmailChange(world: World, name: IdentityName): Promise<Record<string, string>> {
  const headers = await world.copyHeaders(name);
  if (!headers.authorization) return headers;
  const request = { payload: { email: `${newId()}@test.pl` }, headers: await confirmed(world.api, headers) };
  await world.api.inject({ method: 'POST', url: '/api/accounts/change-email/', ...request });
  return headers;
}

async function emailChangeLink({ api }: World) {
  const userId = await addUser(api, { email: `${newId()}@test.pl` });
  const token = newToken();
  const now = new Date();
  await api.db.query(sql`
    insert into email_changes (hash, user_id, email, created_at, expires_at)
    values (${hashToken(token)}, ${userId}, ${`${newId()}@test.pl`}, ${now}, ${new Date(now.getTime() + HOUR_MS)})`);
  return { uidb64: toUidb64(userId), token };
}

const newPerson = () => ({
  first_name: 'Ewa',
  last_name: 'Lis',
  email: `${newId()}@test.pl`,
  password: NEW_PASSWORD,
  terms: true,
});

export const accounts: Area = {
  title: 'Accounts and sessions',
  rows: [
    row('POST /api/accounts/register/', everyone(201), () => ({ body: newPerson() })),
    row('GET /api/accounts/verify-email/', everyone(200), async (world) => ({
      query: await linkOf(world, 'verify_email'),
    })),
    row('POST /api/accounts/verify-email/', everyone(200), async (world) => ({
      body: await linkOf(world, 'verify_email'),
    })),
    row('POST /api/accounts/resend-verification/', everyone(204), () => ({ body: { email: `${newId()}@test.pl` } }), {
      who: 'The answer is the same for an unknown address.',
    }),
    row(
      'POST /api/accounts/login/',
      everyone(200),
      async (world) => ({ body: { email: (await world.copyOf('user')).email, password: PASSWORD } }),
      { who: 'With a second step 202, and no session yet.' },
    ),
    row('POST /api/accounts/refresh-token/', everyone(200), async (world) => ({
      body: { refresh: (await world.copyOf('user')).refresh },
    })),
    row(
      'POST /api/accounts/logout/',
      everyone(204),
      async (world) => ({ body: { refresh: (await world.copyOf('user')).refresh } }),
      {
        on: 'with the refresh token',
        who: 'The token is enough to end its session: the access token may have just expired.',
      },
    ),
    row(
      'POST /api/accounts/logout/',
      signedIn(204),
      async (world, name) => ({ headers: await world.copyHeaders(name) }),
      {
        on: 'without it',
      },
    ),
    row('GET /api/accounts/sessions/', signedIn(200)),
    row('POST /api/accounts/sessions/end-others/', signedIn(204)),
    row('POST /api/accounts/ws-ticket/', signedIn(201)),
    row('DELETE /api/accounts/sessions/{id}/', userAlone(204), async (world) => {
      const id = newId();
      const now = new Date();
      await world.api.db.query(sql`
        insert into sessions (id, user_id, created_at, last_used_at, expires_at)
        values (${id}, ${world.caller('user').userId}, ${now}, ${now}, ${new Date(now.getTime() + HOUR_MS)})`);
      return { id };
    }),
    row('POST /api/accounts/login/link/request/', everyone(204), () => ({ body: { email: `${newId()}@test.pl` } }), {
      who: 'The answer is the same for an unknown address.',
    }),
    row('GET /api/accounts/login/link/', everyone(200), async (world) => ({
      query: await linkOf(world, 'sign_in'),
    })),
    row('POST /api/accounts/login/link/', everyone(200), async (world) => ({ body: await linkOf(world, 'sign_in') })),
    row(
      'POST /api/accounts/reset-password/request/',
      everyone(204),
      (world) => ({ body: { email: world.caller('user').email } }),
      { who: 'The answer is the same for an unknown address.' },
    ),
    row('GET /api/accounts/reset-password/link/', everyone(204), async (world) => ({
      query: await linkOf(world, 'reset_password'),
    })),
    row('POST /api/accounts/reset-password/submit/', everyone(204), async (world) => ({
      body: { ...(await linkOf(world, 'reset_password')), password: NEW_PASSWORD },
    })),
    row('POST /api/accounts/change-password/', signedIn(204), async (world, name) => ({
      headers: await world.copyHeaders(name),
      body: { old_password: PASSWORD, password: NEW_PASSWORD },
    })),
    row('GET /api/accounts/user-data/', signedIn(200)),
    row('GET /api/accounts/user-data/{id}/', everyone(200), (world) => ({ id: world.caller('user').userId }), {
      who: 'The public profile; address, phone, contacts and details as their owner shows them.',
    }),
    row('PUT /api/accounts/user-settings/', signedIn(200), () => ({ body: { last_name: 'Nowak' } })),
    row('GET /api/accounts/profile/', signedIn(200)),
    row('PUT /api/accounts/profile/', signedIn(200), () => ({ body: { headline: 'Doradca podatkowy' } })),
    row('POST /api/accounts/user-image-update/', signedIn(200), async () => ({
      body: formOf({ image: await picture() }),
    })),
    row('DELETE /api/accounts/user-image-update/', signedIn(200)),
    row('GET /api/accounts/company-list/', signedIn(200), (world) => ({ mark: world.company }), { seenBy: TEAM }),
    row(
      'GET /api/accounts/company-list/{id}/',
      ['not_authenticated', 'not_found', 'not_found', 200, 200, 200, 'not_found', 'not_found'],
      (world) => ({ id: world.company }),
      { who: 'Its members.' },
    ),
    row(
      'POST /api/accounts/delete-account/',
      signedIn(204),
      async (world, name) => ({ headers: await confirmed(world.api, await world.copyHeaders(name)), body: {} }),
      { who: 'The last owner of a company gets 409 `last_owner`, the last admin 409 `last_admin`.' },
    ),
    row('GET /api/accounts/obligations/', signedIn(200), undefined, { who: 'Their own account.' }),
    row('GET /api/accounts/export/', signedIn(200), undefined, { who: 'The copy of their own data.' }),
    row('POST /api/accounts/export/', signedIn(201), async (world, name) => ({
      headers: await confirmed(world.api, await world.copyHeaders(name)),
    })),
    row('GET /api/accounts/change-email/', signedIn(200)),
    row('POST /api/accounts/change-email/', signedIn(204), async (world, name) => ({
      headers: await confirmed(world.api, await world.copyHeaders(name)),
      body: { email: `${newId()}@test.pl` },
    })),
    row('DELETE /api/accounts/change-email/', signedIn(204), async (world, name) => ({
      headers: await withEmailChange(world, name),
    })),
    row('POST /api/accounts/change-email/resend/', signedIn(204), async (world, name) => ({
      headers: await withEmailChange(world, name),
    })),
    row('POST /api/accounts/change-email/confirm/', everyone(200), async (world) => ({
      body: await emailChangeLink(world),
    })),
  ],
};
