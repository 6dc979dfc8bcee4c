import { AddressInput, type AddressInputProps } from '@wspolnik/shared-ui/forms';
import { useLayoutEffect, useState } from 'react';
import { searchAddress } from './search-address.ts';

interface AddressBoxProps extends Omit<AddressInputProps, 'search'> {
  id: string;
}

/** Replaces the plain field that was shown until this one was loaded, and takes over its focus. */
export function AddressBox(props: AddressBoxProps) {
  const { id } = props;
  // At the first render the plain field is still in the document.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  // A layout effect runs before the next key press.
  useLayoutEffect(() => {
    if (hadFocus) document.getElementById(id)?.focus();
  }, [hadFocus, id]);
  return <AddressInput {...props} search={searchAddress} />;
}
