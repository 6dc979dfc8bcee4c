import type { AdminUser, AdminUserDetail } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { Button, ConfirmDialog, DialogOnDemand, LinkButton, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadReasonDialog } from '../../lib/people/load-reason-dialog.ts';
import panels from '../../lib/people/panel.module.css';
import people from '../../lib/people/people.module.css';
import { historyRead } from '../../lib/people/people.reads.ts';
import { loadRoleDialog } from './load-role-dialog.ts';
import { refreshUser } from './refresh-user.ts';
import { endUserSessions, resendVerification, setUserRole, setUserStatus } from './users.api.ts';
import { decisionMessages, detailMessages, actionMessages as messages } from './users.messages.ts';

type Decision = keyof typeof decisionMessages;

/** Possible decisions about an account in its state. */
function decisionsOn({ role, status, disabled_at, role_proposal }: AdminUserDetail): Decision[] {
  const decisions: Decision[] = [];
  if (role === 'ADMIN') decisions.push('remove');
  else if (status === 'active' && !role_proposal) decisions.push('grant');
  decisions.push(disabled_at === null ? 'suspend' : 'restore');
  return decisions;
}

const isAboutRole = (decision: Decision | null) => decision === 'grant' || decision === 'remove';

interface UserActionsProps {
  user: AdminUserDetail;
  /** An admin decides nothing about their own account. */
  isOwn: boolean;
}

export function UserActions({ user, isOwn }: UserActionsProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Decision | null>(null);
  const name = `${user.first_name} ${user.last_name}`;
  const texts = open && decisionMessages[open];
  const dialog = open &&
    texts && {
      title: formatMessage(texts.title, { name }),
      text: formatMessage(texts.text),
      confirm: formatMessage(texts.confirm),
      danger: open === 'suspend' || open === 'remove',
      onRefused: () => void refreshUser(),
      onClose: () => setOpen(null),
    };
  const onDone = (reply?: AdminUser) => {
    const { done } = decisionMessages[open ?? 'grant'];
    const isProposed = open === 'grant' && reply?.role === 'USER';
    toast.success(formatMessage(isProposed ? decisionMessages.grant.proposed : done, { name }));
    void refreshUser();
  };
  return (
    <div className={people.actions}>
      {user.status === 'active' && (
        <LinkButton to={`/profiles/${user.id}`} variant="outline" size="sm">
          {formatMessage(detailMessages.profile)}
        </LinkButton>
      )}
      {!isOwn && user.status === 'unverified' && <Resend id={user.id} email={user.email} />}
      {!isOwn &&
        decisionsOn(user).map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant={decision === 'suspend' ? 'danger' : 'outline'}
            onClick={() => setOpen(decision)}
          >
            {formatMessage(decisionMessages[decision].label)}
          </Button>
        ))}
      <DialogOnDemand
        load={loadReasonDialog}
        props={
          dialog && !isAboutRole(open)
            ? {
                ...dialog,
                decide: (reason) => setUserStatus({ user_id: user.id, active: open === 'restore', reason }),
                onDone: () => onDone(),
              }
            : null
        }
      />
      <DialogOnDemand
        load={loadRoleDialog}
        props={
          dialog && isAboutRole(open)
            ? {
                ...dialog,
                asksReason: true,
                decide: (reason, confirmation) =>
                  setUserRole(user.id, { role: open === 'grant' ? 'ADMIN' : 'USER', reason }, confirmation),
                onDone,
              }
            : null
        }
      />
    </div>
  );
}

function Resend({ id, email }: { id: string; email: string }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(() => resendVerification(id), {
    onDone: () => {
      toast.success(formatMessage(messages.resendDone, { email }));
      void refresh(historyRead);
    },
  });
  const send = () =>
    run().catch((error: unknown) => {
      toast.error(errorText(error));
      void refreshUser();
    });
  return (
    <Button size="sm" variant="outline" loading={isRunning} onClick={() => void send()}>
      {formatMessage(messages.resend)}
    </Button>
  );
}

export function EndSessions({ id, name }: { id: string; name: string }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const { run, isRunning } = useAction(() => endUserSessions(id), {
    onDone: () => {
      toast.success(formatMessage(messages.endSessionsDone));
      setAsking(false);
      void refreshUser();
    },
  });
  return (
    <div className={panels.panelActions}>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {formatMessage(messages.endSessions)}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={formatMessage(messages.endSessionsTitle, { name })}
        text={formatMessage(messages.endSessionsText)}
        confirmLabel={formatMessage(messages.endSessions)}
        loading={isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => run().catch((error: unknown) => void toast.error(errorText(error)))}
      />
    </div>
  );
}
