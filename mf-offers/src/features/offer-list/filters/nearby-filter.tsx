import { useTypedParam } from '@wspolnik/shared-ui';
import { NearMe, Radius } from '@wspolnik/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters } from '../use-offer-query.ts';
import classes from './offer-filters.module.css';
import { PlaceInput } from './place-input.tsx';

/** Kilometres: a town with its surroundings. */
const DEFAULT_RADIUS = '25';
/** Kilometres: the slider's maximum, unless the URL has a larger radius. */
const MAX_RADIUS = 200;

/** A circle around an address or around the person's position. */
export function NearbyFilter({ query }: { query: OfferQuery }) {
  const search = (lat: number, lng: number, place?: string) =>
    // Three decimals are about 100 m: precise enough for a radius, and a shared link does not reveal a home.
    changeFilters({ lat: lat.toFixed(3), lng: lng.toFixed(3), radius: query.radius ?? DEFAULT_RADIUS, place });
  return (
    <>
      <PlaceInput query={query} onPlace={search} />
      <NearMe onPosition={search} />
      {query.radius !== undefined && <RadiusInput radius={query.radius} />}
    </>
  );
}

function RadiusInput({ radius }: { radius: string }) {
  const { formatMessage } = useIntl();
  const { text, setText } = useTypedParam(radius, (next) => changeFilters({ radius: next }));
  return (
    <Radius
      label={formatMessage(messages.radius)}
      className={classes.radius}
      max={Math.max(MAX_RADIUS, Number(radius))}
      value={Number(text)}
      onChange={(kilometres) => setText(String(kilometres))}
    />
  );
}
