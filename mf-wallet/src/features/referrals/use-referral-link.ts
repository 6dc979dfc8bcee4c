import { useRead } from '@wspolnik/kit';
import { actsAsActive, queryString, useSessionStore } from '@wspolnik/shared-auth';
import { localePath, toast, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { reflinkRead } from '../../lib/recommendations.reads.ts';

/** The own link to a page; undefined while it is not known, and for a company that may not recommend. */
export function useReferralLink() {
  const locale = useLocale();
  const isActive = useSessionStore(actsAsActive);
  const { data, error, retry } = useRead(isActive ? reflinkRead() : null, { revalidateOnFocus: false });
  const linkTo = (path: string): string | undefined =>
    data && `${new URL(data.url).origin}${localePath(path, locale)}?${queryString({ ref: data.token })}`;
  return { linkTo, isActive, hasFailed: data === undefined && error !== undefined, retry };
}

/** Copies a link to the clipboard, with a toast. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(formatMessage({ id: 'ui.copied' }));
    } catch {
      toast.error(formatMessage({ id: 'ui.copyFailed' }));
    }
  };
}
