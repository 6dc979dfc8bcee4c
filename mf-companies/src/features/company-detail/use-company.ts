import type { Company, OfferPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

export function useCompany(id: string) {
  const { data, error, mutate } = useSWR<Company, ApiError>(swrKeys.company(id));
  return { company: data, error, retry: () => void mutate() };
}

/** The company's newest active offers, one page of them. */
export function useCompanyOffers(id: string) {
  const { data, error, mutate } = useSWR<OfferPage, ApiError>(swrKeys.companyOffers(id));
  return { page: data, error, retry: () => void mutate() };
}
