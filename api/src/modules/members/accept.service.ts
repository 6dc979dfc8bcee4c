import type {
  AcceptInvitationBody,
  InviteAcceptBody,
  InviteAcceptReply,
  InvitePreview,
} from '@wspolnik/contract/members';
import { HOUR_S, networkOf } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { IdentityUser } from '../../platform/sign-in/identity.ts';
import { checkPassword } from '../../platform/sign-in/password-rule.ts';
import { hashToken } from '../../platform/sign-in/tokens.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertUser, lockSignedUp, type Registration, verifyUser } from '../accounts/index.ts';
import { insertConsents, selectInForce } from '../legal-documents/index.ts';
import { notify } from '../notifications/index.ts';
import * as store from './invitations.sql.ts';
import { insertMember, lockCompany } from './members.sql.ts';
import { publishMembers } from './publish-members.ts';

/** Tokens cannot be guessed; the limit saves the cost of hashing. */
const ACCEPTANCES: ThrottleRule = { name: 'invite-accept', limit: 60, windowSeconds: HOUR_S };

/** @throws ApiProblem invitation_used, invitation_revoked, token_expired */
function refuseEnded({ status, expires_at }: Pick<store.OpenInvitation, 'status' | 'expires_at'>, now: Date): void {
  if (status === 'accepted') throw problem('invitation_used');
  if (status === 'revoked') throw problem('invitation_revoked');
  if (Date.parse(expires_at) <= now.getTime()) throw problem('token_expired');
}

/**
 * Data for the page behind a mailed link. Only who has the link learns what became of the invitation: its token cannot be
 * guessed.
 *
 * @throws ApiProblem token_invalid, invitation_used, invitation_revoked, token_expired
 */
export async function previewInvitation({ clock, db }: Context, token: string): Promise<InvitePreview> {
  const found = await store.selectPreview(db, hashToken(token));
  if (!found) throw problem('token_invalid');
  refuseEnded(found, clock());
  const { status: _, ...preview } = found;
  return preview;
}

/** Locks company before invitation, as everywhere: the reverse order could deadlock with a revocation. */
async function lockInvitation(tx: Db, by: store.Which): Promise<store.OpenInvitation | undefined> {
  const companyId = await store.findCompanyOf(tx, by);
  if (!companyId || !(await lockCompany(tx, companyId))) return undefined;
  return store.lockInvitation(tx, by);
}

/** The new member needs no notification of their own action; the inviter is waiting for it. */
async function notifyInviter(tx: Db, invitation: store.OpenInvitation, userId: string, now: Date): Promise<void> {
  const { company_id, company, inviter_id } = invitation;
  if (inviter_id === null) return;
  const subject = { type: 'company', id: company_id } as const;
  const notification = { kind: 'MemberAdded', actor: userAsOwner(userId), subject, params: { company } } as const;
  await notify(tx, { ...notification, to: userAsOwner(inviter_id) }, now);
}

async function join(tx: Db, invitation: store.OpenInvitation, person: store.Invited, now: Date): Promise<void> {
  const companyId = invitation.company_id;
  await store.decideInvitation(tx, invitation.id, { status: 'accepted', acceptedBy: person.id }, now);
  await store.closeInvitations(tx, { companyId, person }, now);
  if (!(await insertMember(tx, companyId, person.id, now))) throw problem('already_member');
  await publishMembers(tx, companyId, person.id, now);
  await notifyInviter(tx, invitation, person.id, now);
}

function isFor({ user_id, email }: store.OpenInvitation, person: store.Invited): boolean {
  return user_id === null ? email.toLowerCase() === person.email.toLowerCase() : user_id === person.id;
}

/**
 * A person with an account joins the company. The invitation is valid only for the invited address, or the person invited by id.
 *
 * @returns the company's id
 * @throws ApiProblem validation_failed, token_invalid, token_expired, invitation_used, invitation_revoked, not_found (id),
 *   already_member
 */
export async function acceptInvitation(
  { clock, db }: Context,
  user: IdentityUser,
  { token, id }: AcceptInvitationBody,
): Promise<string> {
  if (token === undefined && id === undefined) throw invalidField('token', 'oneOf');
  return db.transaction(async (tx) => {
    const by = token === undefined ? { id: id ?? '' } : { tokenHash: hashToken(token) };
    const invitation = await lockInvitation(tx, by);
    if (!invitation || !isFor(invitation, user)) throw problem(token === undefined ? 'not_found' : 'token_invalid');
    refuseEnded(invitation, clock());
    await join(tx, invitation, user, clock());
    return invitation.company_id;
  });
}

/** Creates the account of the invited address, or overwrites an unverified one with the accepted data. */
async function putAccount(tx: Db, email: string, data: Registration & { locale: 'pl' | 'en' }, now: Date) {
  const id = newId();
  const isNew = await insertUser(tx, { ...data, id, email, referred_by: null }, now);
  const account = isNew ? { id, verified: false } : await lockSignedUp(tx, email);
  if (!account) throw new Error('an account vanished while its address was invited');
  if (account.verified) throw problem('account_exists');
  await verifyUser(tx, account.id, data, now);
  const accepted = await selectInForce(tx, now);
  await insertConsents(tx, { userId: account.id, accepted, locale: data.locale, how: 'invitation' }, now);
  return account.id;
}

/**
 * A new person accepts: creates an account for the invited address, which counts as verified because the mail arrived there.
 *
 * @throws ApiProblem validation_failed, token_invalid, token_expired, invitation_used, invitation_revoked,
 *   account_exists (sign in and accept), throttled
 */
export async function acceptAsNewPerson(
  context: Context,
  body: InviteAcceptBody,
  address: string,
): Promise<InviteAcceptReply> {
  const { clock, db, passwords } = context;
  const first_name = requiredName('first_name', body.first_name);
  const last_name = requiredName('last_name', body.last_name);
  await checkPassword(context, body.password);
  await throttle(db, ACCEPTANCES, networkOf(address), clock());
  await previewInvitation(context, body.token);
  // Before the transaction, because hashing waits in a queue and would hold a connection meanwhile.
  const data = {
    first_name,
    last_name,
    password_hash: await passwords.hash(body.password),
    locale: body.locale ?? 'pl',
  };
  return db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, { tokenHash: hashToken(body.token) });
    if (!invitation) throw problem('token_invalid');
    refuseEnded(invitation, clock());
    const { email, user_id } = invitation;
    if (user_id !== null) throw problem('account_exists');
    await join(tx, invitation, { id: await putAccount(tx, email, data, clock()), email }, clock());
    return { email, status: 'verified' };
  });
}
