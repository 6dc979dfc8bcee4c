/**
 * Excel chooses the separator by the system's number format: in Poland the comma is the decimal sign, so cells are
 * separated by semicolons.
 */
const DIALECTS = {
  pl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const;

export type CsvLocale = keyof typeof DIALECTS;

/** `2026-11-21 14:05` in Polish time, a format that every spreadsheet parses as a date. */
const DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const csvTime = (moment: string): string => DATE_TIME.format(new Date(moment));

/** An amount of the API, `1234.50`. */
export const csvAmount = (money: string, locale: CsvLocale): string => money.replace('.', DIALECTS[locale].decimal);

/**
 * Always quoted, as in files of the API: a reader set to another separator would split the text, and could make a formula of its
 * rest. A title written by another company must not become one either.
 */
export function csvText(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A file in UTF-8, with a byte order mark for Excel. Cells are the results of the functions above. */
export function csvFile(header: readonly string[], lines: readonly (readonly string[])[], locale: CsvLocale): string {
  const { separator } = DIALECTS[locale];
  return `\uFEFF${[header.map(csvText), ...lines].map((line) => `${line.join(separator)}\r\n`).join('')}`;
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
