import { Field, Input, useOnDemand, useTypedParam } from '@wspolnik/shared-ui';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import { NearbyFilter } from './nearby-filter.tsx';
import { changeFilters, type FilterProps } from './query.ts';

// The code of the suggestions is as large as the list's, and few visits type a city.
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
  const [isTyped, setTyped] = useState(false);
  const { Component: CityBox, request } = useOnDemand(loadBox);
  const label = formatMessage({ id: 'ui.filters.city' });
  const look = { value: text, placeholder: label, maxLength: 100 };
  return (
    <Field label={label} hideLabel>
      {(control) =>
        CityBox ? (
          <CityBox {...control} {...look} isTyped={isTyped} onChange={setText} onPick={search} onEnter={commitNow} />
        ) : (
          <Input
            {...control}
            {...look}
            autoComplete="off"
            start={<Building2 aria-hidden size={18} strokeWidth={1.75} />}
            onPointerEnter={() => void request()}
            onFocus={() => void request()}
            onChange={({ target }) => {
              setText(target.value);
              setTyped(true);
            }}
            onKeyDown={({ key }) => key === 'Enter' && commitNow()}
          />
        )
      }
    </Field>
  );
}
