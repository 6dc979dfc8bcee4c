import { Button, classNames } from '@wspolnik/system';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../map/map-rows.module.css';
import type { MapListContext, MapMarker, MarkerRows, MarkerRowsProps } from '../map/types.ts';

/** Rows shown at first, and added per press. */
const STEP = 20;

export interface MarkerListLook<M extends MapMarker> {
  /** By default a button with the name of each marker. */
  Rows?: MarkerRows<M> | undefined;
  /** Above the rows: their order. */
  tools?: ReactNode;
  /** The name of the town for the heading of an opened place; by default it has none. */
  Town?: ComponentType<TownProps<M>> | undefined;
}

export interface TownProps<M extends MapMarker> {
  /** At least one. */
  members: readonly M[];
  children(town: string | null): ReactNode;
}

interface MarkerListProps<M extends MapMarker> extends MapListContext<M>, MarkerListLook<M> {
  /** The opened place, as a text. `markers` are those in it. */
  place: string | null;
  /** The place is still being looked for. */
  isBusy: boolean;
  /** False when there will be no map. */
  canShow: boolean;
  onClose(): void;
}

/** The markers in sight, or those of the opened place. */
export function MarkerList<M extends MapMarker>(props: MarkerListProps<M>) {
  const { kind, markers, selectedId, select, Rows = NameRows, tools, place, canShow } = props;
  const intl = useIntl();
  const [limit, setLimit] = useState(STEP);
  const heading = useHeadingFocus(place, () => setLimit(STEP));
  const parts = Array.from({ length: Math.ceil(Math.min(limit, markers.length) / STEP) }, (_, part) => part * STEP);
  return (
    <>
      <ListHead {...props} heading={heading} />
      {markers.length > 0 && tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <ul className={styles.rows} aria-busy={props.isBusy || undefined}>
        {parts.map((from) => (
          <Rows
            key={from}
            markers={markers.slice(from, from + STEP)}
            {...{ selectedId, select }}
            canShow={canShow && place === null}
          />
        ))}
      </ul>
      {markers.length > limit && (
        <Button variant="soft" size="sm" fullWidth onClick={() => setLimit(limit + STEP)}>
          {intl.formatMessage({ id: 'ui.map.more' }, { kind })}
        </Button>
      )}
    </>
  );
}

/** When a place opens or closes, the list begins anew, and its heading gets the focus. */
function useHeadingFocus(place: string | null, restart: () => void): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    restart();
    heading.current?.focus();
  });
  return heading;
}

function ListHead<M extends MapMarker>(props: MarkerListProps<M> & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { kind, markers, place, isBusy, onClose, heading, Town = Nowhere } = props;
  const { formatMessage } = useIntl();
  const name = (where: string) => formatMessage({ id: 'ui.map.group' }, { kind, count: markers.length, where });
  const placeName = () =>
    markers.length > 0 ? <Town members={markers}>{(town) => name(town ?? 'place')}</Town> : !isBusy && name('place');
  return (
    <>
      {place !== null && (
        <Button
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden size={18} strokeWidth={1.75} />}
          onClick={onClose}
        >
          {formatMessage({ id: 'ui.map.all' }, { kind })}
        </Button>
      )}
      {/* Around the heading: inside of it, it would take its name away. */}
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={classNames(styles.count, place !== null && styles.place)}>
          <span>{place === null ? name('view') : placeName()}</span>
        </h2>
      </div>
    </>
  );
}

const Nowhere = <M extends MapMarker>({ children }: TownProps<M>) => children(null);

/** Names as buttons that open their cards. */
function NameRows<M extends MapMarker>({ markers, selectedId, select }: MarkerRowsProps<M>) {
  return markers.map(({ id, name, detail }) => (
    <li key={id}>
      <button
        type="button"
        className={classNames(styles.row, id === selectedId && styles.current)}
        aria-pressed={id === selectedId}
        onClick={() => select(id)}
      >
        <span className={styles.words}>
          <span>{name}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </button>
    </li>
  ));
}
