import { ErrorPanel, useLocale, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import classes from './invoice.module.css';
import { invoiceCardLoader } from './load-invoice.ts';

function useInvoiceCard() {
  const locale = useLocale();
  const card = useOnDemand(invoiceCardLoader[locale]);
  const start = useEffectEvent(() => void card.request());
  useEffect(() => start(), []);
  return card;
}

/** The buyer's invoice details before an order, which may be changed. A purchase does not wait for them. */
export function InvoiceSummary() {
  const { Component, failed } = useInvoiceCard();
  if (failed) return null;
  return Component ? <Component /> : <div className={classes.waiting} aria-hidden="true" />;
}

/** The invoice details of the profile in use as a part of its settings. */
export function InvoiceSettings() {
  const { Component, failed, request } = useInvoiceCard();
  if (failed) return <ErrorPanel onRetry={() => void request()} />;
  return Component ? <Component place="settings" /> : <div className={classes.waiting} aria-hidden="true" />;
}
