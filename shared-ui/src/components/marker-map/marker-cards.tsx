import { useIntl } from 'react-intl';
import styles from '../map/map-card.module.css';
import { MapCard } from '../map/map-card.tsx';
import rows from '../map/map-rows.module.css';
import { PIN_HEIGHT } from '../map/pin.tsx';
import type { MapMarker, MapPoint } from '../map/types.ts';
import type { MapEngine } from '../map-engine/engine.ts';
import type { MarkerSceneProps } from './marker-scene.tsx';

const POPUP = { maxWidth: '300px', closeButton: false, closeOnClick: false, focusAfterOpen: false } as const;

interface SelectedCardProps<M extends MapMarker>
  extends Pick<MarkerSceneProps<M>, 'engine' | 'renderCard' | 'focusCard'> {
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
  onSelect(id: string): void;
  onClose(): void;
}

/** Markers of one address, as a list of names, because no zoom separates them. */
export function GroupCard<M extends MapMarker>({ engine, group, onSelect, onClose }: GroupCardProps<M>) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'ui.map.group' }, { count: group.members.length });
  return (
    <engine.Popup key={group.members[0]?.id} latitude={group.lat} longitude={group.lng} offset={20} {...POPUP}>
      <MapCard name={name} focus onClose={onClose}>
        <p className={styles.title}>{name}</p>
        <ul className={styles.group}>
          {group.members.map(({ id, name: member }) => (
            <li key={id}>
              <button type="button" className={rows.row} onClick={() => onSelect(id)}>
                {member}
              </button>
            </li>
          ))}
        </ul>
      </MapCard>
    </engine.Popup>
  );
}
