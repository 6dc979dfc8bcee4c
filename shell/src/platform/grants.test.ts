import { waitFor } from '@testing-library/react';
import type { LoginReply } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { startGrants } from './grants.ts';
import { availableRemotes } from './remotes.ts';

const granted = {
  name: 'mf_admin',
  entry: `/g/x/mf_admin/${'a'.repeat(64)}.js`,
  roles: ['admin'],
  routes: [],
  slots: [],
};
const admin = { id: 'u1', role: 'ADMIN', companies: [] };

/** A gateway and an API that accept only the token `fresh`, obtained by a refresh. */
async function answer(request: Request): Promise<Response> {
  if (request.url.endsWith('accounts/refresh-token/')) return Response.json({ access: 'fresh', refresh: 'r2' });
  if (request.headers.get('authorization') === 'Bearer fresh') return Response.json({ remotes: [granted] });
  return Response.json({ code: 'token_not_valid' }, { status: 401 });
}

beforeEach(() => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
  useSessionStore.getState().clear();
});

it('the shell grants the guarded remote to an admin whose access token has expired, and revokes it after sign-out', async () => {
  startGrants();
  expect(availableRemotes()).toEqual([]);
  useSessionStore
    .getState()
    .signIn({ access: 'old', refresh: 'r1', user: admin, company: null } as unknown as LoginReply);
  await waitFor(() => expect(availableRemotes().map(({ name }) => name)).toEqual(['mf_admin']));
  useSessionStore.getState().clear();
  await waitFor(() => expect(availableRemotes()).toEqual([]));
});

it('the shell sends no request for anybody else', () => {
  const user = { ...admin, role: 'USER' };
  useSessionStore.getState().signIn({ access: 'fresh', refresh: 'r1', user, company: null } as unknown as LoginReply);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
