import { Button } from '@wspolnik/system';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './near-me.module.css';

export interface NearMeProps {
  /** Degrees. */
  onPosition(lat: number, lng: number): void;
}

/** Button that requests the browser's position. */
export function NearMe({ onPosition }: NearMeProps) {
  const { formatMessage } = useIntl();
  const { locate, isLocating, failed } = useNearMe(onPosition);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={styles.near}
        icon={<LocateFixed aria-hidden size={18} strokeWidth={1.75} />}
        loading={isLocating}
        onClick={locate}
      >
        {formatMessage({ id: 'ui.nearMe.label' })}
      </Button>
      {failed && (
        <p className={styles.error} role="status">
          {formatMessage({ id: 'ui.nearMe.failed' })}
        </p>
      )}
    </>
  );
}

/** Milliseconds; a phone indoors needs several seconds for its first position. */
const TIMEOUT = 10_000;

/** Returns the browser's position in degrees. */
function useNearMe(onFound: (lat: number, lng: number) => void) {
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
