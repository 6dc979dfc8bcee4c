import type { AddressResult } from '@wspolnik/api/contract';
import { getJSON, queryString } from '@wspolnik/shared-auth';
import type { AddressSearch } from '@wspolnik/shared-ui/forms';

/** Suggestions of an `AddressField` or `AddressInput`: places in Poland. */
export const searchAddress: AddressSearch = (typed, signal) =>
  getJSON<AddressResult[]>(`geocode/?${queryString({ q: typed })}`, { signal });
