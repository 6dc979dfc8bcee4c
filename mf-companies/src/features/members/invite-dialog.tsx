import { EMAIL_LENGTH } from '@wspolnik/contract/limits';
import { refresh, useAction, useDraft, useList } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { FormDialog, type ProblemTarget, TextField } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type InviteValues, inviteSchema } from './invite-member.schema.ts';
import { inviteMember } from './members.api.ts';
import { inviteMessages as messages } from './members.messages.ts';
import { invitationsRead } from './members.reads.ts';

const EMPTY: InviteValues = { email: '' };

/** Invites somebody by e-mail, with or without an account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const open = useList(invitationsRead({ status: 'sent' }));
  const schema = useMemo(() => inviteSchema(open.data?.results.flatMap(({ email }) => email ?? []) ?? []), [open.data]);
  const { run } = useAction(async ({ email }: InviteValues) => {
    await inviteMember(email.trim());
    await refresh(invitationsRead);
    toast.success(formatMessage(messages.done, { email: email.trim() }));
    return true;
  });
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={EMPTY}
      schema={schema}
      draft={useDraft('invite-member', EMPTY)}
      confirm={formatMessage(messages.send)}
      onSubmit={async (values) => (await run(values)) === true}
      onProblem={(error, form) => showAtAddress(error, form)}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_LENGTH}
        required
        label={formatMessage(messages.email)}
        help={formatMessage(messages.help)}
      />
    </FormDialog>
  );
}

/** That the person belongs to the company is about the address, not about the form. */
function showAtAddress(error: unknown, form: ProblemTarget): void {
  if (!(error instanceof ApiError) || error.code !== 'already_member') return;
  form.setStatus(undefined);
  form.setTouched({ email: true }, false);
  form.setErrors({ email: { id: 'errors.already_member' } });
}
