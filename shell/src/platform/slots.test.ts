import { version } from '../testing/entries.ts';
import { takeRelease } from './remotes.ts';
import { resolveSlot } from './slots.ts';

jest.mock('./remote-loader.ts', () => ({}));

const slots = [{ name: 'header.balance', expose: './slot-balance' }];
const source = () => resolveSlot('header.balance');

it('a slot has something new to load when its remote has another version, and otherwise nothing', () => {
  takeRelease(1, [version('1', { slots })]);
  const first = source();
  expect(first).toMatchObject({ remote: 'mf_offers' });
  takeRelease(2, [version('1', { slots }), version('5', { name: 'mf_feed' })]);
  expect(source()).toBe(first);
  takeRelease(3, [version('2', { slots })]);
  expect(source()).not.toBe(first);
  takeRelease(4, [version('2')]);
  expect(source()).toBeNull();
  takeRelease(5, [version('1', { slots })]);
  expect(source()).toBe(first);
});
