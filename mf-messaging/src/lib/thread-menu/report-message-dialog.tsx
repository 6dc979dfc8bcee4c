import { toast } from '@wspolnik/shared-ui';
import { FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { useAction, useDraft } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { reportMessage } from './message-safety.api.ts';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';

/** Characters; the API's limit. */
const LENGTH = 1000;
const REPORT_SCHEMA = object({ reason: rules.required().max(LENGTH) });
const EMPTY = { reason: '' };

export interface ReportMessageDialogProps {
  messageId: string;
  onClose(): void;
}

/** Reports a message of the other side to the administration, with a reason. */
export function ReportMessageDialog({ messageId, onClose }: ReportMessageDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (reason: string) => {
    await reportMessage({ message_id: messageId, reason });
    return true;
  });
  return (
    <FormDialog
      danger
      title={formatMessage(messages.reportTitle)}
      initialValues={EMPTY}
      schema={REPORT_SCHEMA}
      draft={useDraft(`message-report.${messageId}`, EMPTY)}
      confirm={formatMessage(messages.reportSend)}
      onSubmit={async ({ reason }) => {
        if (!(await run(reason.trim()))) return false;
        toast.success(formatMessage(messages.reported));
        return true;
      }}
      onClose={onClose}
    >
      <p>{formatMessage(messages.reportText)}</p>
      <TextareaField
        name="reason"
        label={formatMessage(messages.reportReason)}
        required
        rows={4}
        maxLength={LENGTH}
        counted
      />
    </FormDialog>
  );
}
