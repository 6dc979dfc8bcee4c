import { useIntl } from 'react-intl';

const NONE = '–';

/** Measured values in the reader's format; nothing was measured is a dash. */
export function useVitalsFormats() {
  const { formatNumber, formatDate } = useIntl();
  return {
    /** `1,25 s`, `320 ms` */
    milliseconds(value: number | null): string {
      if (value === null) return NONE;
      // Symbols of units are the same in both languages.
      return value < 1000
        ? `${formatNumber(value, { maximumFractionDigits: 0 })}\u00a0ms`
        : `${formatNumber(value / 1000, { maximumFractionDigits: 2 })}\u00a0s`;
    },
    shift: (value: number | null) => (value === null ? NONE : formatNumber(value, { maximumFractionDigits: 3 })),
    share: (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 2 }),
    clock: (at: number) => formatDate(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  };
}
