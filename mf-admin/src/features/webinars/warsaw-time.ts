import { HOUR_MS } from '@wspolnik/system';

/** The clock on the wall: `2026-12-03` and `18:00`. */
export interface WallTime {
  date: string;
  time: string;
}

let format: Intl.DateTimeFormat | undefined;

/** Created on the first use, because the pages also render on the server. */
function wallFormat(): Intl.DateTimeFormat {
  // Swedish writes 2026-12-03 18:00.
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return format;
}

/** The time in Poland at a moment. */
export function toWarsaw(moment: string | number): WallTime {
  const [date = '', time = ''] = wallFormat().format(new Date(moment)).split(' ');
  return { date, time };
}

/**
 * The moment of a time in Poland; null for an invalid time and for the hour that is skipped in spring. Of the hour that occurs
 * twice in autumn it is the first.
 */
export function fromWarsaw({ date, time }: WallTime): string | null {
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Poland is two hours ahead of UTC in summer and one in winter.
  const moment = [asUtc - 2 * HOUR_MS, asUtc - HOUR_MS].find((candidate) => {
    const wall = toWarsaw(candidate);
    return wall.date === date && wall.time === time;
  });
  return moment === undefined ? null : new Date(moment).toISOString();
}
