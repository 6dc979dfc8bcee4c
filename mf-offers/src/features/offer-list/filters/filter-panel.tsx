import { Button, useOnDemand } from '@wspolnik/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import { FilterSkeleton } from './filter-skeleton.tsx';

const loadFilters = async () =>
  (await import(/* webpackChunkName: "offer-filters" */ './offer-filters.tsx')).OfferFilters;

interface FilterPanelProps {
  query: OfferQuery;
  /** A media query; on screens too narrow for the panel it is neither loaded nor rendered. */
  unless?: string;
}

/** The filters; they are loaded and rendered after the first offers. */
export function FilterPanel({ query, unless }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadFilters);
  const start = useEffectEvent(() => void request());
  useEffect(() => {
    const screen = unless === undefined ? undefined : window.matchMedia(unless);
    if (!screen?.matches) return start();
    screen.addEventListener('change', start, { once: true });
    return () => screen.removeEventListener('change', start);
  }, [unless]);
  if (Component) return <Component query={query} />;
  if (!failed) return <FilterSkeleton />;
  return (
    <>
      <p role="alert">{formatMessage(messages.filtersFailed)}</p>
      <Button variant="outline" onClick={() => void request()}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
}
