import { fileState } from '../../platform/files/stored-documents.sql.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { ORDER_NUMBER } from '../orders/index.ts';

/** Rows of one file of the export, ordered by `key`; `row` is the content of the file. */
type Section = (userId: string) => Sql;

const profile: Section = (id) => sql`
  select u.id::text as key, json_build_object(
    'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'phone', u.phone,
    'locale', u.locale, 'role', u.role, 'image', u.image, 'referred_by', u.referred_by,
    'referral_link', (select l.token from referral_links l where l.user_id = u.id),
    'headline', u.headline, 'city', u.city, 'seeks', u.seeks, 'offers', u.offers, 'facebook', u.facebook, 'linkedin', u.linkedin,
    'twitter', u.twitter, 'about', u.about, 'email_verified_at', f_iso(u.email_verified_at), 'created_at', f_iso(u.created_at),
    'visibility', json_build_object('email', u.email_visibility, 'phone', u.phone_visibility,
      'contacts', n.contacts_visibility, 'details', u.details_visibility)) as row
  from users u join network_nodes n on n.user_id = u.id where u.id = ${id}`;

const companies: Section = (id) => sql`
  select c.id::text as key, json_build_object(
    'id', c.id, 'name', c.name, 'role', m.role, 'job_title', m.job_title, 'shown_on_page', m.shown_on_page,
    'joined_at', f_iso(m.created_at)) as row
  from company_members m join companies c on c.id = m.company_id and c.deleted_at is null where m.user_id = ${id}`;

/** A company's page is its owners' and managers' text. */
const RUN_COMPANIES = (id: string) => sql`
  join companies c on c.id = m.company_id and c.deleted_at is null where m.user_id = ${id} and m.role <> 'member'`;

