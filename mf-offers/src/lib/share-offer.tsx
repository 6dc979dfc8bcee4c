import { localePath, ShareDialog, useLocale } from '@wspolnik/shared-ui';
import { offerPath } from './offer-path.ts';

interface ShareOfferProps {
  offer: { id: string; title: string };
  onClose: () => void;
}

/** Rendered only after a click, so the browser's own address is at hand. */
export function ShareOffer({ offer, onClose }: ShareOfferProps) {
  const url = window.location.origin + localePath(offerPath(offer.id), useLocale());
  return <ShareDialog open url={url} title={offer.title} onClose={onClose} />;
}
