import type { AddressResult } from '@wspolnik/api/contract';
import { getJSON, queryString } from '@wspolnik/shared-auth';
import { AddressInput, type AddressInputProps, type AddressSearch } from '@wspolnik/shared-ui/forms';
import { useEffect, useState } from 'react';

const searchAddress: AddressSearch = (typed, signal) =>
  getJSON<AddressResult[]>(`geocode/?${queryString({ q: typed })}`, { signal });

interface AddressBoxProps extends Omit<AddressInputProps, 'search'> {
  id: string;
}

/** Takes the place, and the focus, of the plain field that stood there until it was loaded. */
export function AddressBox(props: AddressBoxProps) {
  const { id } = props;
  // At the first render the plain field still stands in the page.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  useEffect(() => {
    if (hadFocus) document.getElementById(id)?.focus();
  }, [hadFocus, id]);
  return <AddressInput {...props} search={searchAddress} />;
}
