import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, type Report, ReportDialog } from '@wspolnik/market';
import { toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { reportOpinion } from './opinions.api.ts';
import { reportMessages as messages } from './opinions.messages.ts';

export interface ReportOpinionDialogProps {
  id: string;
  onClose(): void;
}

/** Reports an opinion to the administration. */
export function ReportOpinionDialog({ id, onClose }: ReportOpinionDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await reportOpinion({ opinion_id: id, ...report });
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      draft={useDraft(`opinion-report.${id}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage(messages.done));
        return true;
      }}
      onClose={onClose}
    />
  );
}
