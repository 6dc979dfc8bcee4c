import { Field, Input, useOnDemand } from '@wspolnik/shared-ui';
import { formatAddress } from '@wspolnik/shared-ui/forms';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeFilters, type FilterProps, WITHOUT_CIRCLE } from './query.ts';

// The code of the suggestions is as large as the list's, and few visits use an address.
const loadBox = async () => (await import(/* webpackChunkName: "suggest-boxes" */ './suggest-boxes.tsx')).AddressBox;

interface PlaceInputProps extends FilterProps {
  onPlace: (lat: number, lng: number, place: string) => void;
}

/** An address field with suggestions; until its first focus a plain field of the same look. */
export function PlaceInput({ of, query: { place = '', radius }, onPlace }: PlaceInputProps) {
  const { formatMessage } = useIntl();
  const { text, setText } = usePlaceText(place);
  const [isTyped, setTyped] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const { Component: AddressBox, request } = useOnDemand(loadBox);
  const isUnpicked = isLeft && text.trim() !== '' && text !== place;
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
    if (typed === '' && radius !== undefined) changeFilters(of, WITHOUT_CIRCLE);
  };
  const look = { value: text, maxLength: 120, placeholder: formatMessage({ id: 'ui.filters.address' }) };
  return (
    <Field
      label={formatMessage({ id: 'ui.filters.address' })}
      hideLabel
      help={isUnpicked ? formatMessage({ id: 'ui.filters.pickAddress' }) : undefined}
    >
      {(control) =>
        AddressBox ? (
          <AddressBox
            {...control}
            {...look}
            isTyped={isTyped}
            onChange={type}
            onBlur={() => setLeft(true)}
            onPick={(address) => onPlace(address.lat, address.lng, formatAddress(address))}
          />
        ) : (
          <Input
            {...control}
            {...look}
            autoComplete="off"
            start={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
            onPointerEnter={() => void request()}
            onFocus={() => void request()}
            onChange={({ target }) => {
              type(target.value);
              setTyped(true);
            }}
          />
        )
      }
    </Field>
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
