import { useState } from 'react';

/** Milliseconds; a phone indoors needs several seconds for its first position. */
const TIMEOUT = 10_000;

interface Position {
  lat: string;
  lng: string;
}

/** Asks the browser where it is. Three decimals, about 100 m: enough for a radius, and no exact home in a shared link. */
export function useNearMe(onFound: (position: Position) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    if (!navigator.geolocation) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude.toFixed(3), lng: coords.longitude.toFixed(3) });
      },
      () => setState('failed'),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    );
  };
  return { locate, isLocating: state === 'locating', failed: state === 'failed' };
}
