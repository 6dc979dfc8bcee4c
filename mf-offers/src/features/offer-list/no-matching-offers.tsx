import type { ActiveFilter } from '@wspolnik/kit/lists';
import { NothingFound } from '@wspolnik/kit/lists';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';
import { offerCountRead } from '../../lib/offers.reads.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';

interface NoMatchingOffersProps {
  query: OfferQuery;
  filters: readonly ActiveFilter<OfferQuery>[];
}

/** Says that no offer matches, and which filter excludes the most. */
export function NoMatchingOffers({ query, filters }: NoMatchingOffersProps) {
  const { formatMessage } = useIntl();
  const title = query.q ? formatMessage(messages.noMatch, { q: query.q.trim() }) : formatMessage(messages.noneFiltered);
  return (
    <NothingFound
      {...{ title, query, filters }}
      of={offerQuery}
      countRead={offerCountRead}
      hasWords={query.q !== undefined}
    />
  );
}