const companyReferences: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'company', c.name, 'title', r.title, 'text', r.text, 'year', r.year, 'client', r.client_name,
    'client_company', r.client_company_id, 'hidden_at', f_iso(r.hidden_at), 'created_at', f_iso(r.created_at)) as row
  from company_members m join company_references r on r.company_id = m.company_id ${RUN_COMPANIES(id)}`;

/** Of galleries and references. */
const companyPictures: Section = (id) => sql`
  select p.id::text as key, json_build_object(
    'company', c.name, 'reference', p.reference_id, 'alt', p.alt, 'image', p.file_key) as row
  from company_members m join company_pictures p on p.company_id = m.company_id ${RUN_COMPANIES(id)}`;

const invitations: Section = (id) => sql`
  select i.id::text as key, json_build_object(
    'id', i.id, 'company', c.name, 'sent_at', f_iso(i.sent_at), 'expires_at', f_iso(i.expires_at), 'status', i.status) as row
  from company_invitations i join companies c on c.id = i.company_id
  where i.accepted_by = ${id} or i.user_id = ${id} or lower(i.email) = (select lower(u.email) from users u where u.id = ${id})`;

const sessions: Section = (id) => sql`
  select s.id::text as key, json_build_object(
    'user_agent', s.user_agent, 'address', s.address, 'created_at', f_iso(s.created_at),
    'last_used_at', f_iso(s.last_used_at), 'ended_at', f_iso(s.ended_at)) as row
  from sessions s where s.user_id = ${id}`;

/** Without the secret of the app, the keys and the recovery codes. */
const authenticators: Section = (id) => sql`
  select t.user_id::text as key, json_build_object('created_at', f_iso(t.created_at)) as row
  from totp_authenticators t where t.user_id = ${id}`;

const passkeys: Section = (id) => sql`
  select p.id::text as key, json_build_object(
    'name', p.name, 'created_at', f_iso(p.created_at), 'last_used_at', f_iso(p.last_used_at)) as row
  from passkeys p where p.user_id = ${id}`;

const consents: Section = (id) => sql`
  select c.document || lpad(c.version::text, 8, '0') as key, json_build_object(
    'document', c.document, 'version', c.version, 'locale', c.locale, 'at', f_iso(c.at), 'how', c.how) as row
  from user_consents c where c.user_id = ${id}`;

const contactMessages: Section = (id) => sql`
  select m.id::text as key, json_build_object(
    'number', m.number, 'topic', m.topic, 'name', m.name, 'email', m.email, 'text', m.text, 'status', m.status,
    'created_at', f_iso(m.created_at),
    'files', (select coalesce(json_agg(f.name order by f.position), '[]') from contact_files f where f.message_id = m.id),
    'answers', (select coalesce(json_agg(json_build_object('text', a.text, 'at', f_iso(a.at)) order by a.at), '[]')
                from contact_answers a where a.message_id = m.id)) as row
  from contact_messages m where m.user_id = ${id}`;

/** Contacts and sent invitations, by the network status. */
const contacts: Section = (id) => sql`
  select coalesce(u.id, c.id)::text as key, json_build_object(
    'type', case when c.id is null then 'user' else 'company' end, 'id', coalesce(u.id, c.id),
    'name', coalesce(c.name, u.first_name || ' ' || u.last_name),
    'status', case when back.from_node is null then 'you_connected' else 'both_connected' end,
    'since', f_iso(greatest(e.created_at, back.created_at))) as row
  from network_nodes me join network_edges e on e.from_node = me.id join network_nodes n on n.id = e.to_node
  left join network_edges back on back.from_node = e.to_node and back.to_node = me.id
  left join users u on u.id = n.user_id left join companies c on c.id = n.company_id
  where me.user_id = ${id}`;

/** What the person asked for in person or for a company, and what they wrote to introduce others. */
const introductions: Section = (id) => sql`
  select i.id::text as key, json_build_object(
    'id', i.id, 'asked', i.asked_by = ${id}::uuid, 'text', case when i.asked_by = ${id}::uuid then i.text end,
    'words', case when i.answered_by = ${id}::uuid then i.words end, 'target', coalesce(c.name, u.first_name || ' ' || u.last_name),
    'status', i.status, 'created_at', f_iso(i.created_at), 'ended_at', f_iso(i.ended_at)) as row
  from introductions i join network_nodes n on n.id = i.target_node
  left join users u on u.id = n.user_id left join companies c on c.id = n.company_id
  where i.asked_by = ${id} or i.answered_by = ${id}`;

/**
 * Whether the person added the row `row` to the order `o` by the call `action`. Colleagues add to a company's orders as well,
 * and their additions are not the person's data. The order's history, written at the same moment, knows the author.
 */
function addedBy(id: string, action: 'sale-add-info' | 'sale-add-document', row: Sql): Sql {
  return sql`(o.buyer_company_id is null or exists (
    select 1 from order_events e
    where e.order_id = o.id and e.action = ${action} and e.actor_user_id = ${id}::uuid and e.at = ${row}.created_at))`;
}

/** Includes the information and documents that the person added as proof of purchase. */
const purchases: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'id', o.id, 'number', o.number, 'offer', o.offer_title, 'seller', c.name, 'price', f_money(o.price),
    'price_net', f_money(f_net(o.price, o.vat_rate)), 'vat_rate', o.vat_rate,
    'due_on', o.due_on, 'paid_on', o.paid_on,
    'lines', (select t.lines from order_terms t where t.order_id = o.id),
    'reward', f_money(o.reward), 'status', o.status, 'for_company', o.buyer_company_id, 'created_at', f_iso(o.created_at),
    'infos', (select coalesce(json_agg(i.text order by i.created_at, i.id), '[]') from order_infos i
              where i.order_id = o.id and ${addedBy(id, 'sale-add-info', sql`i`)}),
    'documents', (select coalesce(json_agg(d.name order by d.created_at, d.id), '[]') from order_documents d
                  where d.order_id = o.id and ${addedBy(id, 'sale-add-document', sql`d`)})) as row
  from orders o join companies c on c.id = o.seller_id where o.buyer_user_id = ${id}`;

/** Of the person's referral link; nothing is known about who clicked. */
const recommendationClicks: Section = (id) => sql`
  select k.offer_id::text || k.day::text as key, json_build_object('offer', o.title, 'day', k.day, 'clicks', k.count) as row
  from referral_links l join referral_clicks k on k.token = l.token join offers o on o.id = k.offer_id
  where l.user_id = ${id}`;

