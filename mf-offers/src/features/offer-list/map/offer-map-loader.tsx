import { ErrorPanel, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import { MapWait } from './map-wait.tsx';
import type { OfferMapProps } from './offer-map.tsx';

const loadMap = async () => (await import(/* webpackChunkName: "offer-map" */ './offer-map.tsx')).OfferMap;

/** Loads the map's code when the map view is chosen. */
export function OfferMapLoader(props: OfferMapProps) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return <ErrorPanel title={formatMessage(messages.mapFailed)} onRetry={() => void request()} />;
  if (!Component) return <MapWait />;
  return <Component {...props} />;
}
