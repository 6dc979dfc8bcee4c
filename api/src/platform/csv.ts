/** Excel takes the separator from the system's number format: in Poland the comma is the decimal sign. */
const SEPARATORS = { pl: ';', en: ',' } as const;

/** Excel reads UTF-8 only after this mark. */
export const CSV_START = '\uFEFF';

/** A text that somebody wrote must not become a formula in the reader's spreadsheet. */
const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a CSV file; every cell is text. */
export function csvLine(cells: readonly string[], locale: 'pl' | 'en'): string {
  const separator = SEPARATORS[locale];
  return `${cells.map((cell) => quoted(withoutFormula(cell), separator)).join(separator)}\r\n`;
}
