import type { InvitePreview } from '@wspolnik/contract';
import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { Button, LinkButton, navigate } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from '../auth-page.module.css';
import { InvitationFailed } from './invitation-failed.tsx';
import { InvitationHead, InvitationHeadSkeleton } from './invitation-head.tsx';
import { useInvitation } from './use-invitation.ts';
import { useJoin } from './use-join.ts';

/** A signed-in person and the invitation behind a mailed link. */
export function JoinInvitation({ token }: { token: string }) {
  const { invitation, error, retry } = useInvitation(token);
  const email = useSessionStore(({ user }) => user?.email ?? '');
  if (error) {
    return (
      <InvitationFailed error={error} onRetry={retry}>
        <LinkButton variant="outline" to="/auth/change-profile">
          <FormattedMessage id="auth.invite.profiles" />
        </LinkButton>
      </InvitationFailed>
    );
  }
  if (!invitation) return <InvitationHeadSkeleton />;
  const isMine = invitation.email.toLowerCase() === email.toLowerCase();
  return (
    <>
      <InvitationHead company={invitation.company} invitedBy={invitation.invited_by} />
      {isMine ? (
        <Join token={token} company={invitation.company.name} />
      ) : (
        <ForSomebodyElse token={token} invitation={invitation} email={email} />
      )}
    </>
  );
}

function Join({ token, company }: { token: string; company: string }) {
  const { join, joining, error } = useJoin();
  const accept = () => void join({ token }, company);
  if (error && !joining) return <InvitationFailed error={error} onRetry={accept} />;
  return (
    <div className={styles.actions}>
      <Button loading={joining !== undefined} onClick={accept}>
        <FormattedMessage id="auth.invite.join" />
      </Button>
      <LinkButton variant="ghost" to="/auth/change-profile">
        <FormattedMessage id="auth.invite.notNow" />
      </LinkButton>
    </div>
  );
}

interface ForSomebodyElseProps {
  token: string;
  invitation: InvitePreview;
  /** Of the account that is signed in. */
  email: string;
}

/** The link works only for the invited address. */
function ForSomebodyElse({ token, invitation, email }: ForSomebodyElseProps) {
  const signOut = useSessionStore((state) => state.signOut);
  const onSwitch = () => {
    const query = { token, email: invitation.email };
    const joinPath = withQuery('/auth/change-profile', query);
    const to = invitation.known ? withQuery('/auth/login', { from: joinPath }) : withQuery('/auth/signup', query);
    // Not asked: this person goes on with an invitation, and finds their drafts at the next sign-in.
    void signOut('keep');
    navigate(to, { replace: true });
  };
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage
          id="auth.invite.otherAccount"
          values={{ invited: <strong>{invitation.email}</strong>, current: <strong>{email}</strong> }}
        />
      </p>
      <div className={styles.actions}>
        <Button onClick={onSwitch}>
          <FormattedMessage id="auth.invite.switch" />
        </Button>
        <LinkButton variant="ghost" to="/auth/change-profile">
          <FormattedMessage id="auth.invite.notNow" />
        </LinkButton>
      </div>
    </>
  );
}
