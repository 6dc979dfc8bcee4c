import type { ModerationItem, ModerationPage } from '@wspolnik/contract/moderation';
import { DAY_MS } from '@wspolnik/settings';
import { sealRequestNumber } from '../../modules/company-verification/bank-number.ts';
import { addContact } from '../../modules/offers/testing/offers.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addUsableAccount } from '../payout-accounts.ts';
import { addUser, confirmed } from '../people.ts';
import type { IdentityName } from './identities.ts';
import { credit, type SignedIn, type World } from './world.ts';

// New resources for each row. A resource whose state must be consistent is created through its own calls.

/** Writes as the company or as the person. */
type Author = 'user' | 'owner';

export const addPerson = ({ api }: World): Promise<string> => addUser(api, { email: `${newId()}@test.pl` });

/** The user is asked to introduce one contact to another. Answers the id of the request. */
export async function addIntroduction(world: World): Promise<string> {
  const { db } = world.api;
  const [asker, target, first] = [await addPerson(world), await addPerson(world), world.caller('user').userId];
  await addContact(world.api, first, asker);
  await addContact(world.api, first, target);
  const id = newId();
  const now = new Date();
  await db.query(sql`
    insert into introductions (id, asker_node, target_node, first_node, holder_node, asked_by, text, created_at, expires_at)
    select ${id}, a.id, t.id, f.id, f.id, ${asker}, 'Szukamy drukarni', ${now}, ${new Date(now.getTime() + DAY_MS)}
    from network_nodes a, network_nodes t, network_nodes f
    where a.user_id = ${asker} and t.user_id = ${target} and f.user_id = ${first}`);
  return id;
}

/** The body that asks a new contact of the caller for an introduction to one of theirs. */
export async function chainFrom(world: World, identity: IdentityName): Promise<object> {
  const { userId, companyId } = world.caller(identity === 'none' ? 'user' : identity);
  const [via_id, recipient_id] = [await addPerson(world), await addPerson(world)];
  await addContact(world.api, companyId ?? userId, via_id);
  await addContact(world.api, via_id, recipient_id);
  return { recipient: 'user', recipient_id, via_id, text: 'Szukamy drukarni' };
}

export async function addPost(world: World, author: Author = 'user'): Promise<string> {
  const { id } = await world.call(author, 'posts/', { text: 'Szukamy partnera' });
  return id;
}

const GROUNDS = { category: 'spam', ground: 'terms', ground_point: '§ 7', reason: 'Reklama' };

export async function addHiddenPost(world: World, author: Author = 'user'): Promise<string> {
  const id = await addPost(world, author);
  const decision = { type: 'post', subject_id: id, decision: 'hide', version: null, ...GROUNDS };
  await world.call('admin', 'accounts/admin/moderation/', decision);
  return id;
}

/** The case of the user's hidden post, as admins see it. */
export async function addCase(world: World): Promise<ModerationItem> {
  const id = await addHiddenPost(world);
  const queue = 'accounts/admin/moderation/?status=decided&limit=100';
  const { results } = await world.call<ModerationPage>('admin', queue);
  const item = results.find(({ subject }) => subject.id === id);
  if (!item) throw new Error('no case');
  return item;
}

/** The statement of the user's hidden post. */
export async function addDecision(world: World): Promise<string> {
  const id = await addHiddenPost(world);
  const row = await world.api.db.one<{ decision_id: string }>(sql`
    select decision_id from moderation_cases where subject_id = ${id}`);
  return row?.decision_id ?? '';
}

export async function addComment(world: World, author: Author = 'user'): Promise<string> {
  const post_id = await addMarketPost(world);
  const { id } = await world.call(author, 'posts/comment/', { post_id, text: 'Zgadzam się' });
  return id;
}

