import type { ReferenceForm } from '@wspolnik/contract/company-showcase';
import { FOUNDED_FROM } from '@wspolnik/contract/limits';
import { type FieldErrors, invalidField, problem } from '../../platform/wire/problem.ts';
import { cleanText, nameText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { isPublicCompany, type ReferenceValues } from './references.sql.ts';

/**
 * Applies the rules of the form. Texts are trimmed; a blank one is none.
 *
 * @throws ApiProblem validation_failed: required, min, max, oneOf, select
 */
export async function readReference(
  db: Db,
  companyId: string,
  form: ReferenceForm,
  now: Date,
): Promise<ReferenceValues> {
  const fields: FieldErrors = {};
  const title = nameText(form.title);
  if (!title) fields.title = [{ code: 'required' }];
  const { year = null, client_company_id = null } = form;
  if (year !== null && year < FOUNDED_FROM) fields.year = [{ code: 'min', params: { min: FOUNDED_FROM } }];
  if (year !== null && year > now.getFullYear()) fields.year = [{ code: 'max', params: { max: now.getFullYear() } }];
  const client_name = nameText(form.client_name ?? '') || null;
  if (client_name && client_company_id) fields.client_company_id = [{ code: 'oneOf' }];
  if (Object.keys(fields).length > 0) throw problem('validation_failed', { fields });
  const isNamed = client_company_id !== null;
  if (isNamed && (client_company_id === companyId || !(await isPublicCompany(db, client_company_id)))) {
    throw invalidField('client_company_id', 'select');
  }
  return { title, text: cleanText(form.text ?? ''), year, client_name, client_company_id };
}
