import type { OfferSummary } from '@wspolnik/contract';
import { OfferThumbnail } from '@wspolnik/market';
import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { useIntl } from 'react-intl';
import { tradeMessages as messages } from './trade.messages.ts';
import classes from './trade.module.css';

/** The card of an offer in a post or comment; null for one that is listed no more. */
export function ShownOffer({ offer }: { offer: OfferSummary | null }) {
  const { formatMessage } = useIntl();
  const own = useSessionStore((session) => currentProfile(session)?.id === offer?.author.id);
  if (!offer) return <p className={classes.gone}>{formatMessage(messages.gone)}</p>;
  return <OfferThumbnail offer={offer} href={`/offers/${offer.id}`} own={own} headingLevel={3} />;
}
