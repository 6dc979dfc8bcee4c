import { ErrorPanel, useOnDemand } from '@wspolnik/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';

const loadMap = async () => (await import(/* webpackChunkName: "offer-map" */ './offer-map.tsx')).OfferMap;

/** Loads the map's code when the map view is chosen. */
export function OfferMapLoader({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return <ErrorPanel title={formatMessage(messages.mapFailed)} onRetry={() => void request()} />;
  if (!Component) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return <Component query={query} />;
}
