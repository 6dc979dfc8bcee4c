import type { OfferReportBody } from '@wspolnik/contract';
import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, OFFER_REPORT_CATEGORIES, type Report, ReportDialog } from '@wspolnik/market';
import { sendJSON } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from '../offer-detail.messages.ts';

export interface ReportOfferProps {
  id: string;
  onClose(): void;
}

const send = (json: OfferReportBody) => sendJSON<undefined>('POST', 'offer-report/', { json });

/** Reports an offer to the administration. */
export function ReportOffer({ id, onClose }: ReportOfferProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await send({ offer_id: id, ...report });
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      categories={OFFER_REPORT_CATEGORIES}
      draft={useDraft(`offer-report.${id}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage(messages.done));
        return true;
      }}
      onClose={onClose}
    />
  );
}
