import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Calls the latest `onOnline` each time the connection is back. */
export function useWhenOnline(onOnline: () => void): void {
  const latest = useLatest(onOnline);
  useEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [latest]);
}
