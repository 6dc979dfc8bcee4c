import useSWRImmutable from 'swr/immutable';
import { getInvitation } from './invitations.api.ts';

/** The invitation behind a mailed link. It is not read again by itself: while it is being accepted it would end. */
export function useInvitation(token: string | null) {
  const { data, error, mutate } = useSWRImmutable(token ? ['invite', token] : null, () => getInvitation(token ?? ''), {
    shouldRetryOnError: false,
  });
  return { invitation: data, error: data ? undefined : error, retry: () => void mutate() };
}
