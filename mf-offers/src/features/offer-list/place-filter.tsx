import { Button, Field, Input, Select, useTypedParam } from '@wspolnik/shared-ui';
import { LocateFixed, MapPin } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './offer-filters.module.css';
import { filterMessages as messages } from './offer-list.messages.ts';
import { useNearMe } from './use-near-me.ts';
import { changeFilters } from './use-offer-query.ts';

/** Kilometres. */
const RADII = ['10', '25', '50', '100', '200'];
const DEFAULT_RADIUS = '50';

export function PlaceFilter({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={formatMessage(messages.placeTitle)}>
      <CityInput query={query} />
      {query.radius === undefined ? <NearMeButton /> : <RadiusSelect radius={query.radius} />}
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
          start={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
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

function NearMeButton() {
  const { formatMessage } = useIntl();
  const { locate, isLocating, failed } = useNearMe((position) =>
    changeFilters({ ...position, radius: DEFAULT_RADIUS }),
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={classes.near}
        icon={<LocateFixed aria-hidden size={18} strokeWidth={1.75} />}
        loading={isLocating}
        onClick={locate}
      >
        {formatMessage(messages.nearMe)}
      </Button>
      {failed && (
        <p className={classes.error} role="status">
          {formatMessage(messages.nearMeFailed)}
        </p>
      )}
    </>
  );
}

function RadiusSelect({ radius }: { radius: string }) {
  const { formatMessage } = useIntl();
  const radii = RADII.includes(radius) ? RADII : [radius, ...RADII];
  return (
    <Select
      aria-label={formatMessage(messages.radius)}
      options={radii.map((value) => ({ value, label: formatMessage(messages.nearby, { km: Number(value) }) }))}
      value={radius}
      onChange={({ target }) => changeFilters({ radius: target.value })}
    />
  );
}
