import { Field, Input, useTypedParam } from '@wspolnik/shared-ui';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters } from '../use-offer-query.ts';
import { FilterGroup } from './filter-group.tsx';
import { NearbyFilter } from './nearby-filter.tsx';

export function PlaceFilter({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={formatMessage(messages.placeTitle)}>
      <CityInput query={query} />
      <NearbyFilter query={query} />
    </FilterGroup>
  );
}

function CityInput({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(query.city ?? '', (city) => changeFilters({ city }));
  return (
    <Field label={formatMessage(messages.city)} hideLabel>
      {(control) => (
        <Input
          {...control}
          start={<Building2 aria-hidden size={18} strokeWidth={1.75} />}
          placeholder={formatMessage(messages.city)}
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && commitNow()}
        />
      )}
    </Field>
  );
}
