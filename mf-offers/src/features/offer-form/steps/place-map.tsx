import { MarkerMap } from '@wspolnik/system/map';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../offer-form.messages.ts';
import type { Point } from '../offer-form.values.ts';

/** Pixels: low enough that the fields above and below stay visible. */
const HEIGHT = 260;

export function PlaceMap({ point: { lat, lng }, name }: { point: Point; name: string }) {
  const { formatMessage } = useIntl();
  const markers = useMemo(() => [{ id: 'place', name, lat, lng }], [name, lat, lng]);
  return (
    <MarkerMap
      label={formatMessage(messages.map)}
      height={HEIGHT}
      markers={markers}
      renderCard={(marker) => <p>{marker.name}</p>}
      list={() => null}
    />
  );
}
