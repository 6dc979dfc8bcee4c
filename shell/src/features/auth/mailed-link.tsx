import { ApiError } from '@wspolnik/shared-auth';
import { Button, Spinner, useLocation } from '@wspolnik/system';
import { problemMessage } from '@wspolnik/system/forms';
import { FormattedMessage } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';

// What the pages that mails lead to have in common.

export interface MailedLink {
  uidb64: string;
  token: string;
}

const LINK_IS_DEAD = ['token_expired', 'token_invalid', 'not_found', 'validation_failed'];

export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && LINK_IS_DEAD.includes(error.code);

/** The link that this page was opened by; null when a part of it is missing. */
export function useMailedLink(): MailedLink | null {
  const query = new URLSearchParams(useLocation().search);
  const uidb64 = query.get('uidb64');
  const token = query.get('token');
  return uidb64 && token ? { uidb64, token } : null;
}

/** The API's answer about the link. It is asked once, since asking may use the link up; `ask` goes out again only by `retry`. */
export function useLinkAnswer<Answer>(
  name: string,
  link: MailedLink | null,
  ask: (link: MailedLink) => Promise<Answer>,
) {
  const { data, error, mutate } = useSWRImmutable(
    link && { name, ...link },
    ({ uidb64, token }) => ask({ uidb64, token }),
    { shouldRetryOnError: false },
  );
  return { data, error: error as unknown, retry: () => void mutate() };
}

export function CheckingLink({ titleId = 'auth.verify.checking' }: { titleId?: string }) {
  return (
    <AuthPage titleId={titleId}>
      <Spinner />
    </AuthPage>
  );
}

interface UnansweredLinkProps {
  titleId?: string;
  error: unknown;
  onRetry: () => void;
}

/** The link may be good: the API could not be asked. */
export function UnansweredLink({ titleId = 'auth.verify.failed', error, onRetry }: UnansweredLinkProps) {
  return (
    <AuthPage titleId={titleId} lead={problemMessage(error).id}>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </div>
    </AuthPage>
  );
}
