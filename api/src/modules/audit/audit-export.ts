import { Readable } from 'node:stream';
import type { AuditEntry, AuditExportQuery } from '@wspolnik/contract/audit';
import { AUDIT_EXPORT_LIMIT } from '@wspolnik/contract/limits';
import { CSV_START, csvLine } from '../../platform/csv.ts';
import type { Db } from '../../storage/db.ts';
import { selectAuditBatch } from './audit-log.sql.ts';

/** Rows per statement: a long file holds neither a connection nor memory. */
const BATCH = 1_000;

const TEXTS = {
  pl: {
    head: ['Data', 'Osoba', 'Czynność', 'Rodzaj', 'Identyfikator', 'Szczegóły'],
    more: `Plik zawiera najnowsze wpisy: ${AUDIT_EXPORT_LIMIT}. Starszych jest więcej; zawęź daty, aby je pobrać.`,
  },
  en: {
    head: ['Date', 'Person', 'Action', 'Kind', 'Identifier', 'Details'],
    more: `The file has the newest ${AUDIT_EXPORT_LIMIT} entries. There are older ones; narrow the dates to download them.`,
  },
} as const;

/** `2026-11-21 14:05:09` in Polish time, a format that every spreadsheet reads as a date. */
const DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const cellsOf = ({ at, actor, action, subject_type, subject_id, details }: AuditEntry) => [
  DATE_TIME.format(new Date(at)),
  actor?.name ?? '',
  action,
  subject_type,
  subject_id,
  Object.keys(details).length > 0 ? JSON.stringify(details) : '',
];

async function* lines(db: Db, { locale, ...filter }: AuditExportQuery, limit: number) {
  const texts = TEXTS[locale];
  yield `${CSV_START}${csvLine(texts.head, locale)}`;
  let last: AuditEntry | null = null;
  for (let left = limit; left > 0; left -= BATCH) {
    const size = Math.min(BATCH, left);
    const rows: AuditEntry[] = await selectAuditBatch(db, filter, last, size);
    yield rows.map((row) => csvLine(cellsOf(row), locale)).join('');
    last = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
  const more = await selectAuditBatch(db, filter, last, 1);
  if (more.length > 0) yield csvLine([texts.more], locale);
}

/** The filtered log as a CSV file, newest first, with at most `limit` rows. */
export function auditCsv(db: Db, query: AuditExportQuery, limit = AUDIT_EXPORT_LIMIT): Readable {
  return Readable.from(lines(db, query, limit));
}
