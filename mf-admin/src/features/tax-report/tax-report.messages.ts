import type { MessageDescriptor } from 'react-intl';

export const taxReportMessages = {
  title: { id: 'taxReport.title' },
  count: { id: 'taxReport.count' },
  failed: { id: 'taxReport.failed' },
  empty: { id: 'taxReport.empty' },
  emptyText: { id: 'taxReport.empty_text' },
  year: { id: 'taxReport.year' },
  lastYear: { id: 'taxReport.last_year' },
  summary: { id: 'taxReport.summary' },
  missing: { id: 'taxReport.missing' },
  running: { id: 'taxReport.running' },
  made: { id: 'taxReport.made' },
  make: { id: 'taxReport.make' },
  download: { id: 'taxReport.download' },
  withdrawals: { id: 'taxReport.withdrawals' },
  given: { id: 'taxReport.given' },
  notGiven: { id: 'taxReport.not_given' },
  pesel: { id: 'taxReport.pesel' },
  deleted: { id: 'taxReport.deleted' },
  nameless: { id: 'taxReport.nameless' },
} as const satisfies Record<string, MessageDescriptor>;

export const fileMessages = {
  make: { id: 'taxReport.make' },
  download: { id: 'taxReport.download' },
  makeText: { id: 'taxReportFile.make_text' },
  missing: { id: 'taxReportFile.missing' },
  missingText: { id: 'taxReportFile.missing_text' },
  downloadText: { id: 'taxReportFile.download_text' },
  done: { id: 'taxReportFile.done' },
} as const satisfies Record<string, MessageDescriptor>;
