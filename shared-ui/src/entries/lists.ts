// Lists with filters beside them and a map: chips, sheet, address with radius, hints. Bundled by the remotes with such a list.

export {
  type ActiveFilter,
  networkFilters,
  placeFilters,
  ratingFilters,
  textFilters,
  withoutAll,
} from '../remote/lists/active-filters.ts';
export { CategoriesFailed } from '../remote/lists/categories-failed.tsx';
export { circleOf } from '../remote/lists/circle.ts';
export { NetworkFilter, RatingFilter } from '../remote/lists/common-filters.tsx';
export { FilterChips, type FilterChipsProps } from '../remote/lists/filter-chips.tsx';
export { FilterGroup } from '../remote/lists/filter-group.tsx';
export { type FilterLink, FilterLinks, type FilterLinksProps } from '../remote/lists/filter-links.tsx';
export { FilterPanel, type FilterPanelProps } from '../remote/lists/filter-panel.tsx';
export { FilterSheet, type FilterSheetProps } from '../remote/lists/filter-sheet.tsx';
export { FilterSkeleton } from '../remote/lists/filter-skeleton.tsx';
export { FilteredList, type FilteredListProps, NARROW } from '../remote/lists/filtered-list.tsx';
export { ListEnd } from '../remote/lists/list-end.tsx';
export {
  ListSearch,
  type ListSearchProps,
  ListSort,
  type ListSortProps,
  ViewSwitch,
} from '../remote/lists/list-tools.tsx';
export { NothingFound, type NothingFoundProps } from '../remote/lists/nothing-found.tsx';
export { PlaceFilter } from '../remote/lists/place-filter.tsx';
export { type Preset, PresetChips, type PresetChipsProps } from '../remote/lists/preset-chips.tsx';
export { type CommonQuery, useFilter, WITHOUT_CIRCLE, wholeCircle } from '../remote/lists/query.ts';
export { ResultCount } from '../remote/lists/result-count.tsx';
export { searchAddress } from '../remote/lists/search-address.ts';
export { useCountedCategories } from '../remote/lists/use-counted-categories.ts';
