import { ErrorBoundary, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from '../offer-form.module.css';
import type { Point } from '../offer-form.values.ts';

const loadMap = async () => (await import(/* webpackChunkName: "offer-form-map" */ './place-map.tsx')).PlaceMap;

interface PlaceMapLoaderProps {
  point: Point;
  name: string;
}

/** The map's code is loaded with the first coordinates. A failure is not reported, because the address is shown anyway. */
export function PlaceMapLoader(props: PlaceMapLoaderProps) {
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return null;
  if (!Component) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
