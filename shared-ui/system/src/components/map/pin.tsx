import { classNames } from '@wspolnik/system';
import type { ReactNode } from 'react';
import type { MapEngine } from '../map-engine/engine.ts';
import styles from './pin.module.css';
import type { MapPoint } from './types.ts';

/** Pixels between a popup and its point. */
export const PIN_HEIGHT = 34;

interface PinProps {
  engine: MapEngine;
  point: MapPoint;
  name: string;
  selected: boolean;
  /** Shown in the pin instead of a dot. */
  sign?: ReactNode;
  onClick(): void;
}

/** A marker. Not a Tab stop: the list next to the map has a button for each marker. */
export function Pin({ engine, point, name, selected, sign, onClick }: PinProps) {
  return (
    <engine.Marker latitude={point.lat} longitude={point.lng} anchor="bottom" style={{ zIndex: selected ? 2 : 1 }}>
      <button
        type="button"
        tabIndex={-1}
        className={classNames(styles.pin, selected && styles.selected)}
        aria-label={name}
        aria-pressed={selected}
        title={name}
        onClick={(event) => {
          // The map itself closes an open card on a click.
          event.stopPropagation();
          onClick();
        }}
      >
        <span className={styles.drop}>
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
        </span>
      </button>
    </engine.Marker>
  );
}