/** Orders through the person's referral link; their buyers are others. */
const recommendedOrders: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'id', o.id, 'offer', o.offer_title, 'status', o.status, 'reward', f_money(o.reward_network),
    'created_at', f_iso(o.created_at)) as row
  from orders o where o.referrer_user_id = ${id}`;

/** Of the quote `q`. */
const PROPOSALS = sql`(
  select coalesce(json_agg(json_build_object(
    'at', f_iso(e.at), 'amount', f_money(e.amount), 'amount_net', f_money(f_net(e.amount, e.vat_rate)), 'vat_rate', e.vat_rate,
    'valid_until', e.valid_until, 'lines', e.lines) order by e.id), '[]')
  from quote_events e where e.quote_id = q.id and e.step = 'propose')`;

/** The text of each step is among the messages. */
const quotes: Section = (id) => sql`
  select q.id::text as key, json_build_object(
    'id', q.id, 'kind', q.kind, 'offer', q.offer_title, 'seller', c.name, 'status', q.status, 'amount', f_money(q.asked_amount),
    'wanted_by', q.wanted_by, 'proposed', f_money(q.price),
    'proposed_net', f_money(f_net(q.price, q.vat_rate)), 'vat_rate', q.vat_rate, 'for_company', q.buyer_company_id,
    'proposals', ${PROPOSALS},
    'documents', (select coalesce(json_agg(d.name order by d.id), '[]') from quote_documents d where d.quote_id = q.id),
    'created_at', f_iso(q.created_at)) as row
  from quotes q join companies c on c.id = q.seller_id where q.buyer_user_id = ${id}`;

/** The question is among the messages, the answers among the quotes. */
const quoteRequests: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'id', r.id, 'category', k.name, 'wanted_by', r.wanted_by, 'for_company', r.buyer_company_id,
    'quotes', (select coalesce(json_agg(q.id order by q.id), '[]') from quotes q where q.request_id = r.id),
    'created_at', f_iso(r.created_at)) as row
  from quote_requests r left join categories k on k.id = r.category_id where r.buyer_user_id = ${id}`;

/** Signed: an amount that leaves one of the person's accounts is negative. */
const points: Section = (id) => sql`
  select lpad(e.id::text, 20, '0') || a.kind as key, json_build_object(
    'account', a.kind, 'type', e.type, 'points_status', e.points_status, 'order', e.order_id,
    'amount', f_money(case when e.from_account = a.id then -e.amount else e.amount end),
    'created_at', f_iso(e.created_at)) as row
  from ledger_accounts a join ledger_entries e on a.id in (e.from_account, e.to_account) where a.user_id = ${id}`;

const withdrawals: Section = (id) => sql`
  select w.id::text as key, json_build_object(
    'amount', f_money(w.amount), 'bank_number', w.bank_number, 'broker_account', w.broker_account, 'status', w.status,
    'rejected_reason', w.rejected_reason, 'created_at', f_iso(w.created_at)) as row
  from withdrawals w where w.user_id = ${id}`;

/** Of what the person paid for themselves; those of companies are the companies'. */
const receipts: Section = (id) => sql`
  select r.label as key, json_build_object(
    'number', r.label, 'issued_at', f_iso(r.issued_at), 'net', f_money(r.net), 'vat', f_money(r.vat), 'vat_percent', r.vat_percent,
    'gross', f_money(r.gross), 'seller', r.seller, 'buyer', r.buyer, 'item', r.item) as row
  from receipts r where r.user_id = ${id}`;

const payoutAccounts: Section = (id) => sql`
  select a.id::text as key, json_build_object(
    'bank_number', a.bank_number, 'broker_account', a.broker_account, 'added_at', f_iso(a.added_at),
    'usable_at', f_iso(a.usable_at)) as row
  from payout_accounts a where a.user_id = ${id}`;

/** Of the person; those of companies are the companies'. */
const invoiceDetails: Section = (id) => sql`
  select d.id::text as key, json_build_object(
    'name', d.name, 'nip', d.nip, 'address', d.address, 'zip_code', d.zip_code, 'city', d.city, 'email', d.email, 'phone', d.phone,
    'bank_number', d.bank_number, 'updated_at', f_iso(d.updated_at)) as row
  from invoice_details d where d.user_id = ${id}`;

/** Copies on the person's own orders. */
const orderInvoices: Section = (id) => sql`
  select i.id::text as key, json_build_object(
    'order', i.order_id, 'name', i.name, 'nip', i.nip, 'address', i.address, 'zip_code', i.zip_code, 'city', i.city, 'email', i.email,
    'phone', i.phone, 'bank_number', i.bank_number, 'corrected_at', f_iso(i.corrected_at)) as row
  from order_invoices i join orders o on o.id = i.order_id
  where i.side = 'buyer' and o.buyer_company_id is null and o.buyer_user_id = ${id}`;

/** `sealed` is opened where the row is written. */
const taxData: Section = (id) => sql`
  select d.id::text as key, json_build_object(
    'year', d.year, 'sealed', d.sealed, 'given_at', f_iso(d.given_at), 'reported_at', f_iso(r.made_at)) as row
  from payout_tax_data d left join tax_reports r on r.year = d.year where d.user_id = ${id}`;

