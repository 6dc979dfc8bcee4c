import { ErrorPanel, useLocale, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from './deal.module.css';
import { loadDeal } from './load-deal.ts';

/** The deal of an order. Its code and texts load after the page, which is useful without them. */
export function DealPart({ id }: { id: string }) {
  const locale = useLocale();
  const { Component, request, failed } = useOnDemand(loadDeal[locale]);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return <ErrorPanel onRetry={() => void request()} />;
  return Component ? <Component id={id} /> : <div className={classes.waiting} aria-hidden="true" />;
}
