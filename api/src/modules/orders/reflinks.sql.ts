import type { AccountOwner } from '../../platform/account-owner.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** The caller's only token; `fresh` is stored when there is none yet. */
export async function ensureReflink(db: Db, { user, company }: Identity, fresh: string, now: Date): Promise<string> {
  const userId = company ? null : user.id;
  const companyId = company?.id ?? null;
  await db.query(sql`
    insert into referral_links (token, user_id, company_id, created_at)
    values (${fresh}, ${userId}, ${companyId}, ${now}) on conflict do nothing`);
  const row = await db.one<{ token: string }>(sql`
    select token from referral_links where user_id = ${userId}::uuid or company_id = ${companyId}::uuid`);
  if (!row) throw new Error('the referral link vanished');
  return row.token;
}

/**
 * The owner of the token who may be rewarded for this order. Null when the token is unknown or of a deleted account, when it
 * is the buyer's own (the person's, their company's, a colleague's in it), or when it belongs to the seller or one of its
 * members.
 */
export async function findReferrer(
  tx: Db,
  token: string,
  buyer: Identity,
  sellerId: string,
): Promise<AccountOwner | null> {
  const buyerCompany = buyer.company?.id ?? null;
  const row = await tx.one<{ user_id: string | null; company_id: string | null }>(sql`
    select r.user_id, r.company_id
    from referral_links r left join users ru on ru.id = r.user_id left join companies rb on rb.id = r.company_id
    where r.token = ${token} and ru.deleted_at is null and rb.deleted_at is null
      and r.user_id is distinct from ${buyer.user.id}::uuid
      and (r.company_id is null or r.company_id not in (${sellerId}::uuid, coalesce(${buyerCompany}::uuid, ${sellerId}::uuid)))
      and not exists (
        select 1 from company_members m
        where m.user_id = r.user_id and m.company_id in (${sellerId}::uuid, coalesce(${buyerCompany}::uuid, ${sellerId}::uuid)))
      and not exists (
        select 1 from company_members m where m.company_id = r.company_id and m.user_id = ${buyer.user.id}::uuid)`);
  return row ? { userId: row.user_id, companyId: row.company_id } : null;
}
