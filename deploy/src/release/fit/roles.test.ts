import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, type KnownParts, known, OFFERS, SHELL, WALLET } from '../../testing/known.ts';
import { findBreaks } from './find-breaks.ts';

const breaksOf = (before: KnownParts, after: KnownParts, allowWider?: boolean) =>
  findBreaks({
    live: { shell: known(SHELL), remotes: [known(before)] },
    candidate: known(after),
    before: known(before),
    allowWider,
  });

test('a guarded container that would be public is refused, unless that is allowed', () => {
  const after = { ...ADMIN, roles: [] };
  assert.deepEqual(breaksOf(ADMIN, after), ['mf_admin was for admin, and would be for everybody.']);
  assert.deepEqual(breaksOf(ADMIN, after, true), []);
});

test('a page for more people than before is refused', () => {
  const manage = (rest: object) => ({ ...OFFERS, routes: [{ path: '/offers/manage', ...rest }] });
  assert.deepEqual(breaksOf(OFFERS, manage({})), [
    'The page /offers/manage of mf_offers was for company, and would be for everybody.',
  ]);
  assert.deepEqual(breaksOf(OFFERS, manage({ protected: true })), [
    'The page /offers/manage of mf_offers was for company, and would be for everybody who is signed in.',
  ]);
  assert.deepEqual(breaksOf(OFFERS, manage({ roles: ['company', 'admin'] })), [
    'The page /offers/manage of mf_offers was for company, and would be for company and admin.',
  ]);
});

test('a slot for more people than before is refused', () => {
  const slots = [{ name: 'header.balance', expose: './slot-balance' }];
  assert.deepEqual(breaksOf(WALLET, { ...WALLET, slots }), [
    'The slot header.balance of mf_wallet was for user and company, and would be for everybody.',
  ]);
});

test('fewer people, another order, and every role instead of a sign-in are fine', () => {
  assert.deepEqual(breaksOf(OFFERS, { ...OFFERS, roles: ['company'] }), []);
  const roles = ['company' as const, 'user' as const];
  assert.deepEqual(
    breaksOf(WALLET, { ...WALLET, slots: [{ name: 'header.balance', expose: './slot-balance', roles }] }),
    [],
  );
  const registry = { path: '/points/registry', roles: ['user' as const, 'company' as const, 'admin' as const] };
  assert.deepEqual(breaksOf(WALLET, { ...WALLET, routes: [registry] }), []);
  assert.deepEqual(breaksOf(ADMIN, { ...ADMIN, routes: [{ path: '/admin' }] }), []);
});
