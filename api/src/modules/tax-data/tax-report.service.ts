import { TAX_DATA_YEARS } from '@wspolnik/contract/limits';
import type { TaxReport, TaxReportFile, TaxReportFileBody, TaxReportQuery } from '@wspolnik/contract/tax-data';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import { polishYear } from '../../platform/polish-days.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { aboutField, type Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { taxCsv } from './tax-csv.ts';
import { hasData, insertData, lockYear } from './tax-data.sql.ts';
import { maskPesel, openRecord, sealRecord, type TaxRecord } from './tax-fields.ts';
import * as store from './tax-report.sql.ts';

const CONTENT = 'tax_reports.content';

/** Data of earlier years are deleted. */
const firstYear = (current: number): number => current - TAX_DATA_YEARS;

/** The record of the row with the name of today, which only an account that still exists has. */
function recordOf(vault: Vault, row: store.ReportRow): TaxRecord | null {
  if (row.data_id === null || row.sealed === null) return null;
  const record = openRecord(vault, row.data_id, row.sealed);
  const { first_name, last_name, is_deleted } = row;
  return is_deleted ? record : { ...record, first_name, last_name };
}

function toRow(vault: Vault, row: store.ReportRow): TaxReport['results'][number] {
  const record = recordOf(vault, row);
  const { id, is_deleted, withdrawals } = row;
  const named = record ?? (is_deleted ? null : row);
  return {
    id,
    name: named && `${named.first_name} ${named.last_name}`,
    is_deleted,
    amount: toMoney(row.amount),
    withdrawals,
    pesel: record && maskPesel(record.pesel),
  };
}

/** One page of the people of a year. */
export async function readReport({ clock, db, vault }: Context, { year: asked, page, limit }: TaxReportQuery) {
  const current = polishYear(clock());
  const first = firstYear(current);
  const year = asked !== undefined && asked >= first && asked <= current ? asked : current - 1;
  const of = { year, isCurrent: year === current };
  const { count, amount, missing } = await store.selectTotals(db, of);
  const rows = await store.selectRows(db, of, { page, limit });
  const years = new Set([current, current - 1, ...(await store.selectPaidYears(db))]);
  const file = await store.selectFile(db, year);
  return {
    year,
    years: [...years].filter((each) => each >= first).sort((one, other) => other - one),
    has_ended: year < current,
    count,
    amount: toMoney(amount),
    missing,
    file: file ? { name: file.name, made_at: file.made_at, made_by: file.made_by } : null,
    results: rows.map((row) => toRow(vault, row)),
  };
}

function assertSeen(rows: readonly store.ReportRow[], seen: TaxReportFileBody): number {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  const missing = rows.filter(({ sealed }) => sealed === null).length;
  const isSeen =
    rows.length === seen.seen_count && missing === seen.seen_missing && toMoney(amount) === seen.seen_amount;
  if (!isSeen) throw problem('tax_report_changed');
  return amount;
}

/** Data that were given in the year before belong to this one as well from now on, and so does their term. */
async function carryOver(tx: Db, vault: Vault, year: number, row: store.ReportRow, now: Date): Promise<void> {
  const record = recordOf(vault, row);
  if (!record || (await hasData(tx, row.id, year))) return;
  const id = newId();
  await insertData(tx, { id, userId: row.id, year, sealed: sealRecord(vault, id, record) }, now);
}

async function notifyReported(tx: Db, year: number, row: store.ReportRow, adminId: string, now: Date): Promise<void> {
  if (row.is_deleted) return;
  const params = { year: String(year), amount: toMoney(row.amount) };
  const to = userAsOwner(row.id);
  await notify(tx, { to, kind: 'TaxDataReported', actor: null, actingUserId: adminId, params }, now);
}

interface Order {
  vault: Vault;
  adminId: string;
  body: TaxReportFileBody;
}

async function make(tx: Db, { vault, adminId, body }: Order, now: Date): Promise<store.ReportFile> {
  const { year } = body;
  const rows = await store.selectAllRows(tx, year);
  const amount = assertSeen(rows, body);
  const id = newId();
  const name = `wyplaty-${year}.csv`;
  const lines = rows.map((row) => ({ ...row, record: recordOf(vault, row) }));
  const content = vault.seal(aboutField(CONTENT, id), taxCsv(lines));
  const made = { id, year, name, content, count: rows.length, amount, adminId };
  await store.insertFile(tx, made, now);
  for (const row of rows) {
    await carryOver(tx, vault, year, row, now);
    await notifyReported(tx, year, row, adminId, now);
  }
  return { ...made, made_at: now.toISOString(), made_by: adminId };
}

/**
 * The file of a year, which is made once; afterwards the data of the year do not change, and the same file is answered. Each
 * person in it is notified. Audited each time.
 *
 * @throws ApiProblem tax_year_open, not_found (its data are deleted), tax_report_changed
 */
export async function takeReportFile(tx: Db, order: Order, now: Date): Promise<{ year: number }> {
  const { adminId, body } = order;
  const { year } = body;
  const current = polishYear(now);
  if (year >= current) throw problem('tax_year_open');
  if (year < firstYear(current)) throw problem('not_found');
  await lockYear(tx, year, 'report');
  const earlier = await store.selectFile(tx, year);
  const { id, name, count, amount } = earlier ?? (await make(tx, order, now));
  const details = { name, count, total: toMoney(amount) };
  const entry = { actorId: adminId, subjectType: 'tax_report', subjectId: id, details };
  await insertAudit(tx, { action: earlier ? 'tax_report.downloaded' : 'tax_report.created', ...entry }, now);
  return { year };
}

/** @throws ApiProblem not_found */
export async function readReportFile({ db, vault }: Context, year: number): Promise<TaxReportFile> {
  const file = await store.selectFile(db, year);
  if (!file) throw problem('not_found');
  const { id, name, count, amount } = file;
  const content = vault.open(aboutField(CONTENT, id), file.content);
  return { name, content, count, amount: toMoney(amount) };
}
