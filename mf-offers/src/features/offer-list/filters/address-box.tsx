import { AddressInput, type AddressInputProps } from '@wspolnik/shared-ui/forms';
import { useLayoutEffect, useState } from 'react';
import { searchAddress } from '../../../lib/search-address.ts';

interface AddressBoxProps extends Omit<AddressInputProps, 'search'> {
  id: string;
}

/** Takes the place, and the focus, of the plain field that stood there until it was loaded. */
export function AddressBox(props: AddressBoxProps) {
  const { id } = props;
  // At the first render the plain field still stands in the page.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  // Before the next key can come.
  useLayoutEffect(() => {
    if (hadFocus) document.getElementById(id)?.focus();
  }, [hadFocus, id]);
  return <AddressInput {...props} search={searchAddress} />;
}
