import type { CompanyInvitation } from '@wspolnik/contract/members';
import { DAY_MS, DAY_S, HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { requireStanding } from '../../platform/standing.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import * as store from './invitations.sql.ts';
import { type Whom, whomOf } from './members.service.ts';
import { findMember, findPerson, findRole, lockCompany, type PersonRow } from './members.sql.ts';
import { publishMembers } from './publish-members.ts';

/** Domain §8. */
const INVITATION_MS = 7 * DAY_MS;
/** Enough for a firm that joins with its whole staff; a robot that mails strangers sends more. */
const INVITATIONS_OF_COMPANY: ThrottleRule = { name: 'invite', limit: 100, windowSeconds: DAY_S };
/** Nobody has looked at the company yet: enough for its partners, too few to mail strangers in its name. */
const INVITATIONS_BEFORE_ACTIVATION: ThrottleRule = { name: 'invite-inactive', limit: 5, windowSeconds: DAY_S };
/** Of one account over all its companies, of which it may have fifty. */
const INVITATIONS_OF_ACCOUNT: ThrottleRule = { name: 'invite-account', limit: 50, windowSeconds: DAY_S };
/** Each invitation sends a mail to that address, wanted or not. */
const INVITATIONS_TO_ONE: ThrottleRule = { name: 'invite-email', limit: 5, windowSeconds: HOUR_S };

interface Recipient {
  email: string;
  /** Null for somebody without an account. */
  person: PersonRow | null;
  /** The inviter knows the person, not the address. */
  isById: boolean;
}

interface Letter extends Recipient {
  token: string;
}

async function mailInvitation(context: Context, tx: Db, caller: CompanyIdentity, letter: Letter): Promise<void> {
  const { email, person, token } = letter;
  const { user, company } = caller;
  // The recipient's language is unknown; the inviter's is the best guess.
  const locale = person?.locale ?? user.locale;
  const query = `token=${token}&email=${encodeURIComponent(email)}`;
  const path = person ? `/auth/change-profile?${query}` : `/auth/signup?${query}`;
  const link = pageUrl(context.config.publicUrl, locale, path);
  const inviter = `${user.first_name} ${user.last_name}`;
  const given = {
    company: { kind: 'company', text: company.name },
    inviter: { kind: 'person', text: inviter },
  } as const;
  const mail = { to: email, locale, name: person?.first_name ?? '', link, given };
  await context.mailer.enqueue(tx, composeMail('companyInvitation', mail));
}

async function send(context: Context, caller: CompanyIdentity, recipient: Recipient): Promise<string> {
  const { clock, db, mailer } = context;
  const { email } = recipient;
  const { id: companyId, status } = caller.company;
  const now = clock();
  await throttle(db, status === 'active' ? INVITATIONS_OF_COMPANY : INVITATIONS_BEFORE_ACTIVATION, companyId, now);
  await throttle(db, INVITATIONS_OF_ACCOUNT, caller.user.id, now);
  await throttle(db, INVITATIONS_TO_ONE, email.toLowerCase(), now);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const id = await db.transaction(async (tx) => {
    await lockAsManager(tx, caller);
    if (await findMember(tx, companyId, { email })) throw problem('already_member');
    await mailInvitation(context, tx, caller, { ...recipient, token });
    if (recipient.person) await notifyInvited(tx, caller, recipient.person.id, now);
    await publishMembers(tx, companyId, null, now);
    const userId = recipient.isById ? (recipient.person?.id ?? null) : null;
    const by = { invitedBy: caller.user.id, tokenHash: hashToken(token), expiresAt };
    return store.putInvitation(tx, { id: newId(), companyId, email, userId, ...by }, now);
  });
  mailer.deliverSoon();
  return id;
}

/** Beside the mail: who has an account finds the invitation in the product, where they may be already. */
async function notifyInvited(tx: Db, { user, company: { id, name } }: CompanyIdentity, personId: string, now: Date) {
  const notification = { kind: 'MemberInvited', subject: { type: 'company', id }, params: { company: name } } as const;
  await notify(tx, { ...notification, to: userAsOwner(personId), actor: userAsOwner(user.id) }, now);
}

/** A manager may have lost the role since the request came in. */
async function lockAsManager(tx: Db, { user, company }: CompanyIdentity): Promise<void> {
  if (!(await lockCompany(tx, company.id))) throw problem('not_found');
  const role = await findRole(tx, company.id, user.id);
  if (role !== 'owner' && role !== 'manager') throw problem('forbidden');
}

async function answer({ clock, db }: Context, id: string): Promise<CompanyInvitation> {
  const invitation = await store.selectInvitation(db, id, clock());
  if (!invitation) throw problem('not_found');
  return invitation;
}

/** @throws ApiProblem not_found (no such person) */
async function findRecipient(db: Db, by: { id: string } | { email: string }): Promise<Recipient> {
  const person = (await findPerson(db, by)) ?? null;
  if ('email' in by) return { email: by.email, person, isById: false };
  if (!person) throw problem('not_found');
  return { email: person.email, person, isById: true };
}

/**
 * Mails an invitation to an address, or to a person by id. Inviting the same address or person again renews the invitation.
 *
 * @throws ApiProblem validation_failed, company_not_active (by id: nobody has looked at the company yet), not_found (no such
 *   person), already_member, throttled
 */
export async function invite(context: Context, caller: CompanyIdentity, whom: Whom): Promise<CompanyInvitation> {
  const by = whomOf(whom);
  if ('id' in by) requireStanding(caller, 'active');
  return answer(context, await send(context, caller, await findRecipient(context.db, by)));
}

async function lockOpen(tx: Db, caller: CompanyIdentity, id: string): Promise<store.OpenInvitation> {
  await lockAsManager(tx, caller);
  const invitation = await store.lockInvitation(tx, { id });
  if (invitation?.company_id !== caller.company.id) throw problem('not_found');
  if (invitation.status !== 'sent') throw problem('invalid_transition', { allowed_actions: [] });
  return invitation;
}

/** Invalidates its link. @throws ApiProblem not_found, invalid_transition (accepted or revoked before) */
export async function revokeInvitation(
  context: Context,
  caller: CompanyIdentity,
  id: string,
): Promise<CompanyInvitation> {
  const { clock, db } = context;
  await db.transaction(async (tx) => {
    const invitation = await lockOpen(tx, caller, id);
    await store.decideInvitation(tx, invitation.id, { status: 'revoked', acceptedBy: null }, clock());
    await publishMembers(tx, caller.company.id, null, clock());
  });
  return answer(context, id);
}

/**
 * Mails a new link for seven more days, also for an expired invitation, and invalidates the old link.
 *
 * @throws ApiProblem not_found, invalid_transition (accepted or revoked), throttled
 */
export async function resendInvitation(
  context: Context,
  caller: CompanyIdentity,
  id: string,
): Promise<CompanyInvitation> {
  const { email, user_id } = await context.db.transaction((tx) => lockOpen(tx, caller, id));
  const recipient = await findRecipient(context.db, user_id === null ? { email } : { id: user_id });
  return answer(context, await send(context, caller, recipient));
}
