import type { LoginReply, Me, OwnedCompany } from '@wspolnik/contract';
import { currentProfile, deviceMarks, hasRole, rolesOf, SESSION_KEY, useSessionStore } from './index.ts';

const company = {
  id: 'c1',
  name: 'Pracownia',
  role: 'owner',
  image: null,
  thumbnail: null,
  email: null,
} as OwnedCompany;
const user = { id: 'u1', role: 'USER', first_name: 'Ewa', last_name: 'Nowak', email: 'ewa@x.pl', companies: [company] };
const reply = { access: 'a', refresh: 'r', user, company: null } as unknown as LoginReply;
const session = () => useSessionStore.getState();

/** The browser's event in this tab when another one wrote. */
function otherTabWrites(state: object | null) {
  if (state) localStorage.setItem(SESSION_KEY, JSON.stringify({ state, version: 0 }));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  session().clear();
  localStorage.clear();
});

describe('the stored session', () => {
  it('the session contains tokens, user and company and nothing else', () => {
    session().signIn(reply);
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '');
    expect(Object.keys(stored.state).sort()).toEqual(['access_token', 'company', 'refresh_token', 'user']);
    expect(stored.version).toBe(0);
  });

  it('the session is restored after a reload', async () => {
    otherTabWrites({ access_token: 'a', refresh_token: 'r', user, company });
    expect(session()).toMatchObject({ isAuth: true, isLoading: false, access_token: 'a', company: { id: 'c1' } });
  });

  it('the session is a guest’s when it cannot be read', () => {
    session().signIn(reply);
    localStorage.setItem(SESSION_KEY, '{broken');
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(session()).toMatchObject({ isAuth: false, isLoading: false });
  });
});

describe('signing in again', () => {
  const endAs = (used: OwnedCompany | null) => {
    session().signIn(reply);
    session().switchCompany(used);
    session().clear();
  };

  it('the session continues as the company in use when the session expired', () => {
    endAs(company);
    session().signIn(reply);
    expect(session().company).toBe(company);
  });

  it.each([
    ['as another person', { ...reply, user: { ...user, id: 'u2' } }],
    ['without that company', { ...reply, user: { ...user, companies: [] } }],
  ])('%s starts as the person', (_, other) => {
    endAs(company);
    session().signIn(other as unknown as LoginReply);
    expect(session().company).toBeNull();
  });

  it('the session continues as the profile used last after a sign-out as well', async () => {
    session().signIn(reply);
    session().switchCompany(company);
    await session().signOut('remove');
    session().signIn(reply);
    expect(session().company).toBe(company);
    session().switchCompany(null);
    await session().signOut('remove');
    session().signIn(reply);
    expect(session().company).toBeNull();
  });

  it.each([
    ['the one active company that they own', [{ status: 'active' }], 'c1'],
    ['themselves with two', [{ status: 'active' }, { id: 'c2', status: 'active' }], undefined],
    ['themselves with one that waits', [{ status: 'submitted' }], undefined],
    ['themselves with one of others', [{ status: 'active', role: 'member' }], undefined],
  ])('a person who is new to a device begins as %s', (_, owned, id) => {
    const companies = owned.map((over) => ({ ...company, ...over }));
    session().signIn({ ...reply, user: { ...user, companies } } as unknown as LoginReply);
    expect(session().company?.id).toBe(id);
  });

  it('the device remembers each person', async () => {
    endAs(company);
    session().signIn({ ...reply, user: { ...user, id: 'u2' } } as unknown as LoginReply);
    await session().signOut('remove');
    session().signIn(reply);
    expect(session().company).toBe(company);
  });
});

describe('another tab', () => {
  it('another tab signs this one in, switches its profile and signs it out', () => {
    otherTabWrites({ access_token: 'a', refresh_token: 'r', user, company: null });
    expect(rolesOf(session())).toEqual(['user']);
    otherTabWrites({ access_token: 'a', refresh_token: 'r', user, company });
    expect(rolesOf(session())).toEqual(['company']);
    otherTabWrites({ access_token: null, refresh_token: null, user: null, company: null });
    expect(session().isAuth).toBe(false);
  });

  it('another tab that clears all storage signs this one out', () => {
    session().signIn(reply);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session().user).toBeNull();
  });
});

describe('signing out', () => {
  it('signing out takes effect at once, and informs the server with the old tokens', async () => {
    session().signIn(reply);
    const done = session().signOut('remove');
    expect(session().isAuth).toBe(false);
    await done;
    const request = new Request(...((globalThis.fetch as jest.Mock).mock.calls[0] as [string, RequestInit]));
    expect(request.url).toContain('/api/accounts/logout/');
    expect(request.headers.get('authorization')).toBe('Bearer a');
    expect(await request.json()).toEqual({ refresh: 'r' });
  });

  it('signing out works without a network', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    session().signIn(reply);
    await expect(session().signOut('remove')).resolves.toBeUndefined();
    expect(localStorage.getItem(SESSION_KEY)).not.toContain('"a"');
  });
});

describe('the marks of devices', () => {
  const signInAs = (id: string, device_mark: string) =>
    session().signIn({ ...reply, device_mark, user: { ...user, id } } as unknown as LoginReply);

  it('marks are sent with the next sign-in, also after a sign-out, the latest of each person', async () => {
    expect(deviceMarks()).toBeUndefined();
    signInAs('u1', 'first');
    signInAs('u2', 'other');
    signInAs('u1', 'second');
    await session().signOut('remove');
    expect(deviceMarks()).toEqual(['other', 'second']);
  });

  it('marks are kept of the five people who signed in last', () => {
    for (const id of ['1', '2', '3', '4', '5', '6']) signInAs(id, `mark ${id}`);
    expect(deviceMarks()).toEqual(['mark 2', 'mark 3', 'mark 4', 'mark 5', 'mark 6']);
  });
});

describe('roles', () => {
  const admin = { ...user, role: 'ADMIN' } as unknown as Me;

  it('roles follow the acting identity', () => {
    expect(rolesOf({ user: null, company: null })).toEqual([]);
    expect(rolesOf({ user: admin, company: null })).toEqual(['admin']);
    expect(rolesOf({ user: admin, company })).toEqual(['company']);
  });

  it('roles are checked: empty allows everyone, otherwise a listed one', () => {
    expect(hasRole({ user: null, company: null }, [])).toBe(true);
    expect(hasRole({ user: null, company: null }, ['user'])).toBe(false);
    expect(hasRole({ user: admin, company }, ['admin'])).toBe(false);
    expect(hasRole({ user: admin, company }, ['admin', 'company'])).toBe(true);
  });

  it('roles name the profile in use', () => {
    expect(currentProfile({ user: admin, company: null })).toMatchObject({ type: 'user', name: 'Ewa Nowak' });
    expect(currentProfile({ user: admin, company })).toMatchObject({ type: 'company', name: 'Pracownia', id: 'c1' });
    expect(currentProfile({ user: null, company: null })).toBeNull();
  });
});

it('the session drops the company in use when the person is no longer its member', () => {
  session().signIn({ ...reply, company });
  session().setUser({ ...(user as unknown as Me), companies: [] });
  expect(session().company).toBeNull();
});
