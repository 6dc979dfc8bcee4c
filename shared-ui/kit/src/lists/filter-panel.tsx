import { Button, useOnDemand } from '@wspolnik/system';
import { type ComponentType, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { FilterSkeleton } from './filter-skeleton.tsx';

export interface FilterPanelProps<Query> {
  query: Query;
  /** The filters; the same function in every render. */
  load: () => Promise<ComponentType<{ query: Query }>>;
  /** A media query; on screens too narrow for the panel it is neither loaded nor rendered. */
  unless?: string;
}

/** The filters; they are loaded and rendered after the first results. */
export function FilterPanel<Query>({ query, load, unless }: FilterPanelProps<Query>) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(load);
  // Deferred, so that the many controls are rendered in short tasks.
  const Filters = useDeferredValue(Component);
  const start = useEffectEvent(() => void request());
  useEffect(() => {
    const screen = unless === undefined ? undefined : window.matchMedia(unless);
    if (!screen?.matches) return start();
    screen.addEventListener('change', start, { once: true });
    return () => screen.removeEventListener('change', start);
  }, [unless]);
  if (Filters) return <Filters query={query} />;
  if (!failed) return <FilterSkeleton />;
  return (
    <>
      <p role="alert">{formatMessage({ id: 'ui.filters.failed' })}</p>
      <Button variant="outline" onClick={() => void request()}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </>
  );
}
