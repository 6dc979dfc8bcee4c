import { sealRequestNumber } from '../../modules/company-verification/bank-number.ts';
import { newId } from '../../platform/ids.ts';
import { aboutField } from '../../platform/vault/vault.ts';
import { sql } from '../../storage/sql.ts';
import { addUser, confirmed } from '../people.ts';
import { TAX_YEAR } from '../tax-data.ts';
import { newNip } from '../tax-numbers.ts';
import { addCase, addPerson, addWebinar, addWithdrawal } from './makers.ts';
import { addOrder, seenOrder } from './order-makers.ts';
import { type Area, admins, row } from './row.ts';
import type { World } from './world.ts';

const addCompany = async (world: World, status = 'active') => (await world.ownCompany('none', status)).id;

/** A company that waits for an admin. */
async function addSubmitted(world: World, request = newId()): Promise<string> {
  const company = await addCompany(world, 'submitted');
  await world.api.db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at)
    values (${request}, ${company}, ${newNip()}, '012100784',
            ${sealRequestNumber(world.api.context.vault, request, ACCOUNT)}, ${world.caller('user').userId}, ${new Date()})`);
  return company;
}

async function addRequest(world: World): Promise<string> {
  const request = newId();
  await addSubmitted(world, request);
  return request;
}

async function reportOf(world: World): Promise<string> {
  const order = await addOrder(world, 'reported');
  const report = await world.api.db.one<{ id: string }>(sql`select id from order_reports where order_id = ${order}`);
  return report?.id ?? '';
}

const ACCOUNT = '61109010140000071219812874';
const REASONS = { buyer_reason: 'Zgoda stron', seller_reason: 'Zgoda stron', seen_answer: false };

const APPROVAL = { status: 'approved', seen_status: 'requested' };

/** A withdrawal to a bank account that an admin has approved. */
async function addApproved(world: World): Promise<string> {
  const id = await addWithdrawal(world);
  const bank_number = world.api.context.vault.seal(aboutField('withdrawals.bank_number', id), ACCOUNT);
  await world.api.db.query(sql`
    update withdrawals set bank_number = ${bank_number}, broker_account = null where id = ${id}`);
  await world.call('admin', 'accounts/admin/withdrawal-requests/', { id, ...APPROVAL });
  return id;
}

/** A file for the bank that the admin has made. */
async function addFile(world: World): Promise<string> {
  const { id } = await world.call('admin', 'accounts/admin/withdrawal-files/', { ids: [await addApproved(world)] });
  return id;
}

/** A person whom another admin proposes. */
async function addProposal(world: World): Promise<{ id: string; body: object }> {
  const id = await addPerson(world);
  const { userId } = await world.copyOf('admin');
  const proposed_at = new Date().toISOString();
  await world.api.db.query(sql`
    insert into role_proposals (user_id, proposed_by, reason, proposed_at)
    values (${id}, ${userId}, 'Nowa osoba w zespole', ${proposed_at})`);
  return { id, body: { decision: 'approve', proposed_at } };
}

let cards = 5_000_000;
const webinar = { title: 'Podatki', webinar_date: '2027-01-15T10:00:00Z', speaker_name: 'Anna Nowak' };

const people: Area['rows'] = [
  row('GET /api/admin/user_list/', admins(200)),
  row('POST /api/admin/user_status/', admins(200), async (world) => ({
    body: { user_id: await addPerson(world), active: false, reason: 'Skargi' },
  })),
  row('GET /api/admin/company_list/', admins(200)),
  row('GET /api/admin/users/{id}/', admins(200), async (world) => ({ id: await addPerson(world) })),
  row('GET /api/admin/users/{id}/sessions/', admins(200), async (world) => ({ id: await addPerson(world) })),
  row('POST /api/admin/users/{id}/end-sessions/', admins(204), async (world) => ({ id: await addPerson(world) })),
  row('POST /api/admin/users/{id}/resend-verification/', admins(204), async (world) => ({
    id: await addUser(world.api, { email: `${newId()}@test.pl`, verified: false }),
  })),
  row(
    'POST /api/admin/users/{id}/role/',
    admins(200),
    async (world, name) => ({
      id: await addPerson(world),
      headers: await confirmed(world.api, world.headers(name)),
      body: { role: 'ADMIN', reason: 'Nowa osoba w zespole' },
    }),
    { who: 'Where there are two admins, the role is proposed to the other one.' },
  ),
  row(
    'POST /api/admin/users/{id}/role/decide/',
    admins(200),
    async (world, name) => ({
      ...(await addProposal(world)),
      headers: await confirmed(world.api, world.headers(name)),
    }),
    { who: 'Who proposed gets 409 `own_proposal`, and may withdraw it.' },
  ),
  row('POST /api/admin/releases/', admins(201), async (world, name) => ({
    headers: await confirmed(world.api, world.headers(name)),
    body: { action: 'promoted', name: 'mf_offers', version: '0123456789ab', reason: 'Ceny z VAT' },
  })),
  row('GET /api/admin/companies/{id}/', admins(200), async (world) => ({ id: await addCompany(world) })),
  row('GET /api/accounts/admin/cva/', admins(200)),
  row('GET /api/accounts/admin/cva/{id}/', admins(200), async (world) => ({ id: await addRequest(world) })),
  row('POST /api/admin/verify_company/', admins(200), async (world) => {
    const [seen_request, seen_document] = [newId(), null];
    const company_id = await addSubmitted(world, seen_request);
    return { body: { company_id, seen_request, seen_name: 'Nowa', seen_document, approve: true } };
  }),
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
    body: { id: await addWithdrawal(world), ...APPROVAL },
  })),
  row('GET /api/accounts/admin/withdrawal-requests/{id}/', admins(200), async (world) => ({
    id: await addWithdrawal(world),
  })),
  row('POST /api/accounts/admin/withdrawal-requests/several/', admins(200), async (world) => ({
    body: { ids: [await addWithdrawal(world)], ...APPROVAL },
  })),
  row('POST /api/accounts/admin/withdrawal-requests/{id}/take/', admins(200), async (world) => ({
    id: await addApproved(world),
    body: { seen_holder: null },
  })),
  row('POST /api/accounts/admin/withdrawal-files/', admins(201), async (world) => ({
    body: { ids: [await addApproved(world)] },
  })),
  row('POST /api/accounts/admin/withdrawal-files/{id}/not-sent/', admins(200), async (world) => ({
    id: await addFile(world),
    body: { reason: 'Plik był pusty' },
  })),
  row('GET /api/accounts/admin/tax-report/', admins(200)),
  row('POST /api/accounts/admin/tax-report/file/', admins(201), async (world, name) => ({
    headers: await confirmed(world.api, world.headers(name)),
    body: { year: TAX_YEAR - 1, seen_count: 0, seen_missing: 0, seen_amount: '0.00' },
  })),
  row('GET /api/accounts/admin/dva/', admins(200)),
  row('GET /api/accounts/admin/dva/{id}/', admins(200), async (world) => ({ id: await addOrder(world) })),
  row('POST /api/accounts/admin/dva/', admins(200), async (world) => ({
    body: { ...(await seenOrder(world, 'reported')), status: 'cancelled', ...REASONS },
  })),
  row('GET /api/accounts/admin/transaction-reports/', admins(200)),
  row('POST /api/accounts/admin/transaction-reports/', admins(200), async (world) => ({
    body: { id: await reportOf(world), decision: 'cancelled', ...REASONS },
  })),
  row('GET /api/accounts/admin/moderation/', admins(200)),
  row('POST /api/accounts/admin/moderation/', admins(204), async (world) => {
    const { subject, version } = await addCase(world);
    return { body: { type: 'post', subject_id: subject.id, decision: 'restore', reason: 'Pomyłka', version } };
  }),
  row('GET /api/accounts/admin/moderation/{id}/', admins(200), async (world) => ({ id: (await addCase(world)).id })),
  row('GET /api/accounts/admin/moderation/years/', admins(200)),
  row('GET /api/accounts/admin/offers/', admins(200)),
  row('GET /api/accounts/admin/moderation/numbers/', admins(200), () => ({ query: { year: '2026' } })),
  row('GET /api/accounts/admin/audit-log/', admins(200)),
  row('GET /api/accounts/admin/audit-log/filters/', admins(200)),
  row('GET /api/accounts/admin/audit-log/export/', admins(200)),
  row('GET /api/accounts/admin/overview/', admins(200)),
  row('GET /api/accounts/admin/statistics/', admins(200)),
  row('GET /api/accounts/admin/ledger-check/', admins(200)),
  row('POST /api/accounts/admin/ledger-check/', admins(202)),
];

const webinars: Area['rows'] = [
  row('POST /api/webinars/', admins(201), () => ({ body: webinar })),
  row('PUT /api/webinars/{id}/', admins(200), async (world) => ({ id: await addWebinar(world), body: webinar })),
  row('DELETE /api/webinars/{id}/', admins(204), async (world) => ({ id: await addWebinar(world) })),
  row('GET /api/webinars/{id}/sign-ups/', admins(200), async (world) => ({ id: await addWebinar(world) })),
  row('GET /api/webinars/{id}/sign-ups/export/', admins(200), async (world) => ({ id: await addWebinar(world) })),
];

export const admin: Area = { title: 'Admin', rows: [...people, ...decisions, ...webinars] };
