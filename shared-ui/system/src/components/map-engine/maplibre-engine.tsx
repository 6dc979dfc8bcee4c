import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Layer, Marker, Popup, Source } from 'react-map-gl/maplibre';
import type { EngineMapProps, MapEngine } from './engine.ts';
import { LABEL_FONT } from './label-places.ts';
import { MaplibreMap } from './maplibre-map.tsx';
import { obstaclesOf } from './obstacles.tsx';
import { polandStyle } from './poland-style.ts';
import { shapeOf } from './shape.tsx';
import styles from './sources.module.css';

const DATA = new URL('./poland.geojson', import.meta.url).href;
/** A town with its neighbours. The data knows towns and rivers: any closer, a pin would be on an empty field. */
const MAX_ZOOM = 9;

function PolandMap(props: EngineMapProps) {
  const { colours, locale } = props;
  const mapStyle = useMemo(() => polandStyle(DATA, colours, locale), [colours, locale]);
  return <MaplibreMap {...props} {...{ mapStyle }} maxZoom={MAX_ZOOM} />;
}

const Sources = () => (
  <p className={styles.sources}>
    <FormattedMessage id="ui.map.sources" />
  </p>
);

export const maplibreEngine: MapEngine = {
  maxZoom: MAX_ZOOM,
  hasStreets: false,
  Map: PolandMap,
  Marker,
  Popup,
  Shape: shapeOf(Source, Layer),
  Obstacles: obstaclesOf(Source, Layer, LABEL_FONT),
  sources: Sources,
};
