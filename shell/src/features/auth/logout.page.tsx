import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, LinkButton, navigate, Spinner } from '@wspolnik/system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { findUnsent, type Unsent, unsentLines } from './unsent.ts';
import { useFrom } from './use-from.ts';

export function LogoutPage() {
  const { withFrom } = useFrom();
  const person = useSessionStore(({ isAuth, user }) => (isAuth ? user?.id : undefined));
  const signOut = useSessionStore((state) => state.signOut);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  // The page from the server does not know who is signed in, and must not say that the session has ended.
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    setRunning(true);
    if (!person) return;
    let isLeft = false;
    void findUnsent(person).then((found) => {
      if (isLeft) return;
      setUnsent(found);
      if (!found) void signOut('remove');
    });
    return () => {
      isLeft = true;
    };
  }, [person, signOut]);
  if (person && unsent) return <UnsentQuestion unsent={unsent} onAnswer={(answer) => void signOut(answer)} />;
  if (person || !isRunning) {
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

interface UnsentQuestionProps {
  unsent: Unsent;
  onAnswer(unsent: 'keep' | 'remove'): void;
}

/** Whether to keep what was typed on this device and not sent yet. */
function UnsentQuestion({ unsent, onAnswer }: UnsentQuestionProps) {
  const intl = useIntl();
  return (
    <AuthPage titleId="auth.logout.unsent" isOutcome>
      <p>
        <FormattedMessage id="auth.logout.unsentHere" />
      </p>
      <ul className={styles.unsent}>
        {unsentLines(unsent, intl).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.lead}>
        <FormattedMessage id="auth.logout.unsentText" values={{ messages: unsent.messages }} />
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer('keep')}>
          <FormattedMessage id="auth.logout.keep" />
        </Button>
        <Button variant="outline" onClick={() => onAnswer('remove')}>
          <FormattedMessage id="auth.logout.remove" />
        </Button>
        <Button variant="ghost" onClick={goBack}>
          <FormattedMessage id="auth.logout.back" />
        </Button>
      </div>
    </AuthPage>
  );
}

/** To the page that was left for this one; a page opened by its address has none. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else navigate('/offers', { replace: true });
}