const posts: Section = (id) => sql`
  select p.id::text as key, json_build_object(
    'id', p.id, 'text', p.text, 'image', p.image_key,
    'more_images', array(select i.image_key from post_images i where i.post_id = p.id order by i.position),
    'type', p.type, 'category', (select k.name from categories k where k.id = p.category_id), 'city', p.city,
    'company', p.company_id, 'offer', p.offer_id, 'as_company', p.author_company_id, 'created_at', f_iso(p.created_at),
    'edited_at', f_iso(p.edited_at),
    'hidden_reason', p.hidden_reason, 'contest', p.contest_text, 'deleted_at', f_iso(p.deleted_at)) as row
  from posts p where p.written_by = ${id}`;

const comments: Section = (id) => sql`
  select k.id::text as key, json_build_object(
    'id', k.id, 'post', k.post_id, 'answer_to', k.parent_id, 'text', k.text, 'image', k.image_key, 'offer', k.offer_id,
    'as_company', k.author_company_id, 'created_at', f_iso(k.created_at), 'edited_at', f_iso(k.edited_at),
    'deleted_at', f_iso(k.deleted_at)) as row
  from post_comments k where k.written_by = ${id}`;

const reactions: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'post', r.post_id, 'reaction', r.reaction_type, 'created_at', f_iso(r.created_at)) as row
  from post_reactions r where r.user_id = ${id}`;

const opinions: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'company', c.name, 'text', o.text, 'rating', o.rating::float8, 'as_company', o.author_company_id,
    'after_purchase', o.order_id is not null, 'hidden_at', f_iso(o.hidden_at), 'created_at', f_iso(o.created_at),
    'updated_at', f_iso(o.updated_at)) as row
  from opinions o join companies c on c.id = o.company_id where o.author_user_id = ${id}`;

/** Both sides of the person's own conversations, and the messages that the person wrote for companies. */
/** Lines are those of a proposal, whose message it is. */
const messages: Section = (id) => sql`
  select m.id::text as key, json_build_object(
    'thread', m.thread_id, 'sent_by_me', m.author_id = ${id}::uuid, 'as_company', m.sender_company_id,
    'order', (select ${ORDER_NUMBER} from orders r where r.id = m.order_id),
    'offer', (select f.title from offers f where f.id = m.offer_id),
    'text', case when m.hidden_at is null or m.author_id = ${id}::uuid then m.text else '' end, 'document', case when m.hidden_at is null or m.author_id = ${id}::uuid then m.document_name end, 'created_at', f_iso(m.created_at),
    'lines', (select e.lines from quote_events e where e.id = m.quote_event_id and e.step = 'propose')) as row
  from messages m
  where m.author_id = ${id}
    or not m.withheld and m.thread_id in (select s.thread_id from message_sides s where s.user_id = ${id})`;

/** Those of companies that the person has written. */
const savedReplies: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'title', r.title, 'text', r.text, 'as_company', r.company_id, 'created_at', f_iso(r.created_at),
    'updated_at', f_iso(r.updated_at)) as row
  from saved_replies r where r.created_by = ${id}`;

/** Those of companies that the person has written. */
const threadNotes: Section = (id) => sql`
  select n.id::text as key, json_build_object(
    'thread', n.thread_id, 'as_company', n.company_id, 'text', n.text, 'created_at', f_iso(n.created_at)) as row
  from thread_notes n where n.author_id = ${id}`;

/** Threads of companies that the person looks after. */
const threadAssignments: Section = (id) => sql`
  select concat(a.thread_id, a.company_id) as key, json_build_object(
    'thread', a.thread_id, 'as_company', a.company_id, 'assigned_by_me', a.assigned_by = ${id}::uuid,
    'assigned_at', f_iso(a.assigned_at)) as row
  from thread_assignments a where a.user_id = ${id}`;

const blocks: Section = (id) => sql`
  select b.id::text as key, json_build_object(
    'user', b.blocked_user_id, 'company', b.blocked_company_id, 'as_company', b.blocker_company_id,
    'created_at', f_iso(b.created_at)) as row
  from message_blocks b where b.created_by = ${id}`;

const reports: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'type', c.subject_type, 'subject', c.subject_id, 'content', r.content, 'category', r.category, 'reason', r.reason,
    'as_company', r.reporter_company_id, 'created_at', f_iso(r.created_at)) as row
  from moderation_reports r join moderation_cases c on c.id = r.case_id where r.created_by = ${id}`;

const appeals: Section = (id) => sql`
  select a.id::text as key, json_build_object(
    'decision', a.decision_id, 'text', a.text, 'as_company', a.company_id, 'created_at', f_iso(a.created_at)) as row
  from moderation_appeals a where a.created_by = ${id}`;

