import { useLayoutEffect, useRef } from 'react';

/** The value of the last rendering, for what answers later. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
