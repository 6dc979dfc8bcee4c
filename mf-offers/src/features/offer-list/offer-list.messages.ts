import type { MessageDescriptor } from 'react-intl';

export const offerListMessages = {
  title: { id: 'offers.list.title' },
  results: { id: 'offers.list.results' },
  search: { id: 'offers.list.search' },
  searchPlaceholder: { id: 'offers.list.searchPlaceholder' },
  failed: { id: 'offers.list.failed' },
  empty: { id: 'offers.list.empty' },
  emptyText: { id: 'offers.list.emptyText' },
  noMatch: { id: 'offers.list.noMatch' },
  noneFiltered: { id: 'offers.list.noneFiltered' },
  map: { id: 'offers.list.map' },
  mapFailed: { id: 'offers.list.mapFailed' },
  mapMore: { id: 'offers.list.mapMore' },
  retry: { id: 'offers.list.retry' },
  saveSearch: { id: 'offers.list.saveSearch' },
  savedFailed: { id: 'offers.list.savedFailed' },
  saved: { id: 'offers.list.saved' },
  savedSearches: { id: 'offers.list.savedSearches' },
  add: { id: 'offers.list.add' },
  onMap: { id: 'offers.list.onMap' },
  withoutPlace: { id: 'offers.list.withoutPlace' },
  signInToSave: { id: 'offers.list.signInToSave' },
  similar: { id: 'offers.list.similar' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the value of `sort_by`. */
export const sortMessages = {
  date_desc: { id: 'offers.sort.dateDesc' },
  date_asc: { id: 'offers.sort.dateAsc' },
  price_asc: { id: 'offers.sort.priceAsc' },
  price_desc: { id: 'offers.sort.priceDesc' },
} as const satisfies Record<string, MessageDescriptor>;

/** The dialog of saved searches. */
export const savedMessages = {
  cancel: { id: 'offers.saved.cancel' },
  current: { id: 'offers.saved.current' },
  done: { id: 'offers.saved.done' },
  failed: { id: 'offers.saved.failed' },
  help: { id: 'offers.saved.help' },
  name: { id: 'offers.saved.name' },
  none: { id: 'offers.saved.none' },
  noneText: { id: 'offers.saved.noneText' },
  remove: { id: 'offers.saved.remove' },
  removed: { id: 'offers.saved.removed' },
  rename: { id: 'offers.saved.rename' },
  save: { id: 'offers.saved.save' },
  saveTitle: { id: 'offers.saved.saveTitle' },
  title: { id: 'offers.saved.title' },
  undo: { id: 'offers.saved.undo' },
} as const satisfies Record<string, MessageDescriptor>;
