import type { TaxFields } from '@wspolnik/contract/tax-data';
import { sealRecord } from '../modules/tax-data/tax-fields.ts';
import { newId } from '../platform/ids.ts';
import { polishYear } from '../platform/polish-days.ts';
import { sql } from '../storage/sql.ts';
import type { TestApi } from './harness.ts';

export const TAX_FIELDS: TaxFields = {
  pesel: '44051401359',
  street: 'Piotrkowska',
  house_number: '12/4',
  postal_code: '90-001',
  town: 'Łódź',
};
export const TAX_YEAR = polishYear(new Date());

/** Tax data of a person for this year, as if the withdrawals had asked for them. Answers them. */
export async function addTaxData(
  { context, db }: Pick<TestApi, 'context' | 'db'>,
  userId: string,
  fields: Partial<TaxFields> = {},
): Promise<TaxFields> {
  const id = newId();
  const given = { ...TAX_FIELDS, ...fields };
  const sealed = sealRecord(context.vault, id, { first_name: 'Anna', last_name: 'Nowak', ...given });
  await db.query(sql`
    insert into payout_tax_data (id, user_id, year, sealed, given_at) values (${id}, ${userId}, ${TAX_YEAR}, ${sealed}, ${new Date()})
    on conflict do nothing`);
  return given;
}
