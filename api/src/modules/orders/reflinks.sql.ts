import type { AccountOwner } from '../../platform/account-owner.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { relatedSince } from '../points/index.ts';

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

interface Referred {
  sellerId: string;
  /** The person who ordered, and the company that they ordered for. */
  buyerUserId: string;
  buyerCompanyId: string | null;
  /** When it was ordered. */
  at: Date;
}

/**
 * The owner of the token who may be rewarded for this order. Null when the token is unknown or of a deleted account, and when
 * the seller, the buyer or one of their people is among its owner's people, or was when the link may have been followed.
 */
export async function findReferrer(tx: Db, token: string, order: Referred): Promise<AccountOwner | null> {
  const { sellerId, buyerUserId, buyerCompanyId, at } = order;
  const row = await tx.one<{ user_id: string | null; company_id: string | null }>(sql`
    select r.user_id, r.company_id
    from referral_links r left join users ru on ru.id = r.user_id left join companies rb on rb.id = r.company_id
    where r.token = ${token} and ru.deleted_at is null and rb.deleted_at is null
      and not referrer_is_related(r.user_id, r.company_id, ${sellerId}::uuid, ${buyerUserId}::uuid, ${buyerCompanyId}::uuid,
                                  ${relatedSince(at)})`);
  return row ? { userId: row.user_id, companyId: row.company_id } : null;
}
