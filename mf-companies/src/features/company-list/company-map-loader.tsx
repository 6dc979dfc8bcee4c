import { ErrorPanel, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';
import type { CompanyMapProps } from './company-map.tsx';

const loadMap = async () => (await import(/* webpackChunkName: "company-map" */ './company-map.tsx')).CompanyMap;

/** Loads the map's code when the map view is chosen. */
export function CompanyMapLoader(props: CompanyMapProps) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return <ErrorPanel title={formatMessage(messages.mapFailed)} onRetry={() => void request()} />;
  if (!Component) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return <Component {...props} />;
}
