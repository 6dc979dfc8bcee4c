import { rememberReferral } from '@wspolnik/shared-auth';

/** A referral link may lead to any page: its token is stored for a later sign-up or purchase. */
export function startReferrals(): void {
  const remember = () => rememberReferral(window.location.search);
  remember();
  window.addEventListener('single-spa:before-routing-event', remember);
}
