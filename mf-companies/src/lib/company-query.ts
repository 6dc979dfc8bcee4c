import { uuid } from '@wspolnik/kit';
import { defineFilter, filteredQuery, networkFilter, placeFilter, ratingFilter, textFilter } from '@wspolnik/kit/lists';
import { categoryName, categoryPath } from '@wspolnik/system/forms';

export const COMPANY_SORTS = ['name_asc', 'rating_desc', 'date_desc'] as const;
export const DEFAULT_SORT = 'name_asc';

const categoryFilter = defineFilter({
  params: { category: uuid },
  chips({ category }, { intl, locale, categories }) {
    if (!category) return [];
    const node = categoryPath(categories, category).at(-1);
    const label = node ? categoryName(node, locale) : intl.formatMessage({ id: 'companies.list.category' });
    return [{ key: 'category', label, without: { category: undefined } }];
  },
  plain: [{ kind: 'category', param: 'category', label: { id: 'companies.list.category' } }],
});

/** The one most likely to be too narrow first. */
export const COMPANY_FILTERS = [textFilter, placeFilter, categoryFilter, ratingFilter, networkFilter] as const;

/** The query of /companies. */
export const companyQuery = filteredQuery('/companies', COMPANY_FILTERS, COMPANY_SORTS);
export type CompanyQuery = ReturnType<typeof companyQuery.parse>;
