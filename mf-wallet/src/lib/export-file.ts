/** Months that are offered one by one; everything is offered as well. */
const MONTHS = 12;
/** Characters of the profile's name in a file name. */
const NAME_LENGTH = 40;

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
/** The day in Poland, `2026-11-21`. */
export const polishDay = (moment: string | number | Date): string => DAY.format(new Date(moment));

/** The month of today and those before it, `2026-11`, newest first. */
export function exportMonths(now: number): string[] {
  const [year = 0, month = 0] = polishDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

export interface ExportedFile {
  /** In the language of the page. */
  prefix: string;
  /** Of the company or the person. */
  owner: string;
  month: string | undefined;
  /** When the rows were made, newest first. */
  moments: readonly string[];
  now: number;
}

/** `punkty-stolarnia-zuraw-2026-11-01-2026-11-30.csv`: of a month that is not over, until today. */
export function exportName({ prefix, owner, month, moments, now }: ExportedFile): string {
  const today = polishDay(now);
  const from = month ? `${month}-01` : polishDay(moments.at(-1) ?? now);
  const until = month && !today.startsWith(month) ? lastDay(month) : today;
  return `${[prefix, slug(owner), from, until].filter(Boolean).join('-')}.csv`;
}

function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Unicode decomposition does not fold ł. */
function slug(name: string): string {
  const plain = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]/).filter(Boolean);
  return words.join('-').slice(0, NAME_LENGTH);
}
