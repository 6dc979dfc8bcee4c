import { useState } from 'react';

/** Milliseconds; a phone indoors needs several seconds for its first position. */
const TIMEOUT = 10_000;

/** Asks the browser where it is, in degrees. */
export function useNearMe(onFound: (lat: number, lng: number) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    if (!navigator.geolocation) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(coords.latitude, coords.longitude);
      },
      () => setState('failed'),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    );
  };
  return { locate, isLocating: state === 'locating', failed: state === 'failed' };
}
