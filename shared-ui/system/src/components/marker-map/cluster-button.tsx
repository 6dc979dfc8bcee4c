import { classNames } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { MarkerKind } from '../map/types.ts';
import type { MapEngine } from '../map-engine/engine.ts';
import styles from './cluster-button.module.css';
import type { MarkerCluster } from './clusters.ts';

/** The largest disc. */
export const isCrowd = (count: number): boolean => count >= 100;
const sizeOf = (count: number) => (count < 10 ? styles.few : isCrowd(count) ? styles.many : styles.some);

interface ClusterButtonProps {
  engine: MapEngine;
  cluster: MarkerCluster;
  kind: MarkerKind;
  /** It is the opened place. */
  isOpen: boolean;
  onOpen(): void;
}

/** Not a Tab stop: there could be a hundred of them, and the list contains all names. */
export function ClusterButton({ engine, cluster, kind, isOpen, onOpen }: ClusterButtonProps) {
  const intl = useIntl();
  const { lat, lng, count } = cluster;
  return (
    <engine.Marker latitude={lat} longitude={lng} anchor="center">
      <button
        type="button"
        tabIndex={-1}
        className={classNames(styles.cluster, sizeOf(count), isOpen && styles.open)}
        aria-current={isOpen || undefined}
        aria-label={intl.formatMessage({ id: 'ui.map.cluster' }, { kind, count })}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {intl.formatNumber(count)}
      </button>
    </engine.Marker>
  );
}
