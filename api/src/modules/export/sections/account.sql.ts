import { sql } from '../../../storage/sql.ts';
import type { Section, Sections } from './section.ts';

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

const notifications: Section = (id) => sql`
  select n.id::text as key, json_build_object(
    'kind', n.kind, 'params', n.params, 'created_at', f_iso(n.created_at), 'seen_at', f_iso(n.seen_at)) as row
  from notifications n where n.user_id = ${id}`;

/** Kinds without a row have the product's default. */
const notificationSettings: Section = (id) => sql`
  select s.kind as key, json_build_object(
    'kind', s.kind, 'in_product', s.in_product, 'mail', s.mail, 'updated_at', f_iso(s.updated_at)) as row
  from notification_settings s where s.user_id = ${id}`;

const webinars: Section = (id) => sql`
  select s.webinar_id::text as key, json_build_object(
    'id', w.id, 'title', w.title, 'starts_at', f_iso(w.webinar_date), 'signed_up_at', f_iso(s.signed_up_at),
    'has_place', s.has_place, 'show_contacts', s.show_contacts, 'show_participants', s.show_participants) as row
  from webinar_sign_ups s join webinars w on w.id = s.webinar_id where s.user_id = ${id}`;

const contactMessages: Section = (id) => sql`
  select m.id::text as key, json_build_object(
    'number', m.number, 'topic', m.topic, 'name', m.name, 'email', m.email, 'text', m.text, 'status', m.status,
    'created_at', f_iso(m.created_at),
    'files', (select coalesce(json_agg(f.name order by f.position), '[]') from contact_files f where f.message_id = m.id),
    'answers', (select coalesce(json_agg(json_build_object('text', a.text, 'at', f_iso(a.at)) order by a.at), '[]')
                from contact_answers a where a.message_id = m.id)) as row
  from contact_messages m where m.user_id = ${id}`;

/** Who the person is, whom they know, and how they are reached. */
export const ACCOUNT_SECTIONS: Sections = {
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
  notifications,
  'notification-settings': notificationSettings,
  consents,
  'contact-messages': contactMessages,
  webinars,
};
