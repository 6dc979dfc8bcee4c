import { getJSON, queryString } from '@wspolnik/shared-auth';
import type { AddressData, AddressSearch } from '@wspolnik/system/forms';

/** Suggestions of an `AddressField` or `AddressInput`: places in Poland. */
export const searchAddress: AddressSearch = (typed, signal) =>
  getJSON<AddressData[]>(`geocode/?${queryString({ q: typed })}`, { signal });
