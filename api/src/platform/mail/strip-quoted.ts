/** The line above a quoted mail: "On Monday Anna wrote:", "W dniu 5.01 Anna Nowak napisał(a):". */
const ATTRIBUTION = /(?:wrote|writes|napisał|napisała|napisał\(a\)|pisze|schrieb):$/i;
const ATTRIBUTION_START = /^(?:on|w dniu|dnia|wt\.|śr\.|czw\.|pt\.|sob\.|niedz\.|pon\.|am) /i;
/** Of Outlook and its like. */
const SEPARATOR = /^(?:-{2,} ?(?:original message|wiadomość oryginalna|oryginalna wiadomość) ?-{2,}|_{20,}|-- ?)$/i;
const HEADER = /^\*?(?:from|od|von):/i;
const SUBJECT = /^\*?(?:subject|temat|betreff|sent|wysłano|date|data|to|do):/i;

function startsQuote(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = [lines[at]?.trim(), lines[at + 1]?.trim()];
  if (SEPARATOR.test(line) || ATTRIBUTION.test(line)) return true;
  // An attribution that was broken into two lines.
  if (ATTRIBUTION_START.test(line) && ATTRIBUTION.test(next)) return true;
  return HEADER.test(line) && SUBJECT.test(next);
}

/** What the writer of a mail has typed: without the mail that it answers, lines quoted with `>` and the signature. */
export function stripQuoted(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((_, at) => startsQuote(lines, at));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}
