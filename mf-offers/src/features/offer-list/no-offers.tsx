import { Button, EmptyState, LinkButton } from '@wspolnik/shared-ui';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerListPath } from '../../lib/offer-query.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { type ActiveFilter, withoutAll } from './use-active-filters.ts';
import { changeFilters } from './use-offer-query.ts';

/** More would be a second filter panel. */
const MAX_HINTS = 3;

interface NoOffersProps {
  query: OfferQuery;
  filters: readonly ActiveFilter[];
  /** There are offers, but not on a page that high. */
  isPastEnd: boolean;
}

export function NoOffers({ query, filters, isPastEnd }: NoOffersProps) {
  const { formatMessage } = useIntl();
  if (isPastEnd) {
    return (
      <EmptyState
        title={formatMessage(messages.pastEnd)}
        action={
          <LinkButton to={offerListPath({ ...query, page: undefined })}>{formatMessage(messages.firstPage)}</LinkButton>
        }
      />
    );
  }
  if (filters.length === 0) {
    return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />;
  }
  const title = query.q ? formatMessage(messages.noMatch, { q: query.q.trim() }) : formatMessage(messages.noneFiltered);
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={title}
      text={formatMessage(messages.loosen)}
      action={<Loosen filters={filters} />}
    />
  );
}

function Loosen({ filters }: { filters: readonly ActiveFilter[] }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.loosen}>
      {filters.slice(0, MAX_HINTS).map(({ key, label, without }) => (
        <Button key={key} variant="outline" onClick={() => changeFilters(without)}>
          {formatMessage(messages.without, { filter: label })}
        </Button>
      ))}
      <Button variant="ghost" onClick={() => changeFilters(withoutAll(filters))}>
        {formatMessage(messages.clear)}
      </Button>
    </div>
  );
}
