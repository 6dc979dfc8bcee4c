import type { CompanyInvitation } from '@wspolnik/contract';
import { type ListState, useList } from '@wspolnik/kit';
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  ErrorPanel,
  formatDate,
  Link,
  useErrorText,
  useLocale,
} from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { invitationMessages as messages } from './members.messages.ts';
import classes from './members.module.css';
import { invitationsRead } from './members.reads.ts';
import { addresseeOf, useInvitationStep } from './use-invitation-step.ts';

const hasEnded = ({ data, error }: ListState<unknown>) => data !== undefined || error !== undefined;

/**
 * Invitations that nobody has answered; nothing while there are none. They are read beside the list above, and shown below it once it
 * `hasCome`: whatever its length, they stay where they are.
 */
export function OpenInvitations({ hasCome }: { hasCome: boolean }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const sent = useList(invitationsRead({ status: 'sent' }));
  const expired = useList(invitationsRead({ status: 'expired' }));
  const { resend, revoke, busy } = useInvitationStep();
  const [asked, setAsked] = useState<CompanyInvitation | null>(null);
  const error = sent.data ? undefined : sent.error;
  const invitations = [...(sent.data?.results ?? []), ...(expired.data?.results ?? [])];
  // Together: the first of them would push those that have come before it down.
  const areAllHere = hasCome && hasEnded(sent) && hasEnded(expired);
  if (!areAllHere || (!error && invitations.length === 0)) return null;
  return (
    <section className={classes.section} aria-labelledby="open-invitations">
      <h2 id="open-invitations">{formatMessage(messages.title)}</h2>
      {error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={sent.retry} />
      ) : (
        <ul className={classes.list}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={busy === invitation.id}
              onResend={() => void resend(invitation)}
              onRevoke={() => setAsked(invitation)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        loading={asked !== null && busy === asked.id}
        title={formatMessage(messages.revokeQuestion, { to: asked ? addresseeOf(asked) : '' })}
        text={formatMessage(messages.revokeText)}
        confirmLabel={formatMessage(messages.revoke)}
        cancelLabel={formatMessage(messages.revokeBack)}
        onConfirm={() => asked && void revoke(asked).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}

interface InvitationRowProps {
  invitation: CompanyInvitation;
  isBusy: boolean;
  onResend: () => void;
  onRevoke: () => void;
}

function InvitationRow({ invitation, isBusy, onResend, onRevoke }: InvitationRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { person, status, expires_at, invited_by } = invitation;
  const to = addresseeOf(invitation);
  const isExpired = status === 'expired';
  return (
    <li className={classes.row}>
      {person && <Avatar name={person.name} image={person.thumbnail} size={44} />}
      <div className={classes.who}>
        <span className={classes.name}>{person ? <Link to={`/profiles/${person.id}`}>{to}</Link> : to}</span>
        <span className={classes.muted}>{formatMessage(messages.by, { name: invited_by.name })}</span>
      </div>
      <Badge tone={isExpired ? 'neutral' : 'info'}>
        {formatMessage(isExpired ? messages.expired : messages.sent, { date: formatDate(expires_at, locale) })}
      </Badge>
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="soft"
          loading={isBusy}
          aria-label={formatMessage(messages.resendNamed, { to })}
          onClick={onResend}
        >
          {formatMessage(messages.resend)}
        </Button>
        <Button size="sm" variant="ghost" aria-label={formatMessage(messages.revokeNamed, { to })} onClick={onRevoke}>
          {formatMessage(messages.revoke)}
        </Button>
      </div>
    </li>
  );
}
