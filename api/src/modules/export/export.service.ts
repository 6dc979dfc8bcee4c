import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DataExport, DataExportReply } from '@wspolnik/contract/accounts';
import { DAY_MS, DAY_S } from '@wspolnik/settings';
import { ZipFile } from 'yazl';
import type { Context } from '../../platform/context.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import type { Prover } from '../../platform/sign-in/confirmation.ts';
import { sessionMark } from '../../platform/sign-in/live-sessions.sql.ts';
import { openField, type Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { type ExportRow, insertExport, selectLatest } from './export.sql.ts';
import { SECTIONS, type SectionRow, selectOwnFiles, selectRows } from './export-sections.sql.ts';

/** Rows in memory at once, whatever the size of the export. */
const PAGE = 500;
/** An export reads everything that the person has ever written. */
const AGAIN_MS = DAY_MS;
/** Of all sessions of a person together, refused ones too. */
const REQUESTS: ThrottleRule = { name: 'export', limit: 10, windowSeconds: DAY_S };
const FILE_NAME = 'wspolnik.zip';
export const EXPORT_JOB = 'accounts.export';

/** Sections whose account numbers are stored encrypted, by table. */
const SEALED: Readonly<Record<string, string>> = {
  withdrawals: 'withdrawals',
  'payout-accounts': 'payout_accounts',
  'invoice-details': 'invoice_details',
  'order-invoices': 'order_invoices',
};

function openNumbers(vault: Vault, table: string, { key, row }: SectionRow): string {
  const stored = JSON.parse(row) as { bank_number: string | null; broker_account?: string | null };
  const bank_number = openField(vault, `${table}.bank_number`, key, stored.bank_number);
  const { broker_account: broker } = stored;
  if (broker === undefined) return JSON.stringify({ ...stored, bank_number });
  return JSON.stringify({
    ...stored,
    bank_number,
    broker_account: openField(vault, `${table}.broker_account`, key, broker),
  });
}

function reader(vault: Vault, section: string): (row: SectionRow) => string {
  const table = SEALED[section];
  return (row) => (table ? openNumbers(vault, table, row) : row.row);
}

/** A JSON list, one row a line. */
async function* jsonList(db: Db, section: Sql, read: (row: SectionRow) => string): AsyncGenerator<string> {
  yield '[';
  let after = '';
  let separator = '\n';
  for (;;) {
    const rows = await selectRows(db, section, after, PAGE);
    for (const row of rows) {
      yield `${separator}${read(row)}`;
      separator = ',\n';
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.key ?? '';
  }
  yield '\n]\n';
}

async function* fileBytes(files: FileStore, key: string): AsyncGenerator<Uint8Array> {
  const bytes = await files.get(key);
  if (bytes) yield bytes;
}

/** All data of the person as a ZIP: JSON files, own pictures and documents. Each part is read when the archive reaches it. */
export async function zipOf(
  { files, vault }: Pick<Context, 'files' | 'vault'>,
  db: Db,
  userId: string,
): Promise<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: Error) => output.destroy(error);
  zip.on('error', breakOff);
  // yazl does not handle errors of lazily added streams: an error would end the process.
  const part = (chunks: AsyncIterable<string | Uint8Array>) => Readable.from(chunks).on('error', breakOff);
  for (const [name, section] of Object.entries(SECTIONS)) {
    zip.addReadStreamLazy(`${name}.json`, (give) =>
      give(null, part(jsonList(db, section(userId), reader(vault, name)))),
    );
  }
  for (const { name, key } of await selectOwnFiles(db, userId)) {
    // Pictures are already compressed.
    zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, part(fileBytes(files, key))));
  }
  zip.end();
  return buffer(output);
}

/** Its address is for the session that asked, and ends with it. */
function wireOf(context: Context, row: ExportRow, by: Prover, now: Date): DataExport {
  const { file_key, ...shown } = row;
  const nextAt = new Date(Date.parse(row.requested_at) + AGAIN_MS);
  const isOwn = !row.elsewhere;
  return {
    ...shown,
    url:
      file_key && isOwn ? privateFileUrl(context, file_key, now, { name: FILE_NAME, session: sessionMark(by) }) : null,
    next_at: isOwn && nextAt > now ? nextAt.toISOString() : null,
  };
}

/** The latest copy until its file is deleted. */
export async function latestExport(context: Context, by: Prover): Promise<DataExportReply> {
  const now = context.clock();
  const row = await selectLatest(context.db, by);
  const isOver = row?.expires_at != null && Date.parse(row.expires_at) <= now.getTime();
  return { export: row && !isOver ? wireOf(context, row, by, now) : null };
}

/**
 * Requests a copy of the caller's data; a job makes it and tells when it is ready.
 *
 * @throws ApiProblem export_exists while one is on its way, or within 24 hours of the session's last request, throttled
 */
export async function requestExport(context: Context, by: Prover): Promise<DataExportReply> {
  const { clock, db } = context;
  const now = clock();
  await throttle(db, REQUESTS, by.user.id, now);
  await db.transaction(async (tx) => {
    const id = newId();
    if (!(await insertExport(tx, { id, by, since: new Date(now.getTime() - AGAIN_MS) }, now)))
      throw problem('export_exists');
    await enqueueJob(tx, { kind: EXPORT_JOB, key: `${EXPORT_JOB}:${id}`, payload: { id }, runAt: now });
  });
  return latestExport(context, by);
}
