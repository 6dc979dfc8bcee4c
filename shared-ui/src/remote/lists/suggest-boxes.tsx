import { AddressInput, type AddressInputProps, CityInput, type CityInputProps } from '@wspolnik/shared-ui/forms';
import { useLayoutEffect, useState } from 'react';
import { searchAddress } from './search-address.ts';
import { searchCity } from './search-city.ts';

/** Takes over the focus of the plain field that was shown until this one was loaded. */
function useFocusOf(id: string | undefined): void {
  // At the first render the plain field is still in the document.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  // A layout effect runs before the next key press.
  useLayoutEffect(() => {
    if (hadFocus && id !== undefined) document.getElementById(id)?.focus();
  }, [hadFocus, id]);
}

export function AddressBox(props: Omit<AddressInputProps, 'search'>) {
  useFocusOf(props.id);
  return <AddressInput {...props} search={searchAddress} />;
}

export function CityBox(props: Omit<CityInputProps, 'search'>) {
  useFocusOf(props.id);
  return <CityInput {...props} search={searchCity} />;
}
