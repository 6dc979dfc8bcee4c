import { Button, Callout } from '@wspolnik/shared-ui';
import { CloudOff, SpellCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import type { useOffers } from './use-offers.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface OfferNotesProps {
  query: OfferQuery;
  offers: ReturnType<typeof useOffers>;
}

/** What a person must know about the offers that follow: that they are old, or only like what was asked for. */
export function OfferNotes({ query, offers: { page, error, isStale, isOther, retry } }: OfferNotesProps) {
  const { formatMessage } = useIntl();
  const isSimilar = page?.similar === true && query.q !== undefined && !isStale && !isOther;
  return (
    <div role="status" className={classes.notes}>
      {page && error && (
        <Callout
          icon={<CloudOff {...ICON} />}
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              {formatMessage(messages.retry)}
            </Button>
          }
        >
          {formatMessage(isOther ? messages.lastKnownOther : messages.lastKnown)}
        </Callout>
      )}
      {isSimilar && (
        <Callout icon={<SpellCheck {...ICON} />}>{formatMessage(messages.similar, { q: query.q?.trim() })}</Callout>
      )}
    </div>
  );
}
