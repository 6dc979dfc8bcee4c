import type { StoredFile } from '../platform/uploads/store-document.ts';
import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import { insertCommunity } from './insert-community.ts';
import { insertNetwork } from './insert-network.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoAccount, DemoPosting, World } from './world.ts';

async function insertAccounts(tx: Db, world: World, passwordHash: string): Promise<void> {
  const users = world.users.map((user) => ({ ...user, password_hash: passwordHash }));
  await insertRows(tx, 'users', users, { updated_at: 'created_at', email_verified_at: 'created_at' });
  await tx.query(sql`
    insert into user_consents (user_id, document, version, locale, at, how)
    select u.id, d.document, d.version, 'pl', u.created_at, 'sign-up'
    from json_populate_recordset(null::users, ${json(world.users)}::json) u cross join legal_documents d`);
  await insertRows(tx, 'companies', world.companies, { updated_at: 'created_at' });
  await insertRows(tx, 'company_members', world.members);
  await insertRows(tx, 'company_references', world.references, { updated_at: 'created_at' });
  await insertRows(tx, 'company_pictures', world.companyPictures);
  await tx.query(sql`
    insert into company_verifications (id, company_id, nip, regon, krs, bank_number, submitted_by, submitted_at,
                                       document, document_name, document_mime, document_size)
    select v.id, v.company_id, c.nip, c.regon, c.krs, v.bank_number, v.submitted_by, v.submitted_at,
           v.document, v.document_name, v.document_mime, v.document_size
    from json_populate_recordset(null::company_verifications, ${json(world.verifications)}::json) v
    join companies c on c.id = v.company_id`);
  await insertRows(tx, 'company_invitations', world.invitations, { created_at: 'sent_at' });
}

async function insertOffers(tx: Db, world: World): Promise<void> {
  await insertRows(tx, 'offers', world.offers, { updated_at: 'created_at' });
  await tx.query(sql`
    insert into offer_prices (offer_id, price_from, offered_to)
    select id, lowest_price, reduced_at from offers where reduced_at is not null`);
  await insertRows(tx, 'offer_images', world.images);
}

async function insertOrders(tx: Db, world: World): Promise<void> {
  await tx.query(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id, offer_title, price,
                        vat_rate, reward, reward_buyer, status, status_since, document_count, info_count, rejected_reason, created_at, updated_at)
    select id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id, offer_title, price,
           vat_rate, reward, reward_buyer, status, status_since, document_count, info_count, rejected_reason, created_at, status_since
    from json_populate_recordset(null::orders, ${json(world.orders)}::json) order by created_at`);
  await insertRows(tx, 'order_events', world.events);
  await insertRows(tx, 'reward_dues', world.pendingRewards);
  await insertRows(tx, 'referral_links', world.referralLinks);
  await insertRows(tx, 'referral_clicks', world.referralClicks);
}

async function insertFeed(tx: Db, world: World): Promise<void> {
  await insertRows(tx, 'posts', world.posts);
  await insertRows(tx, 'post_images', world.postImages);
  await insertRows(tx, 'post_comments', world.comments);
  await tx.query(sql`
    insert into post_reactions (id, post_id, user_id, company_id, reaction_type, created_at)
    select id, post_id, user_id, company_id, 'like', created_at
    from json_populate_recordset(null::post_reactions, ${json(world.reactions)}::json)`);
}

/** `invoices` are the stored files of `world.orderDocuments`, in the same order. */
async function insertOrderPapers(tx: Db, world: World, invoices: readonly StoredFile[]): Promise<void> {
  const documents = world.orderDocuments.map((document, index) => ({
    ...document,
    ...invoices[index],
    id: document.id,
  }));
  await tx.query(sql`
    insert into order_documents (id, order_id, file_key, name, mime, size, created_at)
    select id, order_id, key, name, mime, size, created_at
    from json_to_recordset(${json(documents)}::json)
      as d(id uuid, order_id uuid, key text, name text, mime text, size int, created_at timestamptz)`);
  await insertRows(tx, 'order_infos', world.orderInfos);
  await tx.query(sql`
    update order_documents d set submitted = true
    where exists (select 1 from order_events e where e.order_id = d.order_id and e.action = 'resubmit' and e.at >= d.created_at)`);
  await tx.query(sql`
    update order_infos i set submitted = true
    where exists (select 1 from order_events e where e.order_id = i.order_id and e.action = 'resubmit' and e.at >= i.created_at)`);
  await tx.query(sql`
    update orders o set
      new_document_count = (select count(*) from order_documents d where d.order_id = o.id and not d.submitted),
      new_info_count = (select count(*) from order_infos i where i.order_id = o.id and not i.submitted),
      awaits_answer = (o.status = 'reported')`);
  await insertRows(tx, 'order_reports', world.orderReports);
}

async function insertWithdrawals(tx: Db, world: World): Promise<void> {
  await tx.query(sql`
    insert into payout_accounts (id, user_id, company_id, bank_number, account_hash, added_by, added_at, usable_at)
    select id, user_id, company_id, bank_number, account_hash, added_by, added_at, usable_at
    from json_populate_recordset(null::payout_accounts, ${json(world.payoutAccounts)}::json) on conflict do nothing`);
  await insertRows(tx, 'withdrawals', world.withdrawals);
  await insertRows(tx, 'payout_tax_data', world.taxData);
}

function account({ userId = null as never, companyId = null as never, kind }: DemoAccount) {
  return sql`ledger_account(${userId}, ${companyId}, ${kind})`;
}

async function insertPosting(tx: Db, posting: DemoPosting): Promise<void> {
  const { key, from, to, amount, type, status, orderId, at } = posting;
  await tx.query(sql`
    select ledger_post(${key}, ${account(from)}, ${account(to)}, ${amount}::bigint, ${type}, ${status}, ${orderId}::uuid, ${at})`);
}

/** Inserts the world in the order of the foreign keys. Ledger entries go through their own function, one by one. */
export async function insertWorld(
  tx: Db,
  world: World,
  { passwordHash, invoices }: { passwordHash: string; invoices: readonly StoredFile[] },
): Promise<void> {
  await insertRows(tx, 'categories', world.categories);
  await insertAccounts(tx, world, passwordHash);
  await insertOffers(tx, world);
  await insertNetwork(tx, world);
  await insertOrders(tx, world);
  await insertOrderPapers(tx, world, invoices);
  await insertFeed(tx, world);
  await insertCommunity(tx, world);
  for (const posting of world.postings) await insertPosting(tx, posting);
  await insertWithdrawals(tx, world);
}
