import type { CompanyPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import type { CompanyQuery } from '../../lib/company-query.ts';
import { swrKeys } from '../../lib/swr-keys.ts';

/** One page of companies. While another query loads, `page` is still the previous one and `isStale` is true. */
export function useCompanies(query: CompanyQuery) {
  const { data, error, isLoading, mutate } = useSWR<CompanyPage, ApiError>(swrKeys.companies(query), {
    keepPreviousData: true,
  });
  return { page: data, error, isStale: isLoading && data !== undefined, retry: () => void mutate() };
}
