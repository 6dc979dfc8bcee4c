import { rememberReferral } from '@wspolnik/shared-auth';

/** A link of recommendation may lead to any page: its token is kept for the sign-up or purchase to come. */
export function startReferrals(): void {
  const remember = () => rememberReferral(window.location.search);
  remember();
  window.addEventListener('single-spa:before-routing-event', remember);
}
