import * as library from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useIntl } from 'react-intl';
import { Map as LibraryMap, type StyleSpecification } from 'react-map-gl/maplibre';
import { trustedWorkerUrl } from '../../root/trusted-worker-url.ts';
import type { EngineMapProps } from './engine.ts';
import { gestureTexts } from './gesture-texts.ts';

const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

library.setWorkerUrl(trustedWorkerUrl(WORKER));

interface MaplibreMapProps extends EngineMapProps {
  mapStyle: StyleSpecification;
  maxZoom: number;
}

/** A map of Poland and its neighbours in one of our styles. */
export function MaplibreMap({ colours: _, dark: __, locale: ___, source: ____, label, ...props }: MaplibreMapProps) {
  const texts = gestureTexts(useIntl());
  return (
    <LibraryMap
      {...props}
      mapLib={library}
      locale={{
        'Map.Title': label,
        'CooperativeGesturesHandler.WindowsHelpText': texts.wheel,
        'CooperativeGesturesHandler.MacHelpText': texts.wheelMac,
        'CooperativeGesturesHandler.MobileHelpText': texts.touch,
      }}
      cooperativeGestures
      minZoom={4}
      maxBounds={[3, 44, 36, 62]}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      renderWorldCopies={false}
    />
  );
}
