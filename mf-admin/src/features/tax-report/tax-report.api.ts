import type { TaxReportFile, TaxReportFileBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Fails with 409 `tax_report_changed` when the report is no longer as it was seen. */
export const takeReportFile = (json: TaxReportFileBody, confirmation: string, idempotencyKey: string) =>
  sendJSON<TaxReportFile>('POST', 'accounts/admin/tax-report/file/', { json, confirmation, idempotencyKey });
