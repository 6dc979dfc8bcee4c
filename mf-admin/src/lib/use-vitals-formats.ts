import { useIntl } from 'react-intl';

const NONE = '–';

/** Measured values in the reader's format; nothing was measured is a dash. */
export function useVitalsFormats() {
  const { formatNumber, formatDate } = useIntl();
  return {
    /** `1,25 s`, `320 ms` */
    milliseconds(value: number | null): string {
      if (value === null) return NONE;
      const [shown, unit] = value < 1000 ? [value, 'millisecond'] : [value / 1000, 'second'];
      const digits = value < 1000 ? 0 : 2;
      return formatNumber(shown, { style: 'unit', unit, maximumFractionDigits: digits });
    },
    shift: (value: number | null) => (value === null ? NONE : formatNumber(value, { maximumFractionDigits: 3 })),
    share: (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 2 }),
    clock: (at: number) => formatDate(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  };
}
