import { useEffect } from 'react';

/** Counts that an offer was opened through a referral link; nearly all visits come without one and load nothing for it. */
export function useCountedClick(offerId: string): void {
  useEffect(() => {
    if (!window.location.search.includes('ref=')) return;
    import(/* webpackChunkName: "count-click" */ './count-click.ts').then(
      ({ countClick }) => countClick(offerId),
      () => undefined,
    );
  }, [offerId]);
}
