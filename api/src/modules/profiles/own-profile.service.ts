import type { OwnProfile, OwnProfileBody } from '@wspolnik/contract/accounts';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { selectOwnProfile, updateFirstCompany, updateJobTitle, updatePersonTexts } from './own-profile.sql.ts';
import { jobTitleOf, readPersonTexts } from './own-profile-form.ts';

export async function getOwnProfile(db: Db, userId: string): Promise<OwnProfile> {
  const profile = await selectOwnProfile(db, userId);
  if (!profile) throw problem('token_not_valid');
  return profile;
}

/** @throws ApiProblem validation_failed: socials {service}; `select` for a company that is none of the caller's */
export async function changeOwnProfile(
  { clock, db }: Context,
  userId: string,
  body: OwnProfileBody,
): Promise<OwnProfile> {
  const texts = readPersonTexts(body);
  await db.transaction(async (tx) => {
    // Memberships before the person, as whoever ends one.
    for (const { company_id, job_title } of body.jobs ?? []) {
      if (!(await updateJobTitle(tx, userId, company_id, jobTitleOf(job_title)))) throw invalidField('jobs', 'select');
    }
    const first = body.first_company_id;
    if (first !== undefined && !(await updateFirstCompany(tx, userId, first))) {
      throw invalidField('first_company_id', 'select');
    }
    await updatePersonTexts(tx, userId, texts, clock());
  });
  return getOwnProfile(db, userId);
}
