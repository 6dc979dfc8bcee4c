/** Excel takes the separator from the system's number format: in Poland the comma is the decimal sign. */
const SEPARATORS = { pl: ';', en: ',' } as const;

/** Excel reads UTF-8 only after this mark. */
export const CSV_START = '\uFEFF';

/** A text that somebody wrote must not become a formula in the reader's spreadsheet. */
const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Always: a reader set to another separator would split the text, and could make a formula of its rest. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** One line of a CSV file; every cell is text. */
export function csvLine(cells: readonly string[], locale: 'pl' | 'en'): string {
  return `${cells.map((cell) => quoted(withoutFormula(cell))).join(SEPARATORS[locale])}\r\n`;
}
