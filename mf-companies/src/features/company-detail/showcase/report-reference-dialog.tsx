import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, type Report, ReportDialog } from '@wspolnik/market';
import { toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import { reportReference } from './showcase.api.ts';

export interface ReportReferenceDialogProps {
  id: string;
  onClose(): void;
}

/** Reports a reference to the administration. */
export function ReportReferenceDialog({ id, onClose }: ReportReferenceDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await reportReference({ reference_id: id, ...report });
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage(messages.reportTitle)}
      text={formatMessage(messages.reportText)}
      draft={useDraft(`reference-report.${id}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage(messages.reportDone));
        return true;
      }}
      onClose={onClose}
    />
  );
}
