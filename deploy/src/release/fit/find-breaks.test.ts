import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, COMPANIES, type KnownParts, known, OFFERS, REACT, SHELL, WALLET } from '../../testing/known.ts';
import { type FitInput, findBreaks, findLosses } from './find-breaks.ts';

const PAGE: readonly KnownParts[] = [OFFERS, COMPANIES, WALLET, ADMIN];

/** The problems of a container beside everything that is live. */
function breaksOf(
  candidate: KnownParts,
  { shell = SHELL, remotes = PAGE }: { shell?: KnownParts; remotes?: readonly KnownParts[] } = {},
  more: Partial<FitInput> = {},
): string[] {
  const live = { shell: known(shell), remotes: remotes.map(known), api: '1.3.0' };
  return findBreaks({ live, candidate: known(candidate), ...more });
}

test('live containers fit beside each other, and so does a new remote with its own pages', () => {
  for (const one of [SHELL, ...PAGE]) assert.deepEqual(breaksOf(one, {}, { before: known(one) }), []);
  const events = { name: 'mf_events', exposes: OFFERS.exposes, routes: [{ path: '/events' }, { path: '/events/:id' }] };
  assert.deepEqual(breaksOf(events), []);
});

test('a remote that uses an export of a newer design system is refused', () => {
  const uses = { '@wspolnik/system': { range: false as const, exports: ['Button', 'Timeline', 'Stepper'] } };
  assert.deepEqual(breaksOf({ ...OFFERS, uses }), [
    'mf_offers uses Timeline and Stepper of @wspolnik/system, which the shell does not export.',
  ]);
});

test('a remote that passes a whole shared module on, or takes names of CommonJS, is compared only by version', () => {
  const uses = {
    react: { range: '^19.0.0', exports: ['useNewHook'] },
    '@wspolnik/system': { range: false as const, exports: null },
  };
  assert.deepEqual(breaksOf({ ...OFFERS, uses }), []);
});

test('a remote for another major version of React is refused', () => {
  const uses = { react: { range: '^18.2.0', exports: null } };
  assert.deepEqual(breaksOf({ ...OFFERS, uses }), ['mf_offers needs react ^18.2.0, and the shell provides 19.3.1.']);
});

test('a remote that needs a shared module which the shell lacks is refused', () => {
  const uses = { 'react-query': { range: '^5.0.0', exports: ['useQuery'] } };
  assert.deepEqual(breaksOf({ ...OFFERS, uses }), ['mf_offers needs react-query, which the shell does not provide.']);
});

test('a shell that stops exporting or providing what a remote uses is refused', () => {
  const provides = {
    react: { ...REACT, version: '20.0.0' },
    '@wspolnik/system': { version: '0.1.0', exports: ['Slot'] },
  };
  assert.deepEqual(breaksOf({ ...SHELL, provides }), [
    'mf_offers needs react ^19.3.1, and the shell provides 20.0.0.',
    'mf_offers uses Button of @wspolnik/system, which the shell does not export.',
  ]);
});

test('a shell that drops an export which nobody uses fits', () => {
  const provides = { react: REACT, '@wspolnik/system': { version: '0.1.0', exports: ['Button', 'Slot'] } };
  assert.deepEqual(breaksOf({ ...SHELL, provides }), []);
});

test('an expose that is missing or was not built is refused, and so is a page without its code', () => {
  assert.deepEqual(breaksOf({ ...OFFERS, exposes: {} }), [
    'mf_offers has pages and does not expose ./app.',
    'mf_offers fills the slot company.offers by ./slot-company-offers, which it does not expose.',
  ]);
  assert.deepEqual(breaksOf({ ...OFFERS, notBuilt: ['./slot-company-offers', 'page-offers'] }), [
    'mf_offers exposes ./slot-company-offers, and its build has no such part.',
    'The page /offers of mf_offers needs page-offers, and its build has no such part.',
  ]);
});

test('a remote with only slots needs no ./app', () => {
  assert.deepEqual(breaksOf({ ...WALLET, routes: [], exposes: { './slot-balance': './src/app/slot-balance.ts' } }), []);
});

test('an event whose detail two containers read differently is refused', () => {
  const shell = { ...SHELL, events: { 'wp:page': { title: 'string' }, 'wp:warm': { path: 'string' } } };
  const breaks = (detail: Record<string, string>) =>
    breaksOf({ ...OFFERS, events: { 'wp:page': detail, 'wp:own': { id: 'string' } } }, { shell });
  assert.deepEqual(breaks({ title: 'number' }), [
    'The event wp:page has title: number for mf_offers, and title: string for shell.',
  ]);
  assert.deepEqual(breaks({ title: 'string', 'subtitle?': 'string' }), []);
});

test('a version of the API that is not running is refused', () => {
  assert.deepEqual(breaksOf({ ...OFFERS, needsApi: '^1.4.0' }), [
    'mf_offers needs version ^1.4.0 of the API, and 1.3.0 is running.',
  ]);
  assert.deepEqual(breaksOf({ ...OFFERS, needsApi: '^1.1.0' }), []);
  const live = { shell: known(SHELL), remotes: [] };
  assert.deepEqual(findBreaks({ live, candidate: known({ ...OFFERS, needsApi: '^9.0.0' }) }), []);
});

test('a withdrawal names the pages and slots that are lost', () => {
  const live = { shell: known(SHELL), remotes: PAGE.map(known) };
  assert.deepEqual(findLosses(live, 'mf_offers'), [
    'The page /offers would be missing.',
    'The page /offers/manage would be missing.',
    'The page /offers/:id would be missing.',
    'The slot company.offers on pages of mf_companies would be empty.',
  ]);
  assert.deepEqual(findLosses(live, 'mf_wallet').slice(1), [
    'The slot header.balance on pages of shell would be empty.',
  ]);
  assert.deepEqual(findLosses(live, 'shell'), ['Nothing works without the shell.']);
  assert.deepEqual(findLosses(live, 'mf_none'), []);
});
