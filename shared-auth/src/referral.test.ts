import { DAY_MS } from './durations.ts';
import { rememberedReferral, rememberReferral } from './referral.ts';

beforeEach(() => localStorage.clear());

it('the browser stores the last referral for 30 days', () => {
  rememberReferral('?ref=first', 0);
  rememberReferral('?ref=second', DAY_MS);
  rememberReferral('?q=meble', 2 * DAY_MS);
  expect(rememberedReferral(30 * DAY_MS)).toBe('second');
  expect(rememberedReferral(31 * DAY_MS)).toBeUndefined();
});

it('the browser works when the storage contains something else', () => {
  localStorage.setItem('wspolnik.ref', 'not json');
  expect(rememberedReferral()).toBeUndefined();
});
