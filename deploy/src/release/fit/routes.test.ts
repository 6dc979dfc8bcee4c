import assert from 'node:assert/strict';
import { test } from 'node:test';
import { known, OFFERS, SHELL } from '../../testing/known.ts';
import { findBreaks } from './find-breaks.ts';
import { meet } from './routes.ts';

const EXPOSES = { './app': './src/app/app.ts' };
const breaksOf = (...paths: string[]) =>
  findBreaks({
    live: { shell: known(SHELL), remotes: [known(OFFERS)] },
    candidate: known({ name: 'mf_new', exposes: EXPOSES, routes: paths.map((path) => ({ path })) }),
  });

test('a page of another container is refused, with the same pattern or another one for the same addresses', () => {
  assert.deepEqual(breaksOf('/offers'), ['mf_new and mf_offers both have the page /offers.']);
  assert.deepEqual(breaksOf('/offers/:slug'), [
    'The page /offers/:slug of mf_new and /offers/manage of mf_offers match the same addresses.',
    'The page /offers/:slug of mf_new and /offers/:id of mf_offers match the same addresses.',
  ]);
  assert.deepEqual(breaksOf('/:anything'), [
    'The page /:anything of mf_new and /offers of mf_offers match the same addresses.',
  ]);
  assert.deepEqual(breaksOf('/offers/compare'), [
    'The page /offers/compare of mf_new and /offers/:id of mf_offers match the same addresses.',
  ]);
});

test('pages of the shell count as well', () => {
  assert.deepEqual(breaksOf('/account/:part/profile'), [
    'The page /account/:part/profile of mf_new and /account/settings/profile of shell match the same addresses.',
  ]);
});

test('pages of another length or with another beginning, and exact ones before :id of the same container, are fine', () => {
  assert.deepEqual(breaksOf('/offers/:id/history', '/offerings/:id', '/events', '/events/create', '/events/:id'), []);
});

test('a parameter matches a segment or a part of one, never nothing', () => {
  assert.equal(meet('/orders/order-:id', '/orders/order-7'), true);
  assert.equal(meet('/orders/order-:id', '/orders/order-'), false);
  assert.equal(meet('/orders/order-:id', '/orders/quote-7'), false);
  assert.equal(meet('/:a', '/'), false);
  assert.equal(meet('/', '/'), true);
});
