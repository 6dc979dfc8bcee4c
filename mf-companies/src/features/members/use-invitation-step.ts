import type { CompanyInvitation } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { decideInvitation } from './members.api.ts';
import { invitationMessages as messages } from './members.messages.ts';
import { invitationsRead, membersRead } from './members.reads.ts';

interface Step {
  invitation: CompanyInvitation;
  decision: 'resend' | 'revoke';
}

/** The address, or the name of somebody invited by their profile. */
export const addresseeOf = ({ email, person }: CompanyInvitation): string => person?.name ?? email ?? '';

/** Mails an invitation again or withdraws it. */
export function useInvitationStep() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const { run } = useAction(({ invitation, decision }: Step) => decideInvitation(invitation.id, decision));
  const step = async (input: Step) => {
    const { id } = input.invitation;
    const to = addresseeOf(input.invitation);
    setBusy(id);
    try {
      if (!(await run(input))) return;
      await refresh(invitationsRead);
      toast.success(formatMessage(input.decision === 'resend' ? messages.resent : messages.revoked, { to }));
    } catch (error) {
      toast.error(errorText(error));
      // The invited person was faster: they are a member by now.
      if (error instanceof ApiError && error.code !== 'network') await refresh(invitationsRead, membersRead);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    resend: (invitation: CompanyInvitation) => step({ invitation, decision: 'resend' }),
    revoke: (invitation: CompanyInvitation) => step({ invitation, decision: 'revoke' }),
  };
}
