import { PROPOSAL_DAYS } from '@wspolnik/contract/limits';
import { APPLICATION_DAYS, QUESTION_DAYS, type QuoteKind } from '@wspolnik/contract/quotes';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { polishDays } from '../../platform/polish-days.ts';
import { invalidField } from '../../platform/wire/problem.ts';

const WALL_CLOCK = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });

const today = (now: Date): string => polishDays(now, 1)[0];
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** When a request expires that nobody has answered. */
export function unansweredUntil(kind: QuoteKind, now: Date): Date {
  return new Date(now.getTime() + (kind === 'quote' ? QUESTION_DAYS : APPLICATION_DAYS) * DAY_MS);
}

/** The end of a day in Poland: its midnight is 22:00 or 23:00 UTC, which of them depends on summer time. */
export function endOfDay(day: string): Date {
  const end = new Date(Date.parse(day) + DAY_MS);
  const offset = Number(WALL_CLOCK.format(end));
  return new Date(end.getTime() - offset * HOUR_MS);
}

/** @throws ApiProblem validation_failed (wanted_by: `dateMin` {min}) */
export function refusePastDay(day: string | undefined, now: Date): void {
  if (day !== undefined && day < today(now)) throw invalidField('wanted_by', 'dateMin', { min: today(now) });
}

/** @throws ApiProblem validation_failed (valid_until: `required`, `dateMin` {min}, `dateMax` {max}) */
export function validDay(day: string | undefined, now: Date): string {
  if (day === undefined) throw invalidField('valid_until', 'required');
  const [min, max] = [today(now), later(today(now), PROPOSAL_DAYS)];
  if (day < min) throw invalidField('valid_until', 'dateMin', { min });
  if (day > max) throw invalidField('valid_until', 'dateMax', { max });
  return day;
}