/** An open request for verification, in whose document malware was found. */
export async function addRemovedDocument(world: World, companyId: string): Promise<void> {
  const [key, by] = [`sealed-${newId()}.pdf`, world.caller('owner').userId];
  const now = new Date();
  const id = newId();
  const number = sealRequestNumber(world.api.context.vault, id, '61109010140000071219812874');
  await world.api.db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, bank_number, document, document_name, document_mime,
                                       document_size, submitted_by, submitted_at)
    values (${id}, ${companyId}, '5260250274', '012100784', ${number}, ${key}, 'odpis.pdf', 'application/pdf', 9, ${by}, ${now})`);
  await world.api.db.query(sql`
    insert into stored_documents (key, name, user_id, subject_type, subject_id, bytes, state, created_at)
    values (${key}, 'odpis.pdf', ${by}, 'company', ${companyId}, 0, 'removed', ${now})`);
}

/** A post by an author outside of the table. */
export async function addMarketPost(world: World): Promise<string> {
  const id = newId();
  await world.api.db.query(sql`
    insert into posts (id, text, author_type, author_company_id, written_by, created_at)
    values (${id}, 'Witamy', 'company', ${world.market}, ${world.caller('admin').userId}, ${new Date()})`);
  return id;
}

export const WITHDRAWAL = { amount: '10.00', broker_account: 'XTB 12345' };

/** Headers of an identity that has a known account and has just given the password. */
export async function confirmedFor(world: World, by: SignedIn): Promise<Record<string, string>> {
  const { db, context } = world.api;
  const { broker_account } = WITHDRAWAL;
  await addUsableAccount(db, context.vault, world.accountOwner(by), { broker_account });
  return confirmed(world.api, world.headers(by));
}

export async function addWithdrawal(world: World, by: Author = 'user'): Promise<string> {
  await credit(world.api, world.accountOwner(by), { kind: 'withdrawable', grosze: 1_000 });
  const { id } = await world.call(by, 'payment/requestwithdrawal/', WITHDRAWAL, await confirmedFor(world, by));
  return id;
}

export async function addCard({ api }: World, company: string | null = null): Promise<string> {
  const id = newId();
  const row = await api.db.one<{ count: number }>(sql`select count(*)::int as count from membership_cards`);
  const number = String(1_000_000 + (row?.count ?? 0));
  const now = new Date();
  await api.db.query(sql`
    insert into membership_cards (id, number, company_id, taken_at, created_at)
    values (${id}, ${number}, ${company}, ${company && now}, ${now})`);
  return id;
}

export async function addWebinar({ api }: World): Promise<string> {
  const id = newId();
  const now = new Date();
  await api.db.query(sql`
    insert into webinars (id, title, webinar_date, speaker_name, created_at, updated_at)
    values (${id}, 'Podatki', ${now}, 'Anna Nowak', ${now}, ${now})`);
  return id;
}

export async function addOpinion(world: World, author: Author): Promise<string> {
  const company_id = (await world.ownCompany('none')).id;
  const { id } = await world.call(author, 'company/comment/', { company_id, text: 'Polecam', rating: 5 });
  return id;
}

/** An opinion of somebody new about the company of the table, with a reply or without. */
export async function addOpinionOnCompany(world: World, reply: string | null = null): Promise<string> {
  const id = newId();
  const { userId } = await world.copyOf('user');
  const now = new Date();
  await world.api.db.query(sql`
    insert into opinions (id, company_id, author_user_id, text, rating, created_at, updated_at, reply_text, replied_at, reply_updated_at)
    values (${id}, ${world.company}, ${userId}, 'Polecam', 4.5, ${now}, ${now}, ${reply}, ${reply && now}, ${reply && now})`);
  return id;
}

/** Room for another reference in every company, and an empty order. */
export async function clearReferences({ api }: World): Promise<void> {
  await api.db.query(sql`delete from company_references`);
}

/** Of the company of the table. */
export async function addReference(world: World): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await world.api.db.query(sql`
    insert into company_references (id, company_id, title, created_at, updated_at)
    values (${id}, ${world.company}, 'Sklep dla piekarni', ${now}, ${now})`);
  return id;
}

interface ThreadIds {
  thread: string;
  message: string;
}

/** A thread with a message for the user, or for the company. */
export async function addThread(world: World, to: Author): Promise<ThreadIds> {
  const writer = await world.copyOf('another user');
  const { userId, companyId } = world.caller(to);
  const recipient = companyId ? { company_recipient_id: companyId } : { user_recipient_id: userId };
  const body = { ...recipient, message: 'Dzień dobry' };
  const sent = await world.call<{ id: string; thread_id: string }>('none', 'message-send/', body, writer.headers);
  return { thread: sent.thread_id, message: sent.id };
}

/** To the user, as a person. */
export async function addNotification(world: World): Promise<string> {
  const id = newId();
  await world.api.db.query(sql`
    insert into notifications (id, user_id, kind, actor_user_id, created_at)
    values (${id}, ${world.caller('user').userId}, 'NetworkInvite', ${world.caller('admin').userId}, ${new Date()})`);
  return id;
}

export async function addSavedSearch(world: World, by: Author): Promise<string> {
  const { db } = world.api;
  const { userId, companyId } = world.accountOwner(by);
  // A profile may have at most twenty.
  await db.query(sql`delete from saved_searches`);
  const id = newId();
  await db.query(sql`
    insert into saved_searches (id, user_id, company_id, name, filters, created_at, after_seq)
    values (${id}, ${userId}, ${companyId}, 'Strony', '{"q":"strony"}', ${new Date()}, 0)`);
  return id;
}

/** An invitation to the company; answers its id. */
export async function addInvitation(world: World, by: IdentityName = 'owner'): Promise<string> {
  const body = { action: 'add', email: `${newId()}@test.pl` };
  const { invitation } = await world.call<{ invitation: { id: string } }>(by, 'accounts/company-manage-users/', body);
  return invitation.id;
}
