import { type MapMarker, type MapPoint, PlaceMap, RouteMap } from '@wspolnik/system/map';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../company-detail.messages.ts';
import classes from './company-place.module.css';
import { distanceKm, hoursAndMinutes, roundKm } from './distance.ts';
import { type RoadState, useRoad } from './roads.reads.ts';
import { StartField } from './start-field.tsx';

/** Pixels; the skeleton in the styles has the same height. */
const HEIGHT = 320;

/** The company on a map; with a start, the way there: the road, or a straight line where none is known. */
export function CompanyMap({ place }: { place: MapMarker }) {
  const { formatMessage } = useIntl();
  const [start, setStart] = useState<MapMarker | null>(null);
  const { id, name, lat, lng } = place;
  const end = useMemo(() => ({ id, name, lat, lng }), [id, name, lat, lng]);
  const stops = useMemo(() => (start ? [start, end] : []), [start, end]);
  const way = useRoad(start, end);
  return (
    <>
      {start ? (
        <RouteMap label={formatMessage(messages.route)} height={HEIGHT} stops={stops} path={way.road?.path} />
      ) : (
        <PlaceMap label={formatMessage(messages.map)} height={HEIGHT} place={end} />
      )}
      <div className={classes.way}>
        <StartField onStart={setStart} />
        {start && (
          <p className={classes.facts} role="status">
            <WayText {...way} from={start} to={end} />
            <a href={directionsUrl(start, end)} target="_blank" rel="noopener noreferrer">
              {formatMessage(messages.directions)}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

function WayText({ road, isLoading, from, to }: RoadState & { from: MapPoint; to: MapPoint }) {
  const { formatMessage } = useIntl();
  if (isLoading) return <span>{formatMessage(messages.searching)}</span>;
  if (!road) return <span>{formatMessage(messages.distance, { km: distanceKm(from, to) })}</span>;
  const values = { km: roundKm(road.distance_m / 1000), ...hoursAndMinutes(road.duration_s) };
  return <span>{formatMessage(messages.road, values)}</span>;
}

function directionsUrl(from: MapMarker, to: MapMarker): string {
  const point = ({ lat, lng }: MapMarker) => `${lat.toFixed(5)},${lng.toFixed(5)}`;
  const query = new URLSearchParams({ engine: 'fossgis_osrm_car', route: `${point(from)};${point(to)}` });
  return `https://www.openstreetmap.org/directions?${query}`;
}
