import type { Category } from '@wspolnik/contract';
import {
  type ActiveFilter as KitFilter,
  networkFilters,
  placeFilters,
  ratingFilters,
  textFilters,
} from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { formatMoney, type Locale, useLocale } from '@wspolnik/system';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { categoryName, flatten } from '../../../lib/categories.ts';
import { listValue, type OfferQuery, toggled } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';

export type ActiveFilter = KitFilter<OfferQuery>;

/** All active filters except order and page, the one most likely to be too narrow first. */
export function useActiveFilters(query: OfferQuery): ActiveFilter[] {
  const intl = useIntl();
  const locale = useLocale();
  const isAuth = useSessionStore((session) => session.isAuth);
  const { categories } = useCategories();
  return useMemo(() => {
    const before = [...textFilters(query, intl), ...placeFilters(query, intl), ...priceFilter(query, intl)];
    return [
      ...before,
      ...categoryFilters(query, intl, locale, categories),
      ...workFilters(query, intl),
      ...ratingFilters(query, intl),
      ...networkFilters(query, intl, isAuth),
      ...otherFilters(query, intl),
    ];
  }, [query, intl, locale, isAuth, categories]);
}

function categoryFilters(
  { category, categories }: OfferQuery,
  { formatMessage }: IntlShape,
  locale: Locale,
  tree: readonly Category[],
): ActiveFilter[] {
  if (!category && !categories) return [];
  const known = flatten(tree);
  const labelOf = (id: string) => {
    const found = known.find((node) => node.id === id);
    return found ? categoryName(found, locale) : formatMessage(messages.category);
  };
  const single = category ? [{ key: category, label: labelOf(category), without: { category: undefined } }] : [];
  const several = listValue(categories).map((id) => ({
    key: `in-${id}`,
    label: labelOf(id),
    without: { categories: toggled(categories, id) },
  }));
  return [...single, ...several];
}

function priceFilter({ price_from, price_to }: OfferQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  if (price_from === undefined && price_to === undefined) return [];
  const kind = price_from === undefined ? 'priceTo' : price_to === undefined ? 'priceFrom' : 'priceRange';
  const label = formatMessage(messages[kind], {
    from: formatMoney(price_from ?? '0'),
    to: formatMoney(price_to ?? '0'),
  });
  return [{ key: 'price', label, without: { price_from: undefined, price_to: undefined } }];
}

function workFilters(query: OfferQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  return (['workplace_types', 'work_schedule_types'] as const).flatMap((param) =>
    listValue(query[param]).map((type) => ({
      key: type,
      label: formatMessage(workMessages[type as keyof typeof workMessages]),
      without: { [param]: toggled(query[param], type) },
    })),
  );
}

function otherFilters(query: OfferQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  const flags = ['with_salary', 'without_salary', 'seller_id'] as const;
  const chips = flags
    .filter((param) => query[param] !== undefined)
    .map(
      (param): ActiveFilter => ({ key: param, label: formatMessage(messages[param]), without: { [param]: undefined } }),
    );
  const { status } = query;
  if (status) {
    const label = formatMessage(status === 'active' ? messages.active : messages.inactive);
    chips.push({ key: 'status', label, without: { status: undefined } });
  }
  return chips;
}
