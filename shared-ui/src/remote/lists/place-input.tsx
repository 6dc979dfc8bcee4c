import { type AddressData, formatAddress } from '@wspolnik/shared-ui/forms';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadedTextField } from './loaded-text-field.tsx';
import { changeFilters, type FilterProps, WITHOUT_CIRCLE } from './query.ts';

const loadBox = async () => (await import(/* webpackChunkName: "suggest-boxes" */ './suggest-boxes.tsx')).AddressBox;

interface PlaceInputProps extends FilterProps {
  onPlace: (lat: number, lng: number, place: string) => void;
}

/** An address field with suggestions. */
export function PlaceInput({ of, query: { place = '', radius }, onPlace }: PlaceInputProps) {
  const { formatMessage } = useIntl();
  const { text, setText } = usePlaceText(place);
  const [isLeft, setLeft] = useState(false);
  const isUnpicked = isLeft && text.trim() !== '' && text !== place;
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
    if (typed === '' && radius !== undefined) changeFilters(of, WITHOUT_CIRCLE);
  };
  return (
    <LoadedTextField
      label={formatMessage({ id: 'ui.filters.address' })}
      help={isUnpicked ? formatMessage({ id: 'ui.filters.pickAddress' }) : undefined}
      load={loadBox}
      icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
      value={text}
      maxLength={120}
      onChange={type}
      onBlur={() => setLeft(true)}
      onPick={(address: AddressData) => onPlace(address.lat, address.lng, formatAddress(address))}
    />
  );
}

/** Text of the field, updated when Back, Forward or a removed chip changes the place. */
function usePlaceText(place: string) {
  const [text, setText] = useState(place);
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setText(place);
  }
  return { text, setText };
}
