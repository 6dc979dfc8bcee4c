import { navigate, useLocation } from '@wspolnik/system';
import { useDeferredValue, useMemo } from 'react';
import type { ListQuery } from './list-query.ts';

/**
 * The query of a list; the address is its only home. It follows the address between key strokes: what is typed while the
 * address changes would wait for everything that depends on it.
 */
export function useListQuery<Query extends object>(of: ListQuery<Query>): Query {
  const search = useDeferredValue(useLocation().search);
  return useMemo(() => of.parse(search), [of, search]);
}

/**
 * Puts a change into the address. It starts from the address of this very moment, not of the last render: two typed fields
 * may both be waiting out their delay, and two boxes be pressed before either is drawn.
 */
export function changeQuery<Query extends object>(
  of: Pick<ListQuery<Query>, 'parse' | 'with' | 'href'>,
  change: Partial<Query> | ((current: Query) => Partial<Query>),
  options?: { replace?: boolean },
): void {
  const current = of.parse(window.location.search);
  const href = of.href(of.with(current, typeof change === 'function' ? change(current) : change));
  if (href !== of.href(current)) navigate(href, options);
}
