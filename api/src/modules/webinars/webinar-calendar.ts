import { TZDate } from '@date-fns/tz';
import { HOUR_S } from '@wspolnik/settings';
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { WARSAW, WARSAW_VTIMEZONE } from './warsaw.ts';
import { WEBINAR_MS } from './webinar-state.ts';
import type { WebinarRow } from './webinars.sql.ts';

/** Wall-clock time in Warsaw, whatever the server's time zone. */
const inWarsaw = (milliseconds: number): TZDate => new TZDate(milliseconds, WARSAW);

/**
 * In the night when clocks go back an hour is repeated, and a local time means the first one (RFC 5545, 3.3.5): the second
 * can only be given in UTC.
 */
function isSecondOfTwo(milliseconds: number): boolean {
  const hourBefore = inWarsaw(milliseconds - WEBINAR_MS);
  return inWarsaw(milliseconds).getTimezoneOffset() > hourBefore.getTimezoneOffset();
}

function describe({ short_description, speaker, signup_url }: WebinarRow): string {
  return [short_description, speaker.name, signup_url].filter(Boolean).join('\n\n');
}

const PRODUCT = { company: 'Wspólnik', product: 'Webinary', language: 'PL' };
/** How often a subscribed calendar should ask again: webinars are announced days ahead. */
const REFRESH_SECONDS = HOUR_S;

function newCalendar(): ICalCalendar {
  return ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    // No zone for the calendar as a whole, because DTSTAMP must be in UTC.
    timezone: { name: null, generator: () => WARSAW_VTIMEZONE },
  });
}

/** The id is stable and the sequence grows, so that a calendar moves its entry instead of adding one. */
function addWebinar(calendar: ICalCalendar, webinar: WebinarRow, publicUrl: string): void {
  const start = Date.parse(webinar.webinar_date);
  const end = start + WEBINAR_MS;
  calendar.createEvent({
    id: `${webinar.id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(webinar.updated_at),
    lastModified: new Date(webinar.updated_at),
    sequence: webinar.revision,
    start: inWarsaw(start),
    end: inWarsaw(end),
    timezone: [start, end].some(isSecondOfTwo) ? null : WARSAW,
    summary: webinar.title,
    description: describe(webinar),
    url: webinar.signup_url ?? `${publicUrl}/webinars?open=${webinar.id}`,
  });
}

/** The webinar as an iCalendar file (RFC 5545): an hour in Warsaw time with the rules of its zone. */
export function toCalendar(webinar: WebinarRow, publicUrl: string): string {
  const calendar = newCalendar();
  addWebinar(calendar, webinar, publicUrl);
  return calendar.toString();
}

/** All of them as a calendar to subscribe to. A deleted webinar is absent, which removes it from the subscriber's calendar. */
export function toCalendarFeed(webinars: readonly WebinarRow[], publicUrl: string): string {
  const calendar = newCalendar();
  calendar.name('Wspólnik: webinary');
  calendar.url(`${publicUrl}/webinars`);
  calendar.ttl(REFRESH_SECONDS);
  for (const webinar of webinars) addWebinar(calendar, webinar, publicUrl);
  return calendar.toString();
}
