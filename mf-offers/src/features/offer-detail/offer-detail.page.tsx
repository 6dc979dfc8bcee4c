import type { Offer } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import { PageSkeleton, usePage } from '@wspolnik/shared-ui';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

export function OfferDetailPage({ id }: { id: string }) {
  const { data } = useSWR<Offer, ApiError>(swrKeys.offer(id));
  usePage({ title: data?.title ?? '' });
  if (!data) return <PageSkeleton kind="detail" />;
  return <h1>{data.title}</h1>;
}
