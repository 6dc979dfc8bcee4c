import * as library from 'mapbox-gl/esm';
import 'mapbox-gl/mapbox-gl.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { Layer, Map as LibraryMap, Marker, Popup, Source } from 'react-map-gl/mapbox';
import type { EngineMapProps, MapEngine } from './engine.ts';
import { gestureTexts } from './gesture-texts.ts';
import { obstaclesOf } from './obstacles.tsx';
import { shapeOf } from './shape.tsx';
import styles from './sources.module.css';

/** The map of Mapbox. Its own attribution control sets innerHTML, which Trusted Types block: this control shows the same. */
function MapboxMap({ colours: _, dark, locale, source, label, ...props }: EngineMapProps) {
  const texts = gestureTexts(useIntl());
  return (
    <LibraryMap
      {...props}
      mapLib={library as never}
      mapboxAccessToken={source.kind === 'mapbox' ? source.token : undefined}
      mapStyle={`mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`}
      language={locale}
      locale={{
        'Map.Title': label,
        'ScrollZoomBlocker.CtrlMessage': texts.wheel,
        'ScrollZoomBlocker.CmdMessage': texts.wheelMac,
        'TouchPanBlocker.Message': texts.touch,
      }}
      maxZoom={MAX_ZOOM}
      cooperativeGestures
      RTLTextPlugin={false}
      attributionControl={false}
      dragRotate={false}
      projection="mercator"
    />
  );
}

const Sources = () => (
  <p className={styles.sources}>
    <a href="https://www.mapbox.com/about/maps/">
      <FormattedMessage id="ui.map.mapbox" />
    </a>
    <a href="https://www.openstreetmap.org/copyright">
      <FormattedMessage id="ui.map.openStreetMap" />
    </a>
    <a href="https://www.mapbox.com/map-feedback/">
      <FormattedMessage id="ui.map.improve" />
    </a>
  </p>
);

/** Zoom of single buildings. */
const MAX_ZOOM = 18;

export const mapboxEngine: MapEngine = {
  maxZoom: MAX_ZOOM,
  hasStreets: true,
  Map: MapboxMap,
  Marker,
  Popup,
  Shape: shapeOf(Source, Layer),
  Obstacles: obstaclesOf(Source, Layer),
  sources: Sources,
};
