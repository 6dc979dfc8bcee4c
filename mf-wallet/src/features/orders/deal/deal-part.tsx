import type { Order } from '@wspolnik/contract';
import { useLocale, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from './deal.module.css';
import { loadDeal } from './load-deal.ts';

/** The deal of an open order; the order can be used without it. */
export function DealPart({ order }: { order: Order }) {
  const locale = useLocale();
  const { Component, request, failed } = useOnDemand(loadDeal[locale]);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return null;
  return Component ? <Component order={order} /> : <div className={classes.waiting} aria-hidden="true" />;
}
