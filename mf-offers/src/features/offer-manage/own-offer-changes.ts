import type { OwnOfferPage } from '@wspolnik/contract';
import { changeRead, forgetOthers, refreshRead } from '@wspolnik/kit';
import { offersRead, ownOffersRead } from '../../lib/offers.reads.ts';
import type { OwnOfferQuery } from '../../lib/own-offer-query.ts';
import { withActive } from '../../lib/own-offers.ts';
import type { ShowActive } from '../../lib/use-active-change.ts';

/** Updates the lists after a change of an offer: the current one is reloaded, all others are dropped from the cache. */
export function ownOfferChanges(query: OwnOfferQuery) {
  const path = ownOffersRead(query);
  const forgetOtherLists = () => forgetOthers(path, offersRead, ownOffersRead);
  const refresh = async (): Promise<void> => {
    await forgetOtherLists();
    await refreshRead(path);
  };
  const showActive: ShowActive = (ids, active, send) => {
    const change = async (page: OwnOfferPage | undefined) => {
      const changed = await send();
      void forgetOtherLists();
      return withActive(page, changed, active);
    };
    return changeRead(path, change, { optimisticData: (page) => withActive(page, ids, active) as OwnOfferPage });
  };
  return { refresh, showActive };
}
