import { ErrorPanel, Spinner, useOnDemand } from '@wspolnik/system';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import classes from './list-map.module.css';

interface MapOnDemandProps<Props> {
  /** The same function in every render. */
  load(): Promise<ComponentType<Props>>;
  props: Props & object;
  /** Title of the panel in place of a map that did not load. */
  failed: string;
}

/** Loads the map's code when the map view is chosen. */
export function MapOnDemand<Props>({ load, props, failed: title }: MapOnDemandProps<Props>) {
  const { Component, request, failed } = useOnDemand<Props>(load);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return <ErrorPanel title={title} onRetry={() => void request()} />;
  return Component ? <Component {...props} /> : <MapWait />;
}

/** As high as the map, while its code or its markers load. */
export function MapWait() {
  return (
    <div className={classes.wait} aria-busy="true">
      <Spinner size={28} />
    </div>
  );
}
