import { createIntl } from 'react-intl';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { daysBetween, formatDate, relativeDay, relativeTime } from './dates.ts';
import { DAY_MS } from './durations.ts';
import {
  formatMoney,
  formatMoneyRange,
  formatPercent,
  formatRating,
  formatWholeAmount,
  fromGrosze,
  toGrosze,
} from './money.ts';

const intl = { pl: createIntl({ locale: 'pl', messages: pl }), en: createIntl({ locale: 'en', messages: en }) };

test.each([
  ['1234.50', '1\u00a0234,50\u00a0zł'],
  ['0.00', '0,00\u00a0zł'],
  ['12345678901234.56', '12\u00a0345\u00a0678\u00a0901\u00a0234,56\u00a0zł'],
  [-5, '-5,00\u00a0zł'],
])('money %s is %s in every language', (value, expected) => {
  expect(formatMoney(value)).toBe(expected);
});

test('a chart scale has whole złoty', () => {
  expect(formatWholeAmount(2600)).toBe('2\u00a0600');
});

test('a range has the currency once', () => {
  expect(formatMoneyRange('4900.00', '12000.00')).toBe('4\u00a0900,00 – 12\u00a0000,00\u00a0zł');
});

test('percent and rating follow the locale', () => {
  expect([formatPercent(2.5), formatPercent(5)]).toEqual(['2,5%', '5%']);
  expect([formatRating(4.84), formatRating(5)]).toEqual(['4,8', '5,0']);
});

test.each([
  ['4.35', 435],
  ['1.1', 110],
  ['12', 1200],
  [1.5, 150],
  ['0.00', 0],
  ['-0.50', -50],
  ['-1234.50', -123_450],
  ['999999999.99', 99_999_999_999],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('%s zł are %i grosze', (zloty, grosze) => {
  expect(toGrosze(zloty)).toBe(grosze);
});

test.each(['0.00', '0.01', '-0.50', '1234.50', '1000000000.00', '90071992547409.91'])(
  '%s zł converted to grosze and back is unchanged',
  (zloty) => {
    expect(fromGrosze(toGrosze(zloty))).toBe(zloty);
  },
);

const NOW = '2026-11-20T10:00:00Z';

test.each([
  ['2026-11-20T00:30:00Z', 'Dziś', 'Today'],
  // 00:30 on the 20th in Poland, though still the 19th in UTC.
  ['2026-11-19T23:30:00Z', 'Dziś', 'Today'],
  ['2026-11-19T22:30:00Z', 'Wczoraj', 'Yesterday'],
  ['2026-11-18T10:00:00Z', '2 dni temu', '2 days ago'],
  ['2026-10-21T10:00:00Z', '30 dni temu', '30 days ago'],
])('day of %s', (value, polish, english) => {
  const days = relativeDay(value, NOW);
  expect(intl.pl.formatMessage({ id: 'ui.date.relative' }, { days })).toBe(polish);
  expect(intl.en.formatMessage({ id: 'ui.date.relative' }, { days })).toBe(english);
});

test.each([
  ['2026-11-20T23:10:00Z', '2026-11-20T23:10:40Z', 'Przed chwilą', 'Just now'],
  ['2026-11-20T22:50:00Z', '2026-11-20T23:05:00Z', '15 min', '15 min'],
  ['2026-11-20T20:00:00Z', '2026-11-20T23:05:00Z', '3 godz.', '3 h'],
  ['2026-11-20T23:05:00Z', '2026-11-21T22:30:00Z', '23 godz.', '23 h'],
])('the age of %s at %s is by the clock, across midnight too', (value, now, polish, english) => {
  const age = relativeTime(value, now);
  const text = (of: typeof intl.pl) =>
    age && of.formatMessage({ id: `ui.date.${age.unit}` }, { [age.unit]: age.count });
  expect([text(intl.pl), text(intl.en)]).toEqual([polish, english]);
});

test('older than 12 hours, yesterday is by the calendar', () => {
  expect(relativeTime('2026-11-20T10:00:00Z', '2026-11-20T23:30:00Z')).toBeNull();
  expect(relativeDay('2026-11-20T10:00:00Z', '2026-11-20T23:30:00Z')).toBe(1);
});

test.each([
  ['forward', '2026-03-29T'],
  ['back', '2026-10-25T'],
])('days are counted by the calendar when clocks go %s', (_, changed) => {
  const known = new Map<number, number>();
  const day = (moment: number) => {
    const date = () => new Date(moment).toLocaleDateString('en-CA', { timeZone: 'Europe/Warsaw' });
    const number = known.get(moment) ?? Date.parse(date()) / DAY_MS;
    known.set(moment, number);
    return number;
  };
  const middle = Date.parse(`${changed}00:30:00Z`);
  for (let now = middle - DAY_MS; now < middle + 2 * DAY_MS; now += 5_000_000) {
    for (let value = middle - 3 * DAY_MS; value < middle + 3 * DAY_MS; value += 2_500_000) {
      const days = daysBetween(new Date(value).toISOString(), now);
      if (!Object.is(days, day(now) - day(value))) throw new Error(`${days} days between ${value} and ${now}`);
    }
  }
});

test('the date is shown after 30 days, and in the future', () => {
  expect(relativeDay('2026-10-20T10:00:00Z', NOW)).toBeNull();
  expect(relativeDay('2026-11-21T10:00:00Z', NOW)).toBeNull();
  expect(formatDate('2026-10-20T10:00:00Z', 'pl')).toBe('20 października 2026');
  expect(formatDate('2026-10-20T10:00:00Z', 'en', { time: true })).toBe('20 October 2026 at 12:00');
  expect(formatDate('2026-10-20', 'pl', { short: true })).toBe('20 paź 2026');
  expect(formatDate('2026-10-20', 'en', { short: true })).toBe('20 Oct 2026');
});
