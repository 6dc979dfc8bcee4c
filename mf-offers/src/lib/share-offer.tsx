import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { localePath, ShareDialog, useLocale } from '@wspolnik/shared-ui';
import { useRead } from '@wspolnik/shared-ui/remote';
import { offerPath } from './offer-path.ts';
import { reflinkRead } from './offers.reads.ts';

interface ShareOfferProps {
  offer: { id: string; title: string };
  onClose: () => void;
}

/**
 * Rendered only after a click, so `window` is available. Signed-in people share a personal link, because a referrer
 * gets half of the reward. When it cannot be loaded, for example offline, the plain link is used.
 */
export function ShareOffer({ offer, onClose }: ShareOfferProps) {
  const isAuth = useSessionStore((session) => session.isAuth);
  const { data, error } = useRead(isAuth ? reflinkRead() : null);
  const isPending = isAuth && !data && !error;
  const plain = window.location.origin + localePath(offerPath(offer.id), useLocale());
  const url = data ? `${plain}?${queryString({ ref: data.token })}` : plain;
  return <ShareDialog open url={url} pending={isPending} title={offer.title} onClose={onClose} />;
}
