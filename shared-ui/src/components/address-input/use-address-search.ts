import { type TypedSearch, useTypedSearch } from '../../hooks/use-typed-search.ts';
import type { AddressData } from './address.ts';

/** Milliseconds between the last keystroke and the search (specification §9). */
export const ADDRESS_DELAY = 300;

export type AddressSearch = TypedSearch<AddressData>;

/** A single letter names no place. */
const PACE = { delay: ADDRESS_DELAY, shortest: 2 };

/** Asks for addresses as they are typed. */
export const useAddressSearch = (search: AddressSearch) => useTypedSearch(search, PACE);
