import { PROPOSAL_DAYS } from '@wspolnik/contract/limits';
import { APPLICATION_DAYS, QUESTION_DAYS, type QuoteKind } from '@wspolnik/contract/quotes';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { dayAfter, polishDay, polishHour } from '../../platform/polish-days.ts';
import { invalidField } from '../../platform/wire/problem.ts';

/** When a request expires that nobody has answered. */
export function unansweredUntil(kind: QuoteKind, now: Date): Date {
  return new Date(now.getTime() + (kind === 'quote' ? QUESTION_DAYS : APPLICATION_DAYS) * DAY_MS);
}

/** The end of a day in Poland: its midnight is 22:00 or 23:00 UTC, which of them depends on summer time. */
export function endOfDay(day: string): Date {
  const end = new Date(Date.parse(day) + DAY_MS);
  return new Date(end.getTime() - polishHour(end) * HOUR_MS);
}

/** @throws ApiProblem validation_failed (wanted_by: `dateMin` {min}) */
export function refusePastDay(day: string | undefined, now: Date): void {
  if (day !== undefined && day < polishDay(now)) throw invalidField('wanted_by', 'dateMin', { min: polishDay(now) });
}

/** @throws ApiProblem validation_failed (valid_until: `required`, `dateMin` {min}, `dateMax` {max}) */
export function validDay(day: string | undefined, now: Date): string {
  if (day === undefined) throw invalidField('valid_until', 'required');
  const [min, max] = [polishDay(now), dayAfter(polishDay(now), PROPOSAL_DAYS)];
  if (day < min) throw invalidField('valid_until', 'dateMin', { min });
  if (day > max) throw invalidField('valid_until', 'dateMax', { max });
  return day;
}
