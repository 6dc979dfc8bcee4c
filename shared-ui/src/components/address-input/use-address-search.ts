import { type TypedSearch, useTypedSearch } from '../../hooks/use-typed-search.ts';
import type { AddressData } from './address.ts';

/** Milliseconds between the last keystroke and the search (specification §9). */
export const ADDRESS_DELAY = 300;

export type AddressSearch = TypedSearch<AddressData>;

/** Minimum length of a search: one letter is too few. */
const PACE = { delay: ADDRESS_DELAY, shortest: 2 };

/** Searches for addresses while the user types. */
export const useAddressSearch = (search: AddressSearch) => useTypedSearch(search, PACE);
