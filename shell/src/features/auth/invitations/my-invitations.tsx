import { onFrame, useSessionStore } from '@wspolnik/shared-auth';
import { Button, useErrorText } from '@wspolnik/system';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import useSWR from 'swr';
import { InvitationHead } from './invitation-head.tsx';
import { listInvitations } from './invitations.api.ts';
import styles from './invitations.module.css';
import { useJoin } from './use-join.ts';

/** Open invitations of the signed-in person; nothing while there are none, and when they cannot be read. */
export function MyInvitations() {
  const errorText = useErrorText();
  const person = useSessionStore(({ user }) => user?.id);
  const { join, joining, error } = useJoin();
  const { data, mutate } = useSWR(person ? ['my-invitations', person] : null, listInvitations);
  useEffect(
    () =>
      onFrame(({ type, data: { kind } }) => {
        if (type === 'resync' || kind === 'MemberInvited') void mutate();
      }),
    [mutate],
  );
  if (!data || data.results.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id="auth.invite.mine" />
      </h2>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
      <ul className={styles.list}>
        {data.results.map(({ id, company, invited_by }) => (
          <li key={id}>
            <InvitationHead company={company} invitedBy={invited_by}>
              <Button size="sm" variant="soft" loading={joining === id} onClick={() => void join({ id }, company.name)}>
                <FormattedMessage id="auth.invite.joinNamed" values={{ company: company.name, hidden }} />
              </Button>
            </InvitationHead>
          </li>
        ))}
      </ul>
    </section>
  );
}

const hidden = (text: ReactNode) => <span className="wp-visually-hidden">{text}</span>;
