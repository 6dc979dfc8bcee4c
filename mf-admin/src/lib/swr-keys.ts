import { queryString } from '@wspolnik/shared-auth';

export const PAGE_SIZE = 30;

/** A key is the API path that it reads, so SWR's fetcher is `getJSON` itself. */
export const swrKeys = {
  /** Those that wait for a decision. */
  activationRequests: (page: number) =>
    `accounts/admin/cva/?${queryString({ limit: PAGE_SIZE, page: page > 1 ? page : undefined, status: 'submitted' })}`,
  isActivationRequests: (key: unknown): boolean => typeof key === 'string' && key.startsWith('accounts/admin/cva/'),
};
