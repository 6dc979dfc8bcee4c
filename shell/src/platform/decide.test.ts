import { me, sellerProfile } from '@wspolnik/testing';
import { decide, type Visitor } from './decide.ts';
import type { PublicRemote } from './release.ts';

const remotes: PublicRemote[] = [
  {
    name: 'mf_offers',
    entry: `/r/mf_offers/${'a'.repeat(64)}.js`,
    routes: [
      { path: '/offers' },
      { path: '/offers/create', protected: true, roles: ['company'] },
      { path: '/offers/:id' },
      { path: '/network', protected: true },
    ],
  },
];
const admin: PublicRemote = {
  name: 'mf_admin',
  entry: `/g/cap/mf_admin/${'b'.repeat(64)}.js`,
  roles: ['admin'],
  routes: [{ path: '/admin' }],
};
const guest: Visitor = { session: { user: null, company: null, isAuth: false }, remotes, grantsPending: false };
const person: Visitor = { ...guest, session: { user: me(), company: null, isAuth: true } };
const firm: Visitor = { ...guest, session: { user: me(), company: sellerProfile, isAuth: true } };
const boss: Visitor = {
  session: { user: me({ role: 'ADMIN' }), company: null, isAuth: true },
  remotes: [...remotes, admin],
  grantsPending: false,
};

const at = (path: string, visitor: Visitor) => {
  const { pathname, search, hash } = new URL(path, 'http://x');
  return decide({ pathname, search, hash }, visitor);
};

it('the shell prefers exact paths to parameters', () => {
  expect(at('/offers/create', firm)).toMatchObject({ kind: 'remote', route: { path: '/offers/create' } });
  expect(at('/offers/7', guest)).toMatchObject({ kind: 'remote', route: { path: '/offers/:id' } });
});

it('the shell sends a guest to sign in, and back to the full address', () => {
  expect(at('/network?depth=2#top', guest)).toEqual({
    kind: 'redirect',
    to: '/auth/login?from=%2Fnetwork%3Fdepth%3D2%23top',
  });
  expect(at('/network', person)).toMatchObject({ kind: 'remote' });
});

it('the shell sends a person without a company to choose one', () => {
  expect(at('/offers/create', person)).toEqual({
    kind: 'redirect',
    to: '/auth/change-profile?from=%2Foffers%2Fcreate',
  });
});

it('the shell knows the administration only for admins', () => {
  expect(at('/admin', person)).toEqual({ kind: 'missing' });
  expect(at('/admin', { ...person, remotes: [...remotes, admin] })).toEqual({ kind: 'missing' });
  expect(at('/admin', { ...boss, remotes, grantsPending: true })).toEqual({ kind: 'waiting' });
  expect(at('/admin', boss)).toMatchObject({ kind: 'remote', remote: 'mf_admin' });
});

it('the shell sends a guest of the administration to sign in, whether the page exists or not', () => {
  const to = (from: string) => ({ kind: 'redirect', to: `/auth/login?from=${encodeURIComponent(from)}` });
  expect(at('/admin', guest)).toEqual(to('/admin'));
  expect(at('/admin/users?q=anna#list', guest)).toEqual(to('/admin/users?q=anna#list'));
  expect(at('/admin/nothing-here', guest)).toEqual(to('/admin/nothing-here'));
  expect(at('/administration', guest)).toEqual({ kind: 'missing' });
});

it('the shell owns its pages and no unknown ones', () => {
  expect(at('/', guest)).toMatchObject({ kind: 'shell', route: { path: '/' } });
  expect(at('/auth/change-profile', guest)).toMatchObject({ kind: 'redirect' });
  expect(at('/nope', guest)).toEqual({ kind: 'missing' });
});

it.each([
  ['/auth/login?from=%2Fnetwork', '/network'],
  ['/auth/signup', '/offers'],
  ['/auth', '/offers'],
  ['/auth/login?from=%2Fauth%2Flogin', '/offers'],
  ['/auth/login?from=%2F%2Fevil.example', '/offers'],
  ['/auth/login?company_id=7&from=%2Fnetwork', '/auth/change-profile?company_id=7&from=%2Fnetwork'],
])('the shell leads a signed-in person on from %s', (path, to) => {
  expect(at(path, person)).toEqual({ kind: 'redirect', to });
  expect(at(path, guest)).toMatchObject({ kind: 'shell' });
});

it('the shell lets a signed-in person open an invitation', () => {
  expect(at('/auth/signup?token=t', person)).toMatchObject({ kind: 'shell' });
  expect(at('/auth/change-profile?token=t', person)).toMatchObject({ kind: 'shell' });
});

it('the shell leads an admin who must set up a second step to do so, and nobody else', () => {
  const user = me({ role: 'ADMIN', second_step_required: true });
  const barred: Visitor = { ...guest, session: { user, company: null, isAuth: true } };
  const to = '/account/settings/password?from=%2Fadmin%2Fusers%3Fq%3Da';
  expect(at('/admin/users?q=a', barred)).toEqual({ kind: 'redirect', to });
  expect(at('/auth/login?from=%2Fadmin%2Fusers%3Fq%3Da', barred)).toEqual({ kind: 'redirect', to });
  expect(at('/offers', barred)).toMatchObject({ kind: 'remote' });
  expect(at('/account/settings/password', barred)).toMatchObject({ kind: 'shell' });
  expect(at('/admin/nothing', boss)).toEqual({ kind: 'missing' });
});

it('a page that this device does not have becomes the offline page, whoever opens it, and no other page does', () => {
  const away = { ...guest, unread: '/network?depth=2' };
  expect(at('/network?depth=2#top', away)).toMatchObject({ kind: 'shell', route: { path: '/offline' } });
  expect(at('/network', { ...person, unread: '/network?depth=2' })).toMatchObject({ kind: 'remote' });
});
