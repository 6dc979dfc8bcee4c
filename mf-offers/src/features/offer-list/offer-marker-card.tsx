import type { Offer } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import { Spinner, useErrorText } from '@wspolnik/shared-ui';
import { OfferThumbnail } from '@wspolnik/shared-ui/cards';
import useSWR from 'swr';
import { offerPath } from '../../lib/offer-path.ts';
import { swrKeys } from '../../lib/swr-keys.ts';
import classes from './offer-list.module.css';

/** What opens at a marker; read when it opens, so 10,000 markers stay light. The offer's page finds it in the cache. */
export function OfferMarkerCard({ id }: { id: string }) {
  const errorText = useErrorText();
  const { data, error } = useSWR<Offer, ApiError>(swrKeys.offer(id), { revalidateOnFocus: false });
  return (
    <div className={classes.markerCard}>
      {data && <OfferThumbnail offer={data} href={offerPath(id)} headingLevel={2} />}
      {!data && (error ? <p role="alert">{errorText(error)}</p> : <Spinner size={24} />)}
    </div>
  );
}
