import { PlaceInput, type PlaceInputProps } from '@wspolnik/system/forms';
import { useLayoutEffect, useState } from 'react';
import { searchPlace } from './search-place.ts';

/** Takes over the focus of the plain field that was shown until this one was loaded. */
function useFocusOf(id: string | undefined): void {
  // At the first render the plain field is still in the document.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  // A layout effect runs before the next key press.
  useLayoutEffect(() => {
    if (hadFocus && id !== undefined) document.getElementById(id)?.focus();
  }, [hadFocus, id]);
}

export function PlaceBox(props: Omit<PlaceInputProps, 'search'>) {
  useFocusOf(props.id);
  return <PlaceInput {...props} search={searchPlace} />;
}
