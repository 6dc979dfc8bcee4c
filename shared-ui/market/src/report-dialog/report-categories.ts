import { useIntl } from 'react-intl';

const MESSAGES = {
  spam: { id: 'ui.report.category.spam' },
  fraud: { id: 'ui.report.category.fraud' },
  hate: { id: 'ui.report.category.hate' },
  violence: { id: 'ui.report.category.violence' },
  personal_data: { id: 'ui.report.category.personal_data' },
  copyright: { id: 'ui.report.category.copyright' },
  impersonation: { id: 'ui.report.category.impersonation' },
  prohibited: { id: 'ui.report.category.prohibited' },
  misleading: { id: 'ui.report.category.misleading' },
  false_pictures: { id: 'ui.report.category.false_pictures' },
  unavailable: { id: 'ui.report.category.unavailable' },
  counterfeit: { id: 'ui.report.category.counterfeit' },
  other: { id: 'ui.report.category.other' },
} as const;

/** The API's categories of reports. */
export type ReportCategory = keyof typeof MESSAGES;

/** What is reported of posts, messages, opinions and profiles. */
export const REPORT_CATEGORIES = [
  'spam',
  'fraud',
  'hate',
  'violence',
  'personal_data',
  'copyright',
  'impersonation',
  'other',
] as const satisfies readonly ReportCategory[];

/** What is reported of offers. */
export const OFFER_REPORT_CATEGORIES = [
  'prohibited',
  'misleading',
  'false_pictures',
  'counterfeit',
  'unavailable',
  'fraud',
  'other',
] as const satisfies readonly ReportCategory[];

/** The name of a category of reports, in the reader's language. */
export function useCategoryName(): (category: ReportCategory) => string {
  const { formatMessage } = useIntl();
  return (category) => formatMessage(MESSAGES[category]);
}
