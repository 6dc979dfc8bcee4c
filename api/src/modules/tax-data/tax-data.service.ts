import type { TaxData, TaxDataBody, TaxFields, TaxYear } from '@wspolnik/contract/tax-data';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import { polishYear } from '../../platform/polish-days.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import * as store from './tax-data.sql.ts';
import { maskPesel, openRecord, readFields, sealRecord } from './tax-fields.ts';

function toYear(vault: Vault, { year, amount, id, sealed, given_at, reported_at }: store.TaxYearRow): TaxYear {
  const shown = { year, amount: toMoney(amount), reported_at };
  if (id === null || sealed === null || given_at === null) return { ...shown, data: null };
  const { first_name, last_name, ...fields } = openRecord(vault, id, sealed);
  return { ...shown, data: { ...fields, pesel: maskPesel(fields.pesel), given_at } };
}

/** The person's years with tax data, and the sum of the current one. */
export async function readTaxData({ clock, db, vault }: Context, userId: string): Promise<TaxData> {
  const now = clock();
  const year = polishYear(now);
  const [rows, amount] = [await store.selectYears(db, userId, now), await store.sumOfYear(db, userId, year, now)];
  return { year, amount: toMoney(amount), years: rows.map((row) => toYear(vault, row)) };
}

interface Given {
  userId: string;
  year: number;
  typed: Partial<TaxFields>;
}

/** @throws ApiProblem tax_data_reported, validation_failed */
async function keep(tx: Db, vault: Vault, { userId, year, typed }: Given, now: Date): Promise<void> {
  await store.lockYear(tx, year, 'give');
  if (await store.isReported(tx, year)) throw problem('tax_data_reported');
  const earlier = await store.lockData(tx, userId, year);
  const pesel = typed.pesel ?? (earlier && openRecord(vault, earlier.id, earlier.sealed).pesel);
  const fields = readFields({ ...typed, ...(pesel !== undefined && { pesel }) });
  const payer = await store.selectPayer(tx, userId);
  if (!payer) throw problem('token_not_valid');
  const id = earlier?.id ?? newId();
  const sealed = sealRecord(vault, id, { ...payer, ...fields });
  await (earlier ? store.updateData(tx, id, sealed, now) : store.insertData(tx, { id, userId, year, sealed }, now));
}

/**
 * Gives or corrects the data of a year that asks for them.
 *
 * @throws ApiProblem not_found (nothing is asked for that year), tax_data_reported, validation_failed
 */
export async function saveTaxData(
  { clock, db, vault }: Context,
  userId: string,
  { year, ...typed }: TaxDataBody,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const asked = (await store.selectYears(tx, userId, now)).some((row) => row.year === year);
    if (!asked) throw problem('not_found');
    await keep(tx, vault, { userId, year, typed }, now);
  });
}

/**
 * Of a person whose withdrawals of the year reach the limit, stores the data that come with a withdrawal, unless they were given.
 * Below the limit nothing is stored. Called once the withdrawal is stored, and with an account of the person locked: of two
 * requests at once, the second counts the first.
 *
 * @throws ApiProblem validation_failed (pesel, street, house_number, postal_code, town)
 */
export async function requireTaxData(
  tx: Db,
  vault: Vault,
  { userId, typed }: Omit<Given, 'year'>,
  now: Date,
): Promise<void> {
  const year = polishYear(now);
  if ((await store.sumOfYear(tx, userId, year, now)) < store.LIMIT) return;
  if (await store.hasData(tx, userId, year)) return;
  await keep(tx, vault, { userId, year, typed }, now);
}
