import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPANIES, type KnownParts, known, OFFERS, SHELL } from '../../testing/known.ts';
import { describeDiff, diffContainers } from './diff-containers.ts';

const diff = (before: KnownParts | null, after: KnownParts) =>
  describeDiff(diffContainers(before && known(before), known(after)));

test('a container that is the same for others asks for a patch', () => {
  assert.deepEqual(diff(OFFERS, OFFERS), ['Nothing changes for others: a patch.']);
});

test('additions ask for a minor step', () => {
  const routes = [...OFFERS.routes, { path: '/offers/compare', protected: true }];
  const events = { 'wp:page': { title: 'string' } };
  assert.deepEqual(diff(OFFERS, { ...OFFERS, routes, events }), [
    'Asks for a minor step.',
    '+ page /offers/compare for everybody who is signed in',
    '+ event wp:page',
  ]);
});

test('losses, also for some people, ask for a major step', () => {
  const after = {
    ...OFFERS,
    routes: [{ path: '/offers', protected: true }],
    slots: [],
    filled: {},
    exposes: { './app': './src/app/app.ts' },
  };
  assert.deepEqual(diff(OFFERS, after), [
    'Asks for a major step.',
    '- expose ./slot-company-offers',
    '~ page /offers for everybody who is signed in, was for everybody',
    '- page /offers/:id',
    '- page /offers/manage',
    '- slot company.offers',
  ]);
});

test('props break whoever passes them by a new demand, and whoever takes them by a loss', () => {
  const filled = { 'company.offers': { companyId: 'string', city: 'string' } };
  assert.deepEqual(diff(OFFERS, { ...OFFERS, filled }), [
    'Asks for a major step.',
    '+ slot company.offers: city: string',
  ]);
  const optional = { 'company.offers': { companyId: 'string', 'city?': 'string' } };
  assert.equal(diff(OFFERS, { ...OFFERS, filled: optional })[0], 'Asks for a minor step.');
  assert.deepEqual(diff(COMPANIES, { ...COMPANIES, rendered: { 'company.offers': {} } }), [
    'Asks for a major step.',
    '- place for the slot company.offers: companyId: string',
  ]);
  const wider = { 'company.offers': { companyId: 'string | null' } };
  assert.deepEqual(diff(OFFERS, { ...OFFERS, filled: wider }), [
    'Asks for a minor step.',
    '~ slot company.offers: companyId: string | null, was string',
  ]);
  assert.equal(diff(COMPANIES, { ...COMPANIES, rendered: wider })[0], 'Asks for a major step.');
  const events = { 'wp:page': { title: 'string' } };
  assert.deepEqual(diff({ ...OFFERS, events }, { ...OFFERS, events: { 'wp:page': { title: 'number' } } }), [
    'Asks for a major step.',
    '~ event wp:page: title: number, was string',
  ]);
});

test('exports of the shell are its interface, what a remote uses is not', () => {
  const provides = {
    react: { version: '19.4.0', exports: null },
    '@wspolnik/system': { version: '0.1.0', exports: ['Button', 'Slot', 'Stepper'] },
  };
  assert.deepEqual(diff(SHELL, { ...SHELL, provides }), [
    'Asks for a major step.',
    '+ export of @wspolnik/system: Stepper',
    '- export of @wspolnik/system: Tooltip',
    '~ shared module react 19.4.0, was 19.3.1',
  ]);
  const uses = { ...OFFERS.uses, '@wspolnik/system': { range: false as const, exports: ['Button', 'Stepper'] } };
  assert.deepEqual(diff(OFFERS, { ...OFFERS, uses, needsApi: '^1.2.0' }), [
    'Asks for a patch step.',
    '- use of @wspolnik/system: Slot',
    '+ use of @wspolnik/system: Stepper',
    '~ needs API ^1.2.0, was ^1.0.0',
  ]);
});

test('titles and bytes are listed, and require nothing', () => {
  const titled = (pl: string) => ({ ...COMPANIES, routes: [{ path: '/companies', title: { pl, en: 'Companies' } }] });
  assert.deepEqual(
    diff(
      { ...titled('Firmy'), bytes: { '/companies': 52_140, '/old': 10 } },
      { ...titled('Spółki'), bytes: { '/companies': 49_000 } },
    ),
    [
      'Asks for a patch step.',
      '~ page /companies with title "Spółki", "Companies", was "Firmy", "Companies"',
      'Bytes of a first visit:',
      '  /companies: 52.1 KB → 49.0 KB',
      '  /old: 0.0 KB → none',
    ],
  );
});

test('a first release lists everything', () => {
  assert.deepEqual(diff(null, COMPANIES), [
    'Asks for a minor step.',
    '+ expose ./app',
    '+ page /companies for everybody',
    '+ page /companies/:id for everybody',
    '+ place for the slot company.offers',
  ]);
});
