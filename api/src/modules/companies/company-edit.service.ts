import type { CompanyBody, NewCompanyBody } from '@wspolnik/contract/companies';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import * as store from './company-edit.sql.ts';
import { type CompanyValues, readCompanyForm } from './company-form.ts';

/** More drafts than any real firm needs; a robot would create thousands. */
const MAX_OWNED = 50;

async function refuseUnknownCategory(tx: Db, { category_id: category }: CompanyValues): Promise<void> {
  if (category && !(await store.isCategory(tx, category))) throw invalidField('category_id', 'select');
}

/**
 * Creates a draft owned by the caller. Answers its id.
 *
 * @throws ApiProblem validation_failed, limit_reached
 */
export async function createCompany(tx: Db, userId: string, body: NewCompanyBody, now: Date): Promise<string> {
  const values = readCompanyForm(body, now);
  const id = newId();
  if ((await store.countOwnedForUpdate(tx, userId)) >= MAX_OWNED) throw problem('limit_reached');
  await refuseUnknownCategory(tx, values);
  await store.insertCompany(tx, id, values, now);
  await store.updateCompany(tx, id, values, now);
  await store.insertOwner(tx, id, userId, now);
  return id;
}

/** @throws ApiProblem validation_failed, not_found */
async function writeCompany(tx: Db, id: string, values: CompanyValues, now: Date): Promise<void> {
  await refuseUnknownCategory(tx, values);
  const status = await store.updateCompany(tx, id, values, now);
  if (!status) throw problem('not_found');
  // Admins decide about its request with its name before them.
  if (status === 'submitted') await publishToAdmins(tx, { type: 'verification.changed', data: { id } }, now);
}

/** Its owner or manager edits a company. @throws ApiProblem validation_failed, not_found */
export async function editCompany({ clock, db }: Context, id: string, body: CompanyBody): Promise<void> {
  const values = readCompanyForm(body, clock());
  await db.transaction((tx) => writeCompany(tx, id, values, clock()));
}

/**
 * An admin edits any company; the audit log records the changed fields. @throws ApiProblem validation_failed, not_found
 */
export async function editAnyCompany(context: Context, adminId: string, id: string, body: CompanyBody): Promise<void> {
  const { clock, db } = context;
  const values = readCompanyForm(body, clock());
  await db.transaction(async (tx) => {
    await writeCompany(tx, id, values, clock());
    const subject = { action: 'company.edited', subjectType: 'company', subjectId: id } as const;
    await insertAudit(tx, { ...subject, actorId: adminId, details: { fields: Object.keys(values) } }, clock());
  });
}
