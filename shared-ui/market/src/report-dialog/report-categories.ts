import { useIntl } from 'react-intl';

const MESSAGES = {
  spam: { id: 'ui.report.category.spam' },
  fraud: { id: 'ui.report.category.fraud' },
  hate: { id: 'ui.report.category.hate' },
  violence: { id: 'ui.report.category.violence' },
  personal_data: { id: 'ui.report.category.personal_data' },
  copyright: { id: 'ui.report.category.copyright' },
  impersonation: { id: 'ui.report.category.impersonation' },
  other: { id: 'ui.report.category.other' },
} as const;

/** The API's categories of reports. */
export type ReportCategory = keyof typeof MESSAGES;

export const REPORT_CATEGORIES = Object.keys(MESSAGES) as ReportCategory[];

/** The name of a category of reports, in the reader's language. */
export function useCategoryName(): (category: ReportCategory) => string {
  const { formatMessage } = useIntl();
  return (category) => formatMessage(MESSAGES[category]);
}
