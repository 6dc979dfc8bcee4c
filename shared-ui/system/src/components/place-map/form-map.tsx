import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../hooks/use-on-demand.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import classes from './form-map.module.css';
import type { PlaceMapProps } from './place-map.tsx';

/** Pixels, as in the styles: low enough that the fields above and below stay visible. */
const HEIGHT = 260;

const loadMap = async () => (await import(/* webpackChunkName: "form-map" */ './place-map.tsx')).PlaceMap;

export interface FormMapProps extends Pick<PlaceMapProps, 'label'> {
  name: string;
  point: { lat: number; lng: number };
}

/**
 * The place of a form's address. The map's code is loaded with the first coordinates. A failure is not reported, because the address is
 * shown anyway.
 */
export function FormMap({ label, name, point }: FormMapProps) {
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return null;
  if (!Component) return <div className={classes.skeleton} aria-busy="true" />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Component label={label} height={HEIGHT} place={{ id: 'place', name, ...point }} />
    </ErrorBoundary>
  );
}
