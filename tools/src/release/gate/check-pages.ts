import type { Findings } from './report.ts';
import { counted } from './report.ts';
import type { Visit } from './visit-pages.ts';

const nameOf = ({ path, account }: Visit) => `${path} as ${account ?? 'a guest'}`;

const of = (visits: readonly Visit[], read: (visit: Visit) => string[]) =>
  visits.flatMap((visit) => read(visit).map((sentence) => `${nameOf(visit)}: ${sentence}`));

/** What pages say in the console, what their policy refuses, and which of their requests fail. */
export function consoleFindings(visits: readonly Visit[]): Findings {
  const opened = visits.filter(({ address }) => address);
  const notes = visits
    .filter(({ address }) => !address)
    .map((visit) => `${nameOf(visit)} was not opened: no other page links to one.`);
  return { figure: counted(opened.length, 'page'), problems: of(opened, ({ problems }) => problems), notes };
}

export function accessibilityFindings(visits: readonly Visit[]): Findings {
  return { figure: '', problems: of(visits, ({ accessibility }) => accessibility) };
}