const notifications: Section = (id) => sql`
  select n.id::text as key, json_build_object(
    'kind', n.kind, 'params', n.params, 'created_at', f_iso(n.created_at), 'seen_at', f_iso(n.seen_at)) as row
  from notifications n where n.user_id = ${id}`;

/** Kinds without a row have the product's default. */
const notificationSettings: Section = (id) => sql`
  select s.kind as key, json_build_object(
    'kind', s.kind, 'in_product', s.in_product, 'mail', s.mail, 'updated_at', f_iso(s.updated_at)) as row
  from notification_settings s where s.user_id = ${id}`;

const savedSearches: Section = (id) => sql`
  select s.id::text as key, json_build_object(
    'name', s.name, 'filters', s.filters, 'created_at', f_iso(s.created_at)) as row
  from saved_searches s where s.user_id = ${id}`;

const webinars: Section = (id) => sql`
  select s.webinar_id::text as key, json_build_object(
    'id', w.id, 'title', w.title, 'starts_at', f_iso(w.webinar_date), 'signed_up_at', f_iso(s.signed_up_at),
    'has_place', s.has_place, 'show_contacts', s.show_contacts, 'show_participants', s.show_participants) as row
  from webinar_sign_ups s join webinars w on w.id = s.webinar_id where s.user_id = ${id}`;

/** File names of the archive, without `.json`. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  profile,
  companies,
  'company-references': companyReferences,
  'company-pictures': companyPictures,
  invitations,
  sessions,
  authenticators,
  passkeys,
  contacts,
  introductions,
  purchases,
  'recommendation-clicks': recommendationClicks,
  'recommended-orders': recommendedOrders,
  quotes,
  'quote-requests': quoteRequests,
  points,
  withdrawals,
  'payout-accounts': payoutAccounts,
  'invoice-details': invoiceDetails,
  'order-invoices': orderInvoices,
  'tax-data': taxData,
  receipts,
  posts,
  comments,
  reactions,
  opinions,
  messages,
  'saved-replies': savedReplies,
  'thread-notes': threadNotes,
  'thread-assignments': threadAssignments,
  'message-blocks': blocks,
  reports,
  appeals,
  notifications,
  'notification-settings': notificationSettings,
  'saved-searches': savedSearches,
  consents,
  'contact-messages': contactMessages,
  webinars,
};

export interface SectionRow {
  key: string;
  /** JSON text. */
  row: string;
}

/** The next rows after `after`; collated by bytes, so that a page ends where the next begins. */
export function selectRows(db: Db, section: Sql, after: string, limit: number): Promise<SectionRow[]> {
  return db.query<SectionRow>(sql`
    select t.key, t.row::text as row from (${section}) t
    where t.key collate "C" > ${after} order by t.key collate "C" limit ${limit}`);
}

export interface OwnFile {
  /** Path in the archive. */
  name: string;
  key: string;
}

/** Files that the person uploaded: portrait, pictures of posts and messages, documents of messages, purchases and applications. */
export function selectOwnFiles(db: Db, userId: string): Promise<OwnFile[]> {
  return db.query<OwnFile>(sql`
    select 'images/' || replace(u.image, '/api/files/', '') as name, replace(u.image, '/api/files/', '') as key
    from users u where u.id = ${userId} and starts_with(u.image, '/api/files/')
    union select 'images/' || p.image_key, p.image_key from posts p
    where p.written_by = ${userId} and p.image_key is not null and p.deleted_at is null
    union select 'images/' || i.image_key, i.image_key from post_images i join posts p on p.id = i.post_id
    where p.written_by = ${userId} and p.deleted_at is null
    union select 'images/' || m.image_key, m.image_key from messages m
    where m.author_id = ${userId} and m.image_key is not null
    union select 'documents/' || m.document_key, m.document_key from messages m
    where m.author_id = ${userId} and m.document_key is not null and ${fileState(sql`m.document_key`)} = 'available'
    union select 'documents/' || d.file_key, d.file_key from order_documents d join orders o on o.id = d.order_id
    where o.buyer_user_id = ${userId} and ${addedBy(userId, 'sale-add-document', sql`d`)}
      and ${fileState(sql`d.file_key`)} = 'available'
    union select 'documents/' || d.file_key, d.file_key from quote_documents d join quotes q on q.id = d.quote_id
    where q.buyer_user_id = ${userId} and ${fileState(sql`d.file_key`)} = 'available'
    union select 'documents/' || f.key, f.key from contact_files f join contact_messages c on c.id = f.message_id
    where c.user_id = ${userId} and ${fileState(sql`f.key`)} = 'available'
    order by name`);
}
