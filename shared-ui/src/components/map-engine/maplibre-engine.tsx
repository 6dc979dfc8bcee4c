import * as library from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Layer, Map as LibraryMap, Marker, Popup, Source } from 'react-map-gl/maplibre';
import { trustedWorkerUrl } from '../../root/trusted-worker-url.ts';
import { MAX_ZOOM } from '../marker-map/clusters.ts';
import type { EngineMapProps, MapEngine } from './engine.ts';
import { gestureTexts } from './gesture-texts.ts';
import { polandStyle } from './poland-style.ts';
import { shapeOf } from './shape.tsx';
import styles from './sources.module.css';

const DATA = new URL('./poland.geojson', import.meta.url).href;
const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

library.setWorkerUrl(trustedWorkerUrl(WORKER));

function PolandMap({ colours, dark: _, locale, token: __, label, ...props }: EngineMapProps) {
  const texts = gestureTexts(useIntl());
  const mapStyle = useMemo(() => polandStyle(DATA, colours, locale), [colours, locale]);
  return (
    <LibraryMap
      {...props}
      mapLib={library}
      mapStyle={mapStyle}
      locale={{
        'Map.Title': label,
        'CooperativeGesturesHandler.WindowsHelpText': texts.wheel,
        'CooperativeGesturesHandler.MacHelpText': texts.wheelMac,
        'CooperativeGesturesHandler.MobileHelpText': texts.touch,
      }}
      cooperativeGestures
      minZoom={4}
      maxZoom={MAX_ZOOM}
      maxBounds={[3, 44, 36, 62]}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      renderWorldCopies={false}
    />
  );
}

const Sources = () => (
  <p className={styles.sources}>
    <FormattedMessage id="ui.map.sources" />
  </p>
);

export const maplibreEngine: MapEngine = {
  Map: PolandMap,
  Marker,
  Popup,
  Shape: shapeOf(Source, Layer),
  sources: Sources,
};
