import { MapCard } from '../map/map-card.tsx';
import { PIN_HEIGHT } from '../map/pin.tsx';
import type { MapMarker, RenderCard } from '../map/types.ts';
import type { MapEngine } from '../map-engine/engine.ts';

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
