import type { Category } from '@wspolnik/contract';
import {
  type ActiveFilter as KitFilter,
  networkFilters,
  placeFilters,
  ratingFilters,
  textFilters,
} from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useLocale } from '@wspolnik/system';
import { categoryName, categoryPath } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCategories } from '../../lib/categories.reads.ts';
import type { CompanyQuery } from '../../lib/company-query.ts';
import { listMessages as messages } from './company-list.messages.ts';

export type ActiveFilter = KitFilter<CompanyQuery>;

/** All active filters except order and page, the one most likely to be too narrow first. */
export function useActiveFilters(query: CompanyQuery): ActiveFilter[] {
  const intl = useIntl();
  const locale = useLocale();
  const isAuth = useSessionStore((session) => session.isAuth);
  const { categories } = useCategories();
  return useMemo(() => {
    const { category } = query;
    const label = category && (nameOf(category, categories, locale) ?? intl.formatMessage(messages.category));
    return [
      ...textFilters(query, intl),
      ...placeFilters(query, intl),
      ...(label ? [{ key: 'category', label, without: { category: undefined } }] : []),
      ...ratingFilters(query, intl),
      ...networkFilters(query, intl, isAuth),
    ];
  }, [query, intl, locale, isAuth, categories]);
}

function nameOf(id: string, tree: readonly Category[], locale: string): string | undefined {
  const node = categoryPath(tree, id).at(-1);
  return node && categoryName(node, locale);
}
