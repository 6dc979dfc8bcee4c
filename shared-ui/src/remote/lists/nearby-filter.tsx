import { useTypedParam } from '@wspolnik/shared-ui';
import { NearMe, Radius } from '@wspolnik/shared-ui/forms';
import { useIntl } from 'react-intl';
import classes from './lists.module.css';
import { PlaceInput } from './place-input.tsx';
import { changeFilters, type FilterProps, type QueryOf } from './query.ts';

/** Kilometres: a town with its surroundings. */
const DEFAULT_RADIUS = '25';
/** Kilometres: the slider's maximum, unless the URL has a larger radius. */
const MAX_RADIUS = 200;

/** A circle around an address or around the person's position. */
export function NearbyFilter({ of, query }: FilterProps) {
  const search = (lat: number, lng: number, place?: string) =>
    // Three decimals are about 100 m: precise enough for a radius, and a shared link does not reveal a home.
    changeFilters(of, { lat: lat.toFixed(3), lng: lng.toFixed(3), radius: query.radius ?? DEFAULT_RADIUS, place });
  return (
    <>
      <PlaceInput {...{ of, query }} onPlace={search} />
      <NearMe onPosition={search} />
      {query.radius !== undefined && <RadiusInput of={of} radius={query.radius} />}
    </>
  );
}

function RadiusInput({ of, radius }: { of: QueryOf; radius: string }) {
  const { formatMessage } = useIntl();
  const { text, setText } = useTypedParam(radius, (next) => changeFilters(of, { radius: next }));
  return (
    <Radius
      label={formatMessage({ id: 'ui.filters.radius' })}
      className={classes.radius}
      max={Math.max(MAX_RADIUS, Number(radius))}
      value={Number(text)}
      onChange={(kilometres) => setText(String(kilometres))}
    />
  );
}
