import { ErrorBoundary, useOnDemand } from '@wspolnik/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import classes from '../offer-form.module.css';
import type { Point } from '../offer-form.values.ts';

const loadMap = async () => (await import(/* webpackChunkName: "offer-form-map" */ './place-map.tsx')).PlaceMap;

interface PlaceMapLoaderProps {
  point: Point;
  name: string;
}

/** The map's code comes with the first point. Without it the address is still there: nothing is said of a failure. */
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
