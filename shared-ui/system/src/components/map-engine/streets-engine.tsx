import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Layer, Marker, Popup, Source } from 'react-map-gl/maplibre';
import type { EngineMapProps, MapEngine } from './engine.ts';
import { LABEL_FONT } from './label-places.ts';
import { MaplibreMap } from './maplibre-map.tsx';
import { obstaclesOf } from './obstacles.tsx';
import { shapeOf } from './shape.tsx';
import styles from './sources.module.css';
import { streetsStyle } from './streets-style.ts';

/** Single buildings. The tiles of Protomaps end at 15, which are drawn larger from there on. */
const MAX_ZOOM = 18;

addProtocol('pmtiles', new Protocol().tile);

function StreetsMap(props: EngineMapProps) {
  const { colours, locale, source } = props;
  const url = source.kind === 'tiles' ? source.url : '';
  const mapStyle = useMemo(() => streetsStyle(url, colours, locale), [url, colours, locale]);
  return <MaplibreMap {...props} {...{ mapStyle }} maxZoom={MAX_ZOOM} />;
}

const Sources = () => (
  <p className={styles.sources}>
    <a href="https://www.openstreetmap.org/copyright">
      <FormattedMessage id="ui.map.openStreetMap" />
    </a>
    <a href="https://protomaps.com">
      <FormattedMessage id="ui.map.protomaps" />
    </a>
  </p>
);

export const streetsEngine: MapEngine = {
  maxZoom: MAX_ZOOM,
  hasStreets: true,
  Map: StreetsMap,
  Marker,
  Popup,
  Shape: shapeOf(Source, Layer),
  Obstacles: obstaclesOf(Source, Layer, LABEL_FONT),
  sources: Sources,
};
