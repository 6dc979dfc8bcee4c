import type { CompanySummary } from '@wspolnik/contract';
import { Avatar } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './invitations.module.css';

export interface InvitationHeadProps {
  company: CompanySummary;
  invitedBy: string;
  children?: ReactNode;
}

/** Who invites to which company, and what can be done about it. */
export function InvitationHead({ company, invitedBy, children }: InvitationHeadProps) {
  return (
    <div className={styles.head}>
      <Avatar name={company.name} image={company.thumbnail} size={48} shape="square" />
      <div className={styles.text}>
        <strong>{company.name}</strong>
        <span>
          <FormattedMessage id="auth.invite.by" values={{ name: invitedBy }} />
        </span>
      </div>
      {children}
    </div>
  );
}

/** Of the height of a head. */
export function InvitationHeadSkeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}
