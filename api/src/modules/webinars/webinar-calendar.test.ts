import assert from 'node:assert/strict';
import { it } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { toCalendar, toCalendarFeed } from './webinar-calendar.ts';
import type { WebinarRow } from './webinars.sql.ts';

const webinar = (start: string, values: Partial<WebinarRow> = {}): WebinarRow => ({
  id: '01920000-0000-7000-8000-000000000001',
  title: 'Podatki; co, dalej?',
  image: null,
  short_description: 'Zażółć gęślą jaźń '.repeat(20).trim(),
  webinar_date: start,
  category: null,
  signup_url: 'https://zapisy.example.pl/?a=1&b=2',
  places: null,
  recording_url: null,
  speaker: { name: 'Anna', description: '', image: null, thumbnail: null, sector: null, phone: null, email: null },
  updated_at: '2026-11-20T08:00:00.000Z',
  revision: 0,
  ...values,
});

interface Line {
  name: string;
  params: string;
  value: string;
}

/** Unfolds and splits a calendar file by RFC 5545; fails on lines that are too long or have no value. */
function parse(text: string): Line[] {
  assert.ok(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n')));
  return text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name, params, value] = /^([A-Z-]+)((?:;[^:"]+)*):(.*)$/.exec(line) ?? [];
      assert.ok(name && value !== undefined, line);
      return { name, params: params ?? '', value };
    });
}

function component(lines: readonly Line[], name: string): Line[] {
  const from = lines.findIndex((line) => line.name === 'BEGIN' && line.value === name);
  const to = lines.findIndex((line) => line.name === 'END' && line.value === name);
  assert.ok(from >= 0 && to > from, `no ${name}`);
  return lines.slice(from + 1, to);
}

const read = (lines: readonly Line[], name: string): Line => {
  const found = lines.find((line) => line.name === name);
  assert.ok(found, `no ${name}`);
  return found;
};

/** Converts a wall-clock time in Warsaw to UTC by the offsets in the file. */
function toUtc(wall: string, offsetHours: number): string {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(wall) ?? [];
  assert.ok(y, `not a local time: ${wall}`);
  return new Date(
    Date.UTC(+y, Number(m) - 1, Number(d), Number(h) - offsetHours, Number(min), Number(s)),
  ).toISOString();
}

it('an entry lasts an hour in Warsaw time, in winter, in summer and over both changes', () => {
  for (const [start, startOffset, endOffset] of [
    ['2027-01-12T10:00:00.000Z', 1, 1],
    ['2027-07-12T10:00:00.000Z', 2, 2],
    ['2027-03-28T00:30:00.000Z', 1, 2],
    ['2027-03-28T01:00:00.000Z', 2, 2],
    ['2027-10-30T23:30:00.000Z', 2, 2],
    ['2027-10-31T02:00:00.000Z', 1, 1],
  ] as const) {
    const event = component(parse(toCalendar(webinar(start), 'https://wspolnik.example.pl')), 'VEVENT');
    const [from, until] = [read(event, 'DTSTART'), read(event, 'DTEND')];
    assert.equal(from.params, ';TZID=Europe/Warsaw');
    assert.equal(until.params, ';TZID=Europe/Warsaw');
    assert.equal(toUtc(from.value, startOffset), start);
    assert.equal(toUtc(until.value, endOffset), new Date(Date.parse(start) + HOUR_MS).toISOString());
  }
});

it('the calendar gives the repeated hour in UTC, because a local time would mean the first of the two', () => {
  for (const [start, from, until] of [
    ['2027-10-31T00:30:00.000Z', '20271031T003000Z', '20271031T013000Z'],
    ['2027-10-31T01:59:00.000Z', '20271031T015900Z', '20271031T025900Z'],
  ] as const) {
    const event = component(parse(toCalendar(webinar(start), 'https://x.pl')), 'VEVENT');
    assert.deepEqual([read(event, 'DTSTART').value, read(event, 'DTEND').value], [from, until]);
  }
});

it('the calendar contains the rules of the zone, which hold for the coming years', () => {
  const zone = component(parse(toCalendar(webinar('2027-01-12T10:00:00.000Z'), 'https://x.pl')), 'VTIMEZONE');
  assert.equal(read(zone, 'TZID').value, 'Europe/Warsaw');
  const offsetAt = (utc: string) =>
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' })
      .formatToParts(new Date(utc))
      .find(({ type }) => type === 'timeZoneName')?.value;
  for (const [name, month, before, after] of [
    ['DAYLIGHT', 2, 'GMT+01:00', 'GMT+02:00'],
    ['STANDARD', 9, 'GMT+02:00', 'GMT+01:00'],
  ] as const) {
    const rule = component(zone, name);
    assert.equal(read(rule, 'RRULE').value, `FREQ=YEARLY;BYMONTH=${month + 1};BYDAY=-1SU`);
    assert.equal(read(rule, 'TZOFFSETTO').value, after.slice(3).replace(':', ''));
    for (const year of [2026, 2027, 2030]) {
      const last = new Date(Date.UTC(year, month, 31, 1));
      last.setUTCDate(31 - last.getUTCDay());
      assert.equal(offsetAt(new Date(last.getTime() - 1000).toISOString()), before);
      assert.equal(offsetAt(last.toISOString()), after);
    }
  }
});

it('the calendar has a stable id, a UTC timestamp and escaped texts', () => {
  const lines = parse(toCalendar(webinar('2027-01-12T10:00:00.000Z'), 'https://wspolnik.example.pl'));
  const event = component(lines, 'VEVENT');
  assert.equal(read(event, 'UID').value, '01920000-0000-7000-8000-000000000001@wspolnik.example.pl');
  assert.equal(read(event, 'DTSTAMP').value, '20261120T080000Z');
  assert.equal(read(event, 'SUMMARY').value, 'Podatki\\; co\\, dalej?');
  assert.ok(read(event, 'DESCRIPTION').value.includes('jaźń\\n\\nAnna\\n\\nhttps://zapisy.example.pl'));
  assert.equal(read(component(lines, 'VCALENDAR'), 'VERSION').value, '2.0');
});

it('the calendar is a calendar to subscribe to, with the zone once and an entry for each webinar', () => {
  const second = { id: '01920000-0000-7000-8000-000000000002', title: 'VAT', revision: 3, signup_url: null };
  const webinars = [webinar('2027-01-12T10:00:00.000Z'), webinar('2027-07-12T10:00:00.000Z', second)];
  const lines = parse(toCalendarFeed(webinars, 'https://wspolnik.example.pl'));
  const all = (name: string) => lines.filter((line) => line.name === name).map(({ value }) => value);
  assert.deepEqual(
    all('UID'),
    webinars.map(({ id }) => `${id}@wspolnik.example.pl`),
  );
  assert.deepEqual(all('SEQUENCE'), ['0', '3']);
  assert.deepEqual(all('TZID'), ['Europe/Warsaw']);
  assert.deepEqual(all('REFRESH-INTERVAL'), ['PT1H']);
  assert.ok(all('X-WR-CALNAME')[0]?.includes('webinary'));
  assert.ok(all('URL').includes(`https://wspolnik.example.pl/webinars?open=${second.id}`));
  assert.ok(toCalendarFeed([], 'https://x.pl').includes('END:VCALENDAR'));
});

it('the calendar does not depend on the server’s time zone', () => {
  const home = process.env.TZ;
  const files = ['UTC', 'America/New_York', 'Asia/Tokyo'].map((zone) => {
    process.env.TZ = zone;
    return toCalendar(webinar('2027-03-28T01:00:00.000Z'), 'https://x.pl');
  });
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
  assert.equal(new Set(files).size, 1);
});
