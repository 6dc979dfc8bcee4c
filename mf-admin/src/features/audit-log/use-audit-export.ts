import { useAction } from '@wspolnik/kit';
import { getFile, withQuery } from '@wspolnik/shared-auth';
import { toast, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { AuditListQuery } from '../../lib/audit-log.reads.ts';
import { saveFile } from '../../lib/save-file.ts';
import { auditMessages as messages } from './audit-log.messages.ts';

/** Downloads the filtered log as a file for a spreadsheet, in the language of the page. */
export function useAuditExport({ page: _page, ...filter }: AuditListQuery) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(
    () => getFile(withQuery('accounts/admin/audit-log/export/', { ...filter, locale })),
    { onDone: (file) => saveFile(formatMessage(messages.exportName), file) },
  );
  const exportLog = () =>
    run().catch((error: unknown) => toast.error(`${formatMessage(messages.exportFailed)} ${errorText(error)}`));
  return { exportLog, isExporting: isRunning };
}
