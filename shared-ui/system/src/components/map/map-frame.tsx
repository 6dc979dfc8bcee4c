import { Button, classNames } from '@wspolnik/system';
import { MapPinOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './map-frame.module.css';
import { MapLoading } from './map-loading.tsx';
import type { MapFailure, MarkerKind } from './types.ts';

interface MapFrameProps {
  label: string;
  /** Kind of the markers, for the words of the list. */
  kind: MarkerKind;
  height: number | undefined;
  failure: MapFailure | null;
  onRetry(): void;
  /** The map, or null while it loads. Receives the name of its canvas and the id of the text that explains how to use it. */
  map(names: { label: string; helpId: string }): ReactNode;
  /** Null for a map without a list. */
  list: ReactNode;
  /** The list has more than names: it is wider, and on a phone as long as it is. */
  isRich?: boolean;
  /** Shown instead of the map, with the notice: the card of a marker chosen from the list. */
  card: ReactNode;
}

/** The map and the list next to it. The first Tab stop is a link that skips the map. */
export function MapFrame(props: MapFrameProps) {
  const { label, kind, height = 480, failure, onRetry, map, list, card, isRich } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [helpId, listId] = [useId(), useId()];
  const isAlone = list === null;
  // The canvas is a region too. Without a list it has the map's name; with a list, the frame has it.
  const canvas = isAlone ? label : `${label}: ${text('ui.map.canvas')}`;
  const drawn = failure ? null : map({ label: canvas, helpId });
  const Frame = isAlone ? 'div' : 'section';
  return (
    <Frame
      aria-label={isAlone ? undefined : label}
      className={classNames(styles.frame, isAlone && styles.alone, isRich && styles.rich)}
      style={{ '--map-height': `${height}px` } as CSSProperties}
    >
      <div className={styles.box}>
        {!failure && !isAlone && (
          <button type="button" className={styles.skip} onClick={() => document.getElementById(listId)?.focus()}>
            {text('ui.map.skip')}
          </button>
        )}
        <p id={helpId} hidden>
          {text('ui.map.help')}
        </p>
        {failure ? <MapNotice failure={failure} onRetry={onRetry} card={card} /> : drawn || <MapLoading />}
      </div>
      {!isAlone && (
        <section
          id={listId}
          className={styles.list}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'ui.map.list' }, { kind })}
        >
          {list}
        </section>
      )}
    </Frame>
  );
}

function MapNotice({ failure, onRetry, card }: { failure: MapFailure; onRetry(): void; card: ReactNode }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.notice}>
      <div role="status" className={styles.noticeText}>
        <MapPinOff size={24} strokeWidth={1.75} aria-hidden="true" />
        <p className={styles.noticeTitle}>{text(`ui.map.${failure}`)}</p>
        <p>{text('ui.map.useList')}</p>
      </div>
      {failure === 'failed' && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
      {card}
    </div>
  );
}
