import type { Company, CompanySummary, Offer } from '@wspolnik/api/contract';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

/** The company that offers: of an offer that is there its own, of a new one that in use; undefined while it loads. */
export function useAuthor(offer: Offer | null): CompanySummary | undefined {
  const { data } = useSWR<Company>(offer ? null : swrKeys.ownCompany());
  if (offer) return offer.author;
  if (!data) return undefined;
  const { id, name, image, thumbnail, rating, location } = data;
  return { id, name, image, thumbnail, rating, city: location.city };
}
