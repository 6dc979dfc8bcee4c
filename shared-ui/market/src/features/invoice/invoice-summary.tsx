import { useLocale, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from './invoice.module.css';
import { invoiceCardLoader } from './load-invoice.ts';

/** The buyer's invoice details before an order, which may be changed. A purchase does not wait for them. */
export function InvoiceSummary() {
  const locale = useLocale();
  const { Component, request, failed } = useOnDemand(invoiceCardLoader[locale]);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return null;
  return Component ? <Component /> : <div className={classes.waiting} aria-hidden="true" />;
}
