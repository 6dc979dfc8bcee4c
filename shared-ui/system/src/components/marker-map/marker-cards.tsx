import { Button } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../map/map-card.module.css';
import { MapCard } from '../map/map-card.tsx';
import rows from '../map/map-rows.module.css';
import { PIN_HEIGHT } from '../map/pin.tsx';
import type { MapMarker, MapPoint, MarkerKind, RenderCard } from '../map/types.ts';
import type { MapEngine } from '../map-engine/engine.ts';
import { MarkerName } from './marker-list.tsx';

const POPUP = { maxWidth: '300px', closeButton: false, closeOnClick: false, focusAfterOpen: false } as const;

interface SelectedCardProps<M extends MapMarker> {
  engine: MapEngine;
  renderCard: RenderCard<M>;
  focusCard: boolean;
  selected: M;
  onClose(): void;
}

export function SelectedCard<M extends MapMarker>(props: SelectedCardProps<M>) {
  const { engine, selected, renderCard, focusCard, onClose } = props;
  return (
    <engine.Popup key={selected.id} latitude={selected.lat} longitude={selected.lng} offset={PIN_HEIGHT} {...POPUP}>
      <MapCard name={selected.name} focus={focusCard} onClose={onClose}>
        {renderCard(selected)}
      </MapCard>
    </engine.Popup>
  );
}

interface GroupCardProps<M extends MapMarker> {
  engine: MapEngine;
  group: MapPoint & { members: M[] };
  kind: MarkerKind;
  onSelect(id: string): void;
  onClose(): void;
}

/** Names shown at first, and added per press. */
const STEP = 20;

/** Markers of one place as a list of names, because no zoom of the map separates them. */
export function GroupCard<M extends MapMarker>({ engine, group, kind, onSelect, onClose }: GroupCardProps<M>) {
  const intl = useIntl();
  const { lat, lng, members } = group;
  const [limit, setLimit] = useState(STEP);
  const name = intl.formatMessage({ id: 'ui.map.group' }, { kind, count: members.length });
  return (
    <engine.Popup key={members[0]?.id} latitude={lat} longitude={lng} offset={20} {...POPUP}>
      <MapCard name={name} focus onClose={onClose}>
        <p className={styles.title}>{name}</p>
        <ul className={styles.group}>
          {members.slice(0, limit).map(({ id, name: member, detail }) => (
            <li key={id}>
              <button type="button" className={rows.row} onClick={() => onSelect(id)}>
                <MarkerName name={member} detail={detail} />
              </button>
            </li>
          ))}
          {members.length > limit && (
            <li>
              <Button variant="soft" size="sm" fullWidth onClick={() => setLimit(limit + STEP)}>
                {intl.formatMessage({ id: 'ui.map.more' }, { kind })}
              </Button>
            </li>
          )}
        </ul>
      </MapCard>
    </engine.Popup>
  );
}
