import { MarkerMap } from '@wspolnik/system/map';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';

/** Pixels; the skeleton in the page's styles has the same height. */
const HEIGHT = 320;

interface PlaceMapProps {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

export function PlaceMap({ id, name, lat, lng }: PlaceMapProps) {
  const { formatMessage } = useIntl();
  const markers = useMemo(() => [{ id, name, lat, lng }], [id, name, lat, lng]);
  return (
    <MarkerMap
      label={formatMessage(messages.map)}
      height={HEIGHT}
      markers={markers}
      renderCard={(marker) => marker.name}
      list={() => null}
    />
  );
}
