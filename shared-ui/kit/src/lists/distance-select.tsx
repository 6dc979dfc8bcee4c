import { Select } from '@wspolnik/system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './lists.module.css';
import { inTown, nearby } from './place-query.ts';
import { changeFilters, type FilterProps } from './query.ts';
import { findTown } from './search-place.ts';

/** Kilometres; the API accepts up to 500. */
const DISTANCES = [5, 10, 25, 50, 100, 200];
/** The value of only the town. */
const ALONE = '0';

/** The text of a circle's centre that is a town: an address has a comma or a number. */
const isTown = (place: string | undefined) => place !== undefined && !/[\d,]/.test(place);

/** Only the town, or so many kilometres around it. */
export function DistanceSelect({ of, query: { city, place, radius, lat, lng } }: FilterProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'known' | 'searching' | 'unknown'>('known');
  const latest = useRef<string>(undefined);
  const town = city ?? (isTown(place) ? place : undefined);
  const kilometres = radius && !DISTANCES.includes(Number(radius)) ? [...DISTANCES, Number(radius)] : DISTANCES;
  const around = kilometres
    .toSorted((one, other) => one - other)
    .map((km) => ({ value: String(km), label: formatMessage({ id: 'ui.filters.within' }, { km }) }));
  const alone = town ? [{ value: ALONE, label: formatMessage({ id: 'ui.filters.onlyTown' }, { town }) }] : [];
  const choose = async (value: string) => {
    latest.current = value;
    setState('known');
    if (value === ALONE) return changeFilters(of, inTown(town ?? ''));
    if (radius !== undefined)
      return changeFilters(of, nearby({ lat: Number(lat), lng: Number(lng) }, { place, radius: value }));
    setState('searching');
    const position = await findTown(town ?? '').catch(() => null);
    // A keyboard chooses several on its way, and the answers come in any order.
    if (latest.current !== value) return;
    setState(position ? 'known' : 'unknown');
    if (position) changeFilters(of, nearby(position, { place: town, radius: value }));
  };
  return (
    <>
      <Select
        aria-label={formatMessage({ id: 'ui.filters.radius' })}
        aria-busy={state === 'searching' || undefined}
        options={[...alone, ...around]}
        value={radius ?? ALONE}
        onChange={({ target }) => void choose(target.value)}
      />
      {state === 'unknown' && (
        <p className={classes.problem} role="status">
          {formatMessage({ id: 'ui.filters.unknownTown' })}
        </p>
      )}
    </>
  );
}
