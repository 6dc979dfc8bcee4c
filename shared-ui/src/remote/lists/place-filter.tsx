import { Field, Input, useTypedParam } from '@wspolnik/shared-ui';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import { NearbyFilter } from './nearby-filter.tsx';
import { changeFilters, type FilterProps } from './query.ts';

/** A city, and a circle around an address. */
export function PlaceFilter({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={formatMessage({ id: 'ui.filters.place' })}>
      <CityInput {...{ of, query }} />
      <NearbyFilter {...{ of, query }} />
    </FilterGroup>
  );
}

function CityInput({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(query.city ?? '', (city) => changeFilters(of, { city }));
  return (
    <Field label={formatMessage({ id: 'ui.filters.city' })} hideLabel>
      {(control) => (
        <Input
          {...control}
          start={<Building2 aria-hidden size={18} strokeWidth={1.75} />}
          placeholder={formatMessage({ id: 'ui.filters.city' })}
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && commitNow()}
        />
      )}
    </Field>
  );
}
