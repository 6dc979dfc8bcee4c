import { formatMoney, formatMoneyRange } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';

/** The salary of a job. Money is the API's decimal string. */
export interface SalaryData {
  /** Null when the company does not state it. */
  salary_from?: string | null;
  /** Null for one that has no upper end. */
  salary_to?: string | null;
  salary_period?: 'hour' | 'month' | 'year' | null;
  salary_type?: 'gross' | 'net' | null;
}

/** `7 200 – 9 800 zł brutto / mies.`; null for a salary that is not stated. */
export function salaryText({ formatMessage }: IntlShape, { salary_from: from, salary_to: to, ...paid }: SalaryData) {
  if (!from) return null;
  const lower = to ? formatMoney(from) : formatMessage({ id: 'ui.salary.from' }, { from: formatMoney(from) });
  const amount = to && to !== from ? formatMoneyRange(from, to) : lower;
  const { salary_period, salary_type } = paid;
  return formatMessage({ id: 'ui.salary' }, { amount, type: salary_type ?? 'other', period: salary_period ?? 'other' });
}
