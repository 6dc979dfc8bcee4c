import { rememberedReferral, rememberReferral } from './referral.ts';

const DAY = 24 * 3600 * 1000;

beforeEach(() => localStorage.clear());

it('stores the last referral for 30 days', () => {
  rememberReferral('?ref=first', 0);
  rememberReferral('?ref=second', DAY);
  rememberReferral('?q=meble', 2 * DAY);
  expect(rememberedReferral(30 * DAY)).toBe('second');
  expect(rememberedReferral(31 * DAY)).toBeUndefined();
});

it('works when the storage contains something else', () => {
  localStorage.setItem('wspolnik.ref', 'not json');
  expect(rememberedReferral()).toBeUndefined();
});
