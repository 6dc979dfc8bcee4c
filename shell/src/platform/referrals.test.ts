import { rememberedReferral } from '@wspolnik/shared-auth';
import { startReferrals } from './referrals.ts';

const arrive = (path: string) => {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event('single-spa:before-routing-event'));
};

it('the shell stores the referrer on every page, however it is reached', () => {
  window.history.replaceState(null, '', '/?ref=ewa-1');
  startReferrals();
  expect(rememberedReferral()).toBe('ewa-1');
  arrive('/companies');
  expect(rememberedReferral()).toBe('ewa-1');
  arrive('/en/posts?page=2&ref=jan-2');
  expect(rememberedReferral()).toBe('jan-2');
});
