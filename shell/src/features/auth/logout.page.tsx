import { countUnsentMessages, useSessionStore } from '@wspolnik/shared-auth';
import { Button, LinkButton, Spinner } from '@wspolnik/shared-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

export function LogoutPage() {
  const { withFrom } = useFrom();
  const person = useSessionStore(({ isAuth, user }) => (isAuth ? user?.id : undefined));
  const signOut = useSessionStore((state) => state.signOut);
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    if (!person) return;
    let isLeft = false;
    void countUnsentMessages(person).then((count) => {
      if (isLeft) return;
      setUnsent(count);
      if (count === 0) void signOut();
    });
    return () => {
      isLeft = true;
    };
  }, [person, signOut]);
  if (person && unsent > 0) return <UnsentQuestion count={unsent} onSignOut={() => void signOut()} />;
  if (person) {
    return (
      <AuthPage titleId="auth.logout.title">
        <Spinner />
      </AuthPage>
    );
  }
  return (
    <AuthPage titleId="auth.logout.done" lead="auth.logout.text">
      <div className={styles.actions}>
        <LinkButton to={withFrom('/auth/login')}>
          <FormattedMessage id="auth.logout.again" />
        </LinkButton>
        <LinkButton variant="ghost" to="/offers">
          <FormattedMessage id="auth.logout.offers" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}

/** A sign-out removes what waits for the network on this device. */
function UnsentQuestion({ count, onSignOut }: { count: number; onSignOut(): void }) {
  return (
    <AuthPage titleId="auth.logout.unsent" isOutcome>
      <p>
        <FormattedMessage id="auth.logout.unsentText" values={{ count }} />
      </p>
      <div className={styles.actions}>
        <LinkButton to="/messages">
          <FormattedMessage id="auth.logout.stay" />
        </LinkButton>
        <Button variant="outline" onClick={onSignOut}>
          <FormattedMessage id="auth.logout.anyway" />
        </Button>
      </div>
    </AuthPage>
  );
}
