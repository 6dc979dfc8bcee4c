import { ApiError, useSessionStore } from '@wspolnik/shared-auth';
import { ConfirmDialog, Link, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lowerRole } from './member-steps.ts';
import {
  consequenceMessages,
  messages,
  questionMessages,
  roleMessages,
  stepMessages,
  stepValues,
} from './members.messages.ts';
import classes from './members.module.css';
import { nameOf, type Pending, type useMemberStep } from './use-member-step.ts';

const FINAL = ['remove', 'leave'];

/** Asks before a step and explains it; a refusal is shown in the open dialog. */
export function MemberQuestion({ action }: { action: ReturnType<typeof useMemberStep> }) {
  const { formatMessage } = useIntl();
  const { pending, error, isRunning, confirm, close } = action;
  const userId = useSessionStore(({ user }) => user?.id ?? '');
  const [shown, setShown] = useState<Pending | null>(null);
  // The closing dialog still shows what it asked.
  if (pending && pending !== shown) setShown(pending);
  const asked = pending ?? shown;
  if (!asked) return null;
  const { step, member } = asked;
  const values = { name: nameOf(member), role: formatMessage(roleMessages[lowerRole(member.role)]) };
  return (
    <ConfirmDialog
      open={pending !== null}
      danger={FINAL.includes(step)}
      loading={isRunning}
      title={formatMessage(questionMessages[step], values)}
      text={
        <>
          <p>{formatMessage(consequenceMessages[step], values)}</p>
          {error !== undefined && <Refusal error={error} />}
        </>
      }
      confirmLabel={formatMessage(stepMessages[step], stepValues(member, userId))}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}

/** Without an owner nobody could pay, hand over or delete: what the last one can do instead. */
function Refusal({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const isLast = error instanceof ApiError && error.code === 'last_owner';
  return (
    <div role="alert" className={classes.refusal}>
      {isLast ? (
        <>
          <strong>{formatMessage(messages.lastOwner)}</strong>
          <p>{formatMessage(messages.lastOwnerHelp)}</p>
          <Link to="/companies/settings/delete">{formatMessage(messages.deleteCompany)}</Link>
        </>
      ) : (
        errorText(error)
      )}
    </div>
  );
}
