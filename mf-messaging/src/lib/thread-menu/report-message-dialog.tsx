import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, type Report, ReportDialog } from '@wspolnik/market';
import { toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { reportMessage } from './message-safety.api.ts';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';

export interface ReportMessageDialogProps {
  messageId: string;
  onClose(): void;
}

/** Reports a message of the other side to the administration. */
export function ReportMessageDialog({ messageId, onClose }: ReportMessageDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await reportMessage({ message_id: messageId, ...report });
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage(messages.reportTitle)}
      text={formatMessage(messages.reportText)}
      draft={useDraft(`message-report.${messageId}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage(messages.reported));
        return true;
      }}
      onClose={onClose}
    />
  );
}
