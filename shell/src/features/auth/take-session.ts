import type { LoginReply } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { createIntl } from 'react-intl';
import { pageLocale, shellMessages } from '../../platform/i18n.ts';

/** Milliseconds: the notice has to be read while the next page appears. */
const NOTICE_MS = 20_000;

/**
 * Signs in; as the wanted company when the person belongs to it, else as the profile used last. Tells when this took back the
 * deletion of the account.
 */
export function takeSession(reply: LoginReply, companyId: string | null = null): void {
  const company = reply.user.companies.find(({ id }) => id === companyId) ?? reply.company;
  useSessionStore.getState().signIn({ ...reply, company });
  if (reply.deletion_cancelled) toast.success(cancelledText(), { duration: NOTICE_MS });
}

/** Outside React, because every way of signing in ends here. */
function cancelledText(): string {
  const intl = createIntl({ locale: pageLocale(), messages: shellMessages() });
  return intl.formatMessage({ id: 'auth.deletionCancelled' });
}
