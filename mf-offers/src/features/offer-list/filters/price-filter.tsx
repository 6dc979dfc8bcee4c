import { Field, Input, useTypedParam } from '@wspolnik/shared-ui';
import { nextAmount } from '@wspolnik/shared-ui/forms';
import { FilterGroup } from '@wspolnik/shared-ui/lists';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters } from '../use-offer-query.ts';
import classes from './offer-filters.module.css';

/** The maximum price of the API. */
const MAX_PRICE = 1e10;

/** The field's value after a key or a paste; a price above the maximum leaves it unchanged. */
function nextPrice(typed: string, previous: string): string {
  const next = nextAmount(typed, previous);
  return Number(next) > MAX_PRICE ? previous : next;
}

export function PriceFilter({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const isCrossed = Number(query.price_from ?? 0) > Number(query.price_to ?? Number.POSITIVE_INFINITY);
  return (
    <FilterGroup title={formatMessage(messages.priceTitle)}>
      <div className={classes.pair}>
        <PriceInput query={query} param="price_from" label={formatMessage(messages.from)} />
        <PriceInput query={query} param="price_to" label={formatMessage(messages.to)} />
      </div>
      {isCrossed && (
        <p className={classes.error} role="status">
          {formatMessage(messages.priceCrossed)}
        </p>
      )}
    </FilterGroup>
  );
}

interface PriceInputProps {
  query: OfferQuery;
  param: 'price_from' | 'price_to';
  label: string;
}

function PriceInput({ query, param, label }: PriceInputProps) {
  const { text, setText, commitNow } = useTypedParam(query[param] ?? '', (typed) => {
    changeFilters({ [param]: typed.replace(/\.$/, '') || undefined });
  });
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={label}
          value={text}
          onChange={({ target }) => setText(nextPrice(target.value, text))}
          onKeyDown={({ key }) => key === 'Enter' && commitNow()}
        />
      )}
    </Field>
  );
}
