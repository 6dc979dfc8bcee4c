import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { eraseInvoiceDetails } from '../invoice-details/index.ts';
import { forgetSecondStep } from '../sign-in/index.ts';
import { DELETED_FIRST_NAME, DELETED_LAST_NAME } from './deleted-name.ts';
import { releaseRewards } from './release-rewards.sql.ts';

/**
 * Locks the person's companies in a fixed order, and before the person, in the same order as accepting an invitation does. Of
 * two owners who delete their accounts at once, the second is found to be the last.
 */
export function lockCompaniesOf(tx: Db, userId: string): Promise<{ id: string; leaving: boolean }[]> {
  return tx.query(sql`
    select c.id, c.deletion_requested_at is not null as leaving from companies c
    where c.deleted_at is null and c.id in (select m.company_id from company_members m where m.user_id = ${userId})
    order by c.id for no key update`);
}

/**
 * Companies that would have no owner who can act; those whose deletion waits are gone before the account is, so they count
 * only at its end (`leaving`).
 */
export function selectOwnedAlone(
  db: Db,
  userId: string,
  { leaving = false } = {},
): Promise<{ id: string; name: string }[]> {
  return db.query(sql`
    select c.id, c.name from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.role = 'owner' and (${leaving} or c.deletion_requested_at is null) and not exists (
      select 1 from company_members o join users u on u.id = o.user_id and u.deleted_at is null and u.disabled_at is null
      where o.company_id = c.id and o.role = 'owner' and o.user_id <> ${userId})
    order by c.name_order, c.id`);
}

export interface DoomedAccount {
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  image: string | null;
  thumbnail: string | null;
}

/** `for update`: the foreign key of a new order waits for it. */
export function lockDoomedAccount(tx: Db, id: string): Promise<DoomedAccount | undefined> {
  return tx.one<DoomedAccount>(sql`
    select email, first_name, locale, image, thumbnail from users where id = ${id} and deleted_at is null for update`);
}

/** The address of a deleted account: unique, in a domain that receives no mail (RFC 2606). */
const addressOf = (id: string): string => `${id}@deleted.invalid`;

/** Replaces personal fields. The row stays as a pseudonym for orders, the ledger, posts and messages. */
async function anonymise(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    update users set email = ${addressOf(id)}, first_name = ${DELETED_FIRST_NAME}, last_name = ${DELETED_LAST_NAME},
      password_hash = '', phone = null, locale = 'pl', role = 'USER', image = null, thumbnail = null, referred_by = null, deletion_requested_at = null,
      headline = null, city = null, seeks = '{}', offers = '{}', facebook = null, linkedin = null, twitter = null, about = '', stems = '',
      deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`);
  await tx.query(sql`delete from payout_accounts where user_id = ${id}`);
  await eraseInvoiceDetails(tx, userAsOwner(id));
  await tx.query(sql`
    update withdrawals set bank_number = case when bank_number is not null then '' end,
      broker_account = case when broker_account is not null then '' end, bank_hash = null
    where user_id = ${id}`);
  await releaseRewards(tx, userAsOwner(id), now);
}

export async function eraseAccount(tx: Db, id: string, email: string, now: Date): Promise<void> {
  await anonymise(tx, id, now);
  await tx.query(sql`delete from sessions where user_id = ${id}`);
  await tx.query(sql`delete from device_marks where user_id = ${id}`);
  await tx.query(sql`delete from one_time_tokens where user_id = ${id}`);
  await tx.query(sql`delete from email_changes where user_id = ${id}`);
  await tx.query(sql`delete from data_exports where user_id = ${id}`);
  await tx.query(sql`delete from role_proposals where user_id = ${id}`);
  await forgetSecondStep(tx, id);
  await tx.query(sql`delete from company_members where user_id = ${id}`);
  await tx.query(sql`delete from company_invitations where user_id = ${id} or lower(email) = lower(${email})`);
  await tx.query(sql`delete from outbox where lower(recipient) = lower(${email})`);
  await tx.query(sql`delete from idempotency_keys where starts_with(identity, ${`${id}:`})`);
  await tx.query(sql`delete from referral_links where user_id = ${id}`);
  await tx.query(sql`delete from notifications where user_id = ${id}`);
  await tx.query(sql`delete from notification_settings where user_id = ${id}`);
  await tx.query(sql`delete from realtime_frames where user_id = ${id}`);
  await tx.query(sql`delete from realtime_cursors where user_id = ${id}`);
  await tx.query(sql`delete from message_blocks where ${id}::uuid in (blocker_user_id, blocked_user_id)`);
  await tx.query(sql`
    delete from network_edges e using network_nodes n where n.user_id = ${id} and n.id in (e.from_node, e.to_node)`);
}
