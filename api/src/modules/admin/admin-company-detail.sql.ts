import type { AdminCompanyDetail } from '@wspolnik/contract/admin-people';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { COMPANY_COLUMNS } from './admin-companies.sql.ts';
import { type NumbersRow, profileNumbers } from './profile-numbers.sql.ts';

export type CompanyDetailRow = Omit<AdminCompanyDetail, 'numbers' | 'obligations' | 'requests'>;

/** The reason of a suspension is in the audit log (index audit_log_by_subject). */
export function selectCompanyDetail(db: Db, id: string): Promise<CompanyDetailRow | undefined> {
  return db.one<CompanyDetailRow>(sql`
    select ${COMPANY_COLUMNS}, c.address, c.zip_code, c.phone, c.website, c.regon, c.krs, c.bank_number,
      case when c.status = 'suspended' then (
        select a.details->>'reason' from audit_log a
        where a.subject_type = 'company' and a.subject_id = c.id and a.action = 'company.suspended'
        order by a.at desc limit 1) end as suspended_reason,
      coalesce((
        select json_agg(json_build_object('id', id, 'name', name, 'email', email, 'role', role)) from (
          select u.id, u.first_name || ' ' || u.last_name as name, u.email, m.role
          from company_members m join users u on u.id = m.user_id where m.company_id = c.id
          order by array_position(array['owner', 'manager', 'member'], m.role), u.name_order, u.id limit 100) people),
        '[]'::json) as members,
      coalesce((
        select json_agg(json_build_object('id', n.id, 'name', n.name, 'status', n.status) order by n.name_order, n.id)
        from companies n where n.nip = c.nip and n.id <> c.id and n.deleted_at is null), '[]'::json) as same_nip
    from companies c where c.id = ${id} and c.deleted_at is null`);
}

export async function selectCompanyNumbers(db: Db, id: string): Promise<NumbersRow> {
  const row = await db.one<NumbersRow>(sql`select ${profileNumbers(companyAsOwner(id))}`);
  if (!row) throw new Error('a select without from answered no row');
  return row;
}
