import { Button, classNames } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../map/map-rows.module.css';
import type { MapListContext, MapMarker } from '../map/types.ts';

/** Buttons shown at first, and added per press. */
const STEP = 50;

/** A marker in words. */
export function MarkerName({ name, detail }: Pick<MapMarker, 'name' | 'detail'>) {
  return (
    <span className={styles.words}>
      <span>{name}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

/** Every visible marker by name. */
export function MarkerList<M extends MapMarker>({ kind, markers, selectedId, select }: MapListContext<M>) {
  const intl = useIntl();
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <p className={styles.count} role="status">
        {intl.formatMessage({ id: 'ui.map.inSight' }, { kind, count: markers.length })}
      </p>
      <ul className={styles.rows}>
        {markers.slice(0, limit).map(({ id, name, detail }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.row, id === selectedId && styles.current)}
              aria-pressed={id === selectedId}
              onClick={() => select(id)}
            >
              <MarkerName name={name} detail={detail} />
            </button>
          </li>
        ))}
      </ul>
      {markers.length > limit && (
        <Button variant="soft" size="sm" onClick={() => setLimit(limit + STEP)}>
          {intl.formatMessage({ id: 'ui.map.more' }, { kind })}
        </Button>
      )}
    </>
  );
}
