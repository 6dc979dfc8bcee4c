// Lists with filters beside them and a map: chips, sheet, address with radius, hints. Bundled by the remotes with such a list.

export { CategoriesFailed } from './categories-failed.tsx';
export {
  choicesFilter,
  flagsFilter,
  networkFilter,
  placeFilter,
  ratingFilter,
  textFilter,
} from './common-filters.ts';
export {
  type ActiveFilter,
  defineFilter,
  type Filter,
  filteredQuery,
  useActiveFilters,
} from './filter.ts';
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
export { FilterControls, type FilterControlsProps } from './filter-controls.tsx';
export { FilterGroup } from './filter-group.tsx';
export { type FilterLink, FilterLinks, type FilterLinksProps } from './filter-links.tsx';
export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
export { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';
export { FilterSkeleton } from './filter-skeleton.tsx';
export { FilteredList, type FilteredListProps, NARROW } from './filtered-list.tsx';
export { KeptQuery } from './kept-query.tsx';
export { ListEnd } from './list-end.tsx';
export {
  ListSearch,
  type ListSearchProps,
  ListSort,
  type ListSortProps,
  ViewSwitch,
} from './list-tools.tsx';
export { listValue, toggled } from './list-value.ts';
export { MapOnDemand } from './map-on-demand.tsx';
export { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
export { PlaceFilter } from './place-filter.tsx';
export { PlainFilters, type PlainFiltersProps } from './plain-filters.tsx';
export { type PlainControl, PlainForm, type PlainFormProps } from './plain-form.tsx';
export { type Preset, PresetChips, type PresetChipsProps } from './preset-chips.tsx';
export { type CommonQuery, useFilter } from './query.ts';
export { ReadingOnDemand } from './reading-on-demand.tsx';
export { ResultCount } from './result-count.tsx';
export { searchAddress } from './search-address.ts';
export { searchPlace } from './search-place.ts';
export { SearchReading } from './search-reading.tsx';
export { useCountedCategories } from './use-counted-categories.ts';
