import type { AdminUserDetail } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, DialogOnDemand, formatDate, Link, toast, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import panels from '../../lib/people/panel.module.css';
import { loadRoleDialog } from './load-role-dialog.ts';
import { refreshUser } from './refresh-user.ts';
import { decideRole } from './users.api.ts';
import { proposalMessages as messages, roleDecisionMessages } from './users.messages.ts';

type Decision = keyof typeof roleDecisionMessages;

interface RoleProposalProps {
  user: AdminUserDetail;
  proposal: NonNullable<AdminUserDetail['role_proposal']>;
}

/** A proposal of an admin with its reason. A second admin decides; the proposer may withdraw it. */
export function RoleProposal({ user, proposal: { by, reason, proposed_at } }: RoleProposalProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const isOwn = useSessionStore((session) => session.user?.id) === by.id;
  const [open, setOpen] = useState<Decision | null>(null);
  const name = `${user.first_name} ${user.last_name}`;
  const texts = open && roleDecisionMessages[open];
  const decisions: Decision[] = isOwn ? ['withdraw'] : ['approve', 'decline'];
  const date = formatDate(proposed_at, locale, { time: true });
  return (
    <Callout title={isOwn ? formatMessage(messages.own) : formatMessage(messages.title, { by: by.name })}>
      <p>{reason}</p>
      <p>
        {!isOwn && (
          <>
            <Link to={`/admin/users/${by.id}`}>{by.name}</Link>
            <span>{' · '}</span>
          </>
        )}
        <span>{formatMessage(messages.since, { date })}</span>
      </p>
      <div className={panels.panelActions}>
        {decisions.map((decision) => (
          <Button key={decision} size="sm" variant="outline" onClick={() => setOpen(decision)}>
            {formatMessage(roleDecisionMessages[decision].label)}
          </Button>
        ))}
      </div>
      <DialogOnDemand
        load={loadRoleDialog}
        props={
          open && texts
            ? {
                title: formatMessage(texts.title, { name }),
                text: formatMessage(texts.text),
                confirm: formatMessage(texts.label),
                asksReason: false,
                decide: (_reason, confirmation) => decideRole(user.id, { decision: open, proposed_at }, confirmation),
                onDone: () => {
                  toast.success(formatMessage(texts.done, { name }));
                  void refreshUser();
                },
                onRefused: () => void refreshUser(),
                onClose: () => setOpen(null),
              }
            : null
        }
      />
    </Callout>
  );
}
