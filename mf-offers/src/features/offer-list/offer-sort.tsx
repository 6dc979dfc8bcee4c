import { Select } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { DEFAULT_SORT, OFFER_SORTS, type OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages, sortMessages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { changeFilters } from './use-offer-query.ts';

export function OfferSort({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const options = OFFER_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }));
  return (
    <Select
      className={classes.sort}
      aria-label={formatMessage(messages.sort)}
      options={options}
      value={query.sort_by ?? DEFAULT_SORT}
      onChange={({ target }) => {
        changeFilters({ sort_by: target.value === DEFAULT_SORT ? undefined : target.value });
      }}
    />
  );
}
