import type { Referrer } from '@wspolnik/contract/referrals';
import { isBlocked } from '../../platform/blocks.sql.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
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

/** The name of the token's owner, as `viewer` may see it; null where nothing is shown. */
export async function selectReferrer(db: Db, token: string, viewer: Identity | null): Promise<Referrer['referrer']> {
  const [userId, profileId] = [viewer?.user.id ?? null, viewer?.company?.id ?? viewer?.user.id ?? null];
  const owner = sql`coalesce(r.user_id, r.company_id)`;
  const profile = sql`${profileId}::uuid`;
  const row = await db.one<NonNullable<Referrer['referrer']>>(sql`
    select case when r.company_id is null then 'user' else 'company' end as type,
      coalesce(b.name, u.first_name || ' ' || left(u.last_name, 1) || '.') as name
    from referral_links r left join users u on u.id = r.user_id left join companies b on b.id = r.company_id
    where r.token = ${token}
      and case when r.company_id is null then u.deleted_at is null and u.disabled_at is null
               else b.deleted_at is null and b.status = 'active' end
      and coalesce(r.user_id <> ${userId}::uuid, true)
      and not exists (select 1 from company_members m where m.company_id = r.company_id and m.user_id = ${userId}::uuid)
      and not ${isBlocked(owner, profile)} and not ${isBlocked(profile, owner)}`);
  return row ?? null;
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
