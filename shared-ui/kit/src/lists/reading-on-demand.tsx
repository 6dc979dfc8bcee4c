import { useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from './lists.module.css';
import type { SearchReadingProps } from './search-reading.tsx';

const load = async () => (await import(/* webpackChunkName: "search-reading" */ './search-reading.tsx')).SearchReading;

/** How a search was understood. Loaded when there is something to say: most visits of a list have no words. */
export function ReadingOnDemand(props: SearchReadingProps) {
  const { Component, request } = useOnDemand(load);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  return Component ? <Component {...props} /> : <div className={classes.awaitedReading} />;
}
