import type { AdminCompanyDetail, AdminUserDetail } from '@wspolnik/contract/admin-people';
import type { Context } from '../../platform/context.ts';
import { toMoney } from '../../platform/money.ts';
import { problem } from '../../platform/wire/problem.ts';
import { openCompanyNumber, readVerificationRequests } from '../company-verification/index.ts';
import { companyObligations } from '../deletion/index.ts';
import { selectCompanyDetail, selectCompanyNumbers } from './admin-company-detail.sql.ts';
import { selectUserDetail, selectUserNumbers } from './admin-user-detail.sql.ts';
import type { NumbersRow } from './profile-numbers.sql.ts';

const MAX_REQUESTS = 20;

const toNumbers = ({ points, ...counts }: NumbersRow) => ({ ...counts, points: toMoney(points) });

/** @throws ApiProblem not_found */
export async function readUserDetail({ clock, db }: Context, id: string): Promise<AdminUserDetail> {
  const [user, numbers] = await Promise.all([selectUserDetail(db, id, clock()), selectUserNumbers(db, id)]);
  if (!user) throw problem('not_found');
  return { ...user, numbers: toNumbers(numbers) };
}

/** @throws ApiProblem not_found */
export async function readCompanyDetail(context: Context, id: string): Promise<AdminCompanyDetail> {
  const { clock, db, vault } = context;
  const company = await selectCompanyDetail(db, id);
  if (!company) throw problem('not_found');
  const [numbers, obligations, requests] = await Promise.all([
    selectCompanyNumbers(db, id),
    companyObligations(db, id, clock()),
    readVerificationRequests(context, { companyId: id, page: 1, limit: MAX_REQUESTS }),
  ]);
  const bank_number = openCompanyNumber(vault, id, company.bank_number);
  return { ...company, bank_number, numbers: toNumbers(numbers), obligations, requests };
}
