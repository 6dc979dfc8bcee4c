import { useIntl } from 'react-intl';

const NONE = '–';
/** As everywhere in the product: Polish time, of 24 hours in both languages. */
const CLOCK = { timeZone: 'Europe/Warsaw', hourCycle: 'h23' } as const;
const SECONDS = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

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
    /** `22:21:15`, or what the options name. */
    clock: (at: number, options: Intl.DateTimeFormatOptions = SECONDS) => formatDate(at, { ...CLOCK, ...options }),
  };
}
