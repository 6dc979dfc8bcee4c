import { type SelectOption, useMinute } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { exportMonths } from './export-file.ts';

/** The latest months for a select, with the one of the address. Without a browser there is no today. */
export function useMonthOptions(selected: string | undefined): SelectOption[] {
  const { formatDate } = useIntl();
  const now = useMinute();
  const months = now === null ? [] : exportMonths(now);
  const all = selected && !months.includes(selected) ? [...months, selected].sort().reverse() : months;
  return all.map((value) => ({
    value,
    label: formatDate(`${value}-01T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  }));
}
