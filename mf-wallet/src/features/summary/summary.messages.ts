import type { MessageDescriptor } from 'react-intl';
import type { SummarySort } from '../../lib/summary.reads.ts';

export const summaryTexts = {
  questionsNote: { id: 'sales_summary.questions_note' },
  title: { id: 'sales_summary.title' },
  intro: { id: 'sales_summary.intro' },
  month: { id: 'sales_summary.month' },
  failed: { id: 'sales_summary.failed' },
  offers: { id: 'sales_summary.offers' },
  share: { id: 'sales_summary.share' },
  hidden: { id: 'sales_summary.hidden' },
  file: { id: 'sales_summary.file' },
  filePrefix: { id: 'sales_summary.file_prefix' },
  empty: { id: 'sales_summary.empty' },
  emptyDetail: { id: 'sales_summary.empty_detail' },
} as const satisfies Record<string, MessageDescriptor>;

export const figureMessages = {
  label: { id: 'sales_summary.figures' },
  revenue: { id: 'sales_summary.revenue' },
  revenueDetail: { id: 'sales_summary.revenue_detail' },
  orders: { id: 'sales_summary.orders' },
  cancelled: { id: 'sales_summary.cancelled' },
  average: { id: 'sales_summary.average' },
  reward: { id: 'sales_summary.reward' },
  rewardDetail: { id: 'sales_summary.reward_detail' },
  before: { id: 'sales_summary.before' },
  beforeChange: { id: 'sales_summary.before_change' },
  none: { id: 'sales_summary.none' },
} as const satisfies Record<string, MessageDescriptor>;

export const viewMessages = {
  title: { id: 'sales_summary.views' },
  name: { id: 'sales_summary.views_name' },
  none: { id: 'sales_summary.views_none' },
  note: { id: 'sales_summary.views_note' },
  count: { id: 'sales_summary.count' },
} as const satisfies Record<string, MessageDescriptor>;

export const columnMessages = {
  offer: { id: 'sales_summary.column.offer' },
  views: { id: 'sales_summary.column.views' },
  questions: { id: 'sales_summary.column.questions' },
  orders: { id: 'sales_summary.column.orders' },
  gross: { id: 'sales_summary.column.gross' },
  reward: { id: 'sales_summary.column.reward' },
} as const satisfies Record<SummarySort, MessageDescriptor>;
