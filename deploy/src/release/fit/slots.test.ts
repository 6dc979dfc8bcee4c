import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, COMPANIES, type KnownParts, known, OFFERS, SHELL, WALLET } from '../../testing/known.ts';
import { findBreaks } from './find-breaks.ts';

const breaksOf = (candidate: KnownParts, remotes: readonly KnownParts[] = [COMPANIES, WALLET]) =>
  findBreaks({ live: { shell: known(SHELL), remotes: remotes.map(known) }, candidate: known(candidate) });

const EXPOSES = { './slot-chip': './src/app/slot-chip.ts' };
const chip = (...roles: ('user' | 'company' | 'admin')[]): KnownParts => ({
  name: 'mf_chips',
  exposes: EXPOSES,
  slots: [{ name: 'header.balance', expose: './slot-chip', roles }],
  filled: { 'header.balance': {} },
});

test('a slot that belongs to another container is refused', () => {
  assert.deepEqual(breaksOf(chip()), ['mf_chips fills the slot header.balance, which belongs to mf_wallet.']);
  assert.equal(breaksOf(chip('company', 'admin')).length, 1);
});

test('two containers may fill a slot for people who never see both', () => {
  assert.deepEqual(breaksOf(chip('admin')), []);
  assert.deepEqual(breaksOf({ ...chip(), roles: ['admin'] }), []);
});

test('a slot filled for other props than its host passes is refused, whichever of the two comes', () => {
  const filled = { 'company.offers': { companyId: 'number' } };
  const sentence =
    'mf_offers fills the slot company.offers for companyId: number, not for the string that mf_companies passes.';
  assert.deepEqual(breaksOf({ ...OFFERS, filled }), [sentence]);
  assert.deepEqual(breaksOf(COMPANIES, [{ ...OFFERS, filled }]), [sentence]);
});

test('a component that takes more than its host passes is fine, one that takes less is refused', () => {
  const company = "{ id: string; type: 'user' | 'company' }";
  const filled = (type: string) => ({ ...OFFERS, filled: { 'company.offers': { companyId: type } } });
  const host = (type: string) => [{ ...COMPANIES, rendered: { 'company.offers': { companyId: type } } }];
  assert.deepEqual(breaksOf(filled(`${company} | null`), host(company)), []);
  assert.deepEqual(breaksOf(filled('null | string | (() => void)'), host('(() => void) | string')), []);
  assert.equal(breaksOf(filled(company), host(`${company} | null`)).length, 1);
  const calls = (what: string) => `((kind: ${what}) => void)`;
  assert.equal(breaksOf(filled(calls("'a' | 'b' | 'c'")), host(calls("'a' | 'c'"))).length, 1);
});

test('a slot that needs a property which its host does not pass, or not always, is refused', () => {
  const filled = { 'company.offers': { companyId: 'string', city: 'string' } };
  assert.deepEqual(breaksOf({ ...OFFERS, filled }), [
    'mf_offers fills the slot company.offers with a property city, which is not among those that mf_companies passes.',
  ]);
  const rendered = { 'company.offers': { companyId: 'string', 'city?': 'string' } };
  assert.deepEqual(breaksOf({ ...OFFERS, filled }, [{ ...COMPANIES, rendered }]), [
    'mf_offers fills the slot company.offers with a property city, which is not always among those that mf_companies passes.',
  ]);
});

test('a property that only one side knows is fine where the other can do without', () => {
  const filled = { 'company.offers': { companyId: 'string', 'city?': 'string' } };
  assert.deepEqual(breaksOf({ ...OFFERS, filled }), []);
  const rendered = { 'company.offers': { companyId: 'string', city: 'string' } };
  assert.deepEqual(breaksOf(OFFERS, [{ ...COMPANIES, rendered }]), []);
});

test('a slot that no page shows yet is fine: its host may come later', () => {
  assert.deepEqual(breaksOf(OFFERS, [ADMIN]), []);
});
