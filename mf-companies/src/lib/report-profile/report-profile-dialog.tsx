import type { ProfileReportBody } from '@wspolnik/contract';
import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, type Report, ReportDialog } from '@wspolnik/market';
import { sendJSON } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';

export interface ReportProfileDialogProps {
  type: 'user' | 'company';
  id: string;
  onClose(): void;
}

const reportProfile = (json: ProfileReportBody) => sendJSON<undefined>('POST', 'accounts/profile-report/', { json });

/** Reports a profile to the administration. */
export function ReportProfileDialog({ type, id, onClose }: ReportProfileDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await reportProfile({ ...(type === 'company' ? { company_id: id } : { user_id: id }), ...report });
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage({ id: 'profile_report.title' })}
      text={formatMessage({ id: 'profile_report.text' })}
      draft={useDraft(`profile-report.${id}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage({ id: 'profile_report.done' }));
        return true;
      }}
      onClose={onClose}
    />
  );
}
