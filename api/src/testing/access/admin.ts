import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { newNip } from '../tax-numbers.ts';
import { addHiddenPost, addOrder, addPerson, addWebinar, addWithdrawal } from './makers.ts';
import { type Area, admins, row } from './row.ts';
import type { World } from './world.ts';

const addCompany = async (world: World, status = 'active') => (await world.ownCompany('none', status)).id;

/** A company that waits for an admin. */
async function addSubmitted(world: World): Promise<string> {
  const company = await addCompany(world, 'submitted');
  await world.api.db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at)
    values (${newId()}, ${company}, ${newNip()}, '012100784', '61109010140000071219812874',
            ${world.caller('user').userId}, ${new Date()})`);
  return company;
}

async function reportOf(world: World): Promise<string> {
  const order = await addOrder(world, 'reported');
  const report = await world.api.db.one<{ id: string }>(sql`select id from order_reports where order_id = ${order}`);
  return report?.id ?? '';
}

let cards = 5_000_000;
const webinar = { title: 'Podatki', webinar_date: '2027-01-15T10:00:00Z', speaker_name: 'Anna Nowak' };

const people: Area['rows'] = [
  row('GET /api/admin/user_list/', admins(200)),
  row('POST /api/admin/user_status/', admins(200), async (world) => ({
    body: { user_id: await addPerson(world), active: false, reason: 'Skargi' },
  })),
  row('GET /api/admin/company_list/', admins(200)),
  row('GET /api/accounts/admin/cva/', admins(200)),
  row('POST /api/admin/verify_company/', admins(200), async (world) => ({
    body: { company_id: await addSubmitted(world), approve: true },
  })),
  row('POST /api/admin/suspend_company/', admins(200), async (world) => ({
    body: { company_id: await addCompany(world), suspend: true, reason: 'Skargi' },
  })),
  row('PUT /api/accounts/company-list-all/{id}/', admins(200), async (world) => ({
    id: await addCompany(world),
    body: { description: 'Robimy strony' },
  })),
  row('DELETE /api/accounts/admin/delete-company/{id}/', admins(204), async (world) => ({
    id: await addCompany(world),
  })),
  row('POST /api/accounts/company-membership-cards/', admins(201), () => {
    cards += 1;
    return { body: { number: String(cards) } };
  }),
];

const decisions: Area['rows'] = [
  row('GET /api/accounts/admin/withdrawal-requests/', admins(200)),
  row('POST /api/accounts/admin/withdrawal-requests/', admins(200), async (world) => ({
    body: { id: await addWithdrawal(world), status: 'approved' },
  })),
  row('GET /api/accounts/admin/dva/', admins(200)),
  row('POST /api/accounts/admin/dva/', admins(200), async (world) => ({
    body: { transaction_id: await addOrder(world, 'reported'), status: 'cancelled', reason: 'Zgoda stron' },
  })),
  row('GET /api/accounts/admin/transaction-reports/', admins(200)),
  row('POST /api/accounts/admin/transaction-reports/', admins(200), async (world) => ({
    body: { id: await reportOf(world), decision: 'cancelled', reason: 'Zgoda stron' },
  })),
  row('GET /api/accounts/admin/moderation/', admins(200)),
  row('POST /api/accounts/admin/moderation/', admins(200), async (world) => ({
    body: { post_id: await addHiddenPost(world), decision: 'restore' },
  })),
  row('GET /api/accounts/admin/audit-log/', admins(200)),
];

const webinars: Area['rows'] = [
  row('POST /api/webinars/', admins(201), () => ({ body: webinar })),
  row('PUT /api/webinars/{id}/', admins(200), async (world) => ({ id: await addWebinar(world), body: webinar })),
  row('DELETE /api/webinars/{id}/', admins(204), async (world) => ({ id: await addWebinar(world) })),
];

export const admin: Area = { title: 'Admin', rows: [...people, ...decisions, ...webinars] };
