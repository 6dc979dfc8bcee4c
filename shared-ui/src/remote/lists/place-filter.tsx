import { useTypedParam } from '@wspolnik/shared-ui';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import { LoadedTextField } from './loaded-text-field.tsx';
import { NearbyFilter } from './nearby-filter.tsx';
import { changeFilters, type FilterProps } from './query.ts';

const loadBox = async () => (await import(/* webpackChunkName: "suggest-boxes" */ './suggest-boxes.tsx')).CityBox;

/** A city, and a circle around an address. */
export function PlaceFilter({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={formatMessage({ id: 'ui.filters.place' })}>
      <CityFilter {...{ of, query }} />
      <NearbyFilter {...{ of, query }} />
    </FilterGroup>
  );
}

/** The beginning of a city's name; with suggestions from the first focus on. */
function CityFilter({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  const search = (city: string) => changeFilters(of, { city });
  const { text, setText, commitNow } = useTypedParam(query.city ?? '', search);
  return (
    <LoadedTextField
      label={formatMessage({ id: 'ui.filters.city' })}
      load={loadBox}
      icon={<Building2 aria-hidden size={18} strokeWidth={1.75} />}
      value={text}
      maxLength={100}
      onChange={setText}
      onPick={search}
      onEnter={commitNow}
    />
  );
}
