import { classNames, mapSource } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { MapFrame } from '../map/map-frame.tsx';
import styles from '../map/map-rows.module.css';
import type { MapLook, MapMarker, MapPoint } from '../map/types.ts';
import { useMapParts } from '../map/use-map-parts.ts';
import { type Selected, useSelected } from '../map/use-selected.ts';

const loadScene = () => import(/* webpackChunkName: "map" */ './route-scene.tsx').then((scene) => scene.RouteScene);

export interface RouteMapProps extends MapLook {
  /** Start first, end last. */
  stops: readonly MapMarker[];
  /** The geometry of the route; by default dashed straight lines between the stops. */
  path?: readonly MapPoint[] | undefined;
}

/** A route from its start to its end, next to the list of its stops. */
export function RouteMap({ stops, path, label, source = mapSource(), height }: RouteMapProps) {
  const { parts, failure, fail, retry } = useMapParts(source.kind, loadScene);
  const selection = useSelected({});
  const selected = stops.find(({ id }) => id === selection.id) ?? null;
  return (
    <MapFrame
      {...{ label, height, failure }}
      kind="places"
      onRetry={retry}
      card={null}
      list={<StopList stops={stops} selection={selection} />}
      map={(names) =>
        parts && (
          <parts.Scene
            {...names}
            {...{ stops, path, selected }}
            engine={parts.engine}
            source={source}
            focusCard={selection.focusCard}
            onFailure={fail}
            onSelect={selection.fromMap}
          />
        )
      }
    />
  );
}

function StopList({ stops, selection }: { stops: readonly MapMarker[]; selection: Selected }) {
  const intl = useIntl();
  const roleOf = (index: number) =>
    index === 0 ? 'ui.map.start' : index === stops.length - 1 ? 'ui.map.end' : 'ui.map.stop';
  return (
    <ol className={styles.rows}>
      {stops.map(({ id, name }, index) => (
        <li key={id}>
          <button
            type="button"
            className={classNames(styles.row, id === selection.id && styles.current)}
            aria-pressed={id === selection.id}
            onClick={() => selection.fromList(id)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.stop}>
              <span className={styles.role}>{intl.formatMessage({ id: roleOf(index) })}</span>
              {name}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
