import type { DeleteAccountBody } from '../../contract/accounts.ts';
import { userAsOwner } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import type { Identity } from '../../platform/identity.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { problem } from '../../platform/problem.ts';
import { clearThrottle, type ThrottleRule, throttle } from '../../platform/throttle.ts';
import type { Db } from '../../storage/db.ts';
import { findRole, hasOtherOwner } from '../members/members.sql.ts';
import { findById } from '../passwords/passwords.sql.ts';
import * as store from './account-deletion.sql.ts';
import { refuseObligations } from './obligations.ts';

/** Limits guesses of the password. */
const DELETIONS: ThrottleRule = { name: 'delete-account', limit: 10, windowSeconds: 15 * 60 };

async function checkPassword({ clock, db, passwords }: Context, userId: string, password: string): Promise<void> {
  await throttle(db, DELETIONS, userId, clock());
  const account = await findById(db, userId);
  if (!account || !(await passwords.verify(account.password_hash, password))) throw problem('invalid_credentials');
  await clearThrottle(db, DELETIONS, userId);
}

/** A company must have an owner: its last one deletes the company or hands it over first. */
async function refuseLastOwner(tx: Db, userId: string): Promise<void> {
  for (const companyId of await store.lockCompaniesOf(tx, userId)) {
    const isOwner = (await findRole(tx, companyId, userId)) === 'owner';
    if (isOwner && !(await hasOtherOwner(tx, companyId, userId))) throw problem('last_owner');
  }
}

/**
 * Deletes the caller's account: replaces personal fields, deletes memberships, contacts, links, notifications and every
 * session, and frees the address. Posts, messages, orders and the ledger keep a pseudonym (domain §9).
 *
 * @throws ApiProblem invalid_credentials, last_owner, has_obligations, throttled
 */
export async function deleteAccount(context: Context, { user }: Identity, body: DeleteAccountBody): Promise<void> {
  const { clock, config, db, mailer } = context;
  await checkPassword(context, user.id, body.password);
  await db.transaction(async (tx) => {
    await refuseLastOwner(tx, user.id);
    const account = await store.lockDoomedAccount(tx, user.id);
    if (!account) throw problem('token_not_valid');
    await refuseObligations(tx, userAsOwner(user.id), body.give_up_points === true, clock());
    await discardFiles(tx, [account.image, account.thumbnail], clock());
    await store.eraseAccount(tx, user.id, account.email, clock());
    const { email: to, first_name: name, locale } = account;
    const link = pageUrl(config.publicUrl, locale, '/');
    await mailer.enqueue(tx, composeMail('accountDeleted', { to, locale, name, link }));
  });
  mailer.deliverSoon();
}
