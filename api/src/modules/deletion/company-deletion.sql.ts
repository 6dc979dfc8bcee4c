import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { eraseInvoiceDetails } from '../invoice-details/index.ts';
import { eraseIntroductions } from '../network/index.ts';
import { DELETED_NAME } from './deleted-name.ts';
import { releaseRewards } from './release-rewards.sql.ts';

export interface DoomedCompany {
  name: string;
  image: string | null;
  thumbnail: string | null;
}

/** `for update`: the foreign key of a new order waits for it, so none is inserted after the check for open orders. */
export function lockDoomedCompany(tx: Db, id: string): Promise<DoomedCompany | undefined> {
  return tx.one<DoomedCompany>(sql`
    select name, image, thumbnail from companies where id = ${id} and deleted_at is null for update`);
}

export async function selectDocuments(tx: Db, companyId: string): Promise<string[]> {
  const rows = await tx.query<{ document: string }>(sql`
    select document from company_verifications where company_id = ${companyId} and document is not null`);
  return rows.map(({ document }) => document);
}

/** Triggers on `deleted_at` release the cards, hide offers and posts and remove mentions from texts. */
async function anonymise(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    update companies set name = ${DELETED_NAME}, description = '', address = null, zip_code = null, city = null,
      lat = null, lng = null, image = null, thumbnail = null, email = null, phone = null, website = null, facebook = null,
      linkedin = null, twitter = null, category_id = null, nip = null, regon = null, krs = null, bank_number = null,
      bank_hash = null, founded_year = null, verified_at = null, answer_minutes = null,
      plan = 'free', plan_paid_until = null, status = 'suspended', deletion_requested_at = null, status_before_deletion = null,
      deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`);
  await tx.query(sql`
    update offers set deleted_at = ${now}, is_active = false, updated_at = ${now}
    where company_id = ${id} and deleted_at is null`);
  await tx.query(sql`delete from payout_accounts where company_id = ${id}`);
  await eraseInvoiceDetails(tx, companyAsOwner(id));
  await tx.query(sql`
    update withdrawals set bank_number = case when bank_number is not null then '' end,
      broker_account = case when broker_account is not null then '' end, bank_hash = null
    where company_id = ${id}`);
}

/** Deletes the company's data. The row stays as a pseudonym for orders, the ledger, posts and messages. */
export async function eraseCompany(tx: Db, id: string, now: Date): Promise<void> {
  await anonymise(tx, id, now);
  await tx.query(sql`delete from company_members where company_id = ${id}`);
  await tx.query(sql`delete from company_pictures where company_id = ${id}`);
  await tx.query(sql`delete from company_references where company_id = ${id}`);
  await tx.query(sql`delete from company_invitations where company_id = ${id}`);
  await tx.query(sql`delete from company_verifications where company_id = ${id}`);
  await tx.query(sql`delete from referral_links where company_id = ${id}`);
  await tx.query(sql`delete from saved_replies where company_id = ${id}`);
  await tx.query(sql`delete from thread_notes where company_id = ${id}`);
  await tx.query(sql`delete from message_blocks where ${id}::uuid in (blocker_company_id, blocked_company_id)`);
  // Notifications about its members name the company as well.
  await tx.query(sql`
    delete from notifications where company_id = ${id}
      or (subject_type = 'company' and subject_id = ${id} and kind in ('MemberAdded', 'MemberRoleChanged', 'MemberRemoved'))`);
  await releaseRewards(tx, companyAsOwner(id), now);
  await eraseIntroductions(tx, companyAsOwner(id), now);
  await tx.query(sql`
    delete from network_edges e using network_nodes n where n.company_id = ${id} and n.id in (e.from_node, e.to_node)`);
}
