import { useLayoutEffect, useRef } from 'react';

/** The value of the last render, for asynchronous callbacks. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
