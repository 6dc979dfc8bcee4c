import { queryString } from '@wspolnik/shared-auth';

interface Asked {
  category: string;
  city?: string | null | undefined;
  /** The offer that is chosen at first. */
  offer_id?: string;
}

/** The page that asks several sellers at once, of mf-wallet. */
export const askSeveralPath = ({ category, city, offer_id }: Asked): string =>
  `/transactions/orders/requests/new?${queryString({ category, city, offer_id })}`;
