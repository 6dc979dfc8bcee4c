import type { AuditAction } from '@wspolnik/contract/audit';
import type { AddPayoutAccountBody, PayoutAccount } from '@wspolnik/contract/withdrawals';
import { DAY_MS, DAY_S } from '@wspolnik/settings';
import { bankOf } from '../../platform/banks.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { composeMail, type MailLocale, pageUrl } from '../../platform/mail/templates.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { aboutField, openField, type Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import * as store from './payout-accounts.sql.ts';
import { hashTarget, readTarget, type Target } from './withdrawal-target.ts';

/** Time for the owner to read the mail about an account that a thief has added. */
const WAIT_MS = DAY_MS;
const MOST = 10;
/** Each sends a mail to every owner. */
const ADDITIONS: ThrottleRule = { name: 'payout-accounts', limit: 10, windowSeconds: DAY_S };
const PAGE = '/points/registry';

const BANK = 'payout_accounts.bank_number';
const BROKER = 'payout_accounts.broker_account';

/** Only owners decide where a company's points go. */
function ownerOf(caller: Identity) {
  if (caller.company && caller.company.role !== 'owner') throw problem('forbidden');
  return accountOwnerOf(caller);
}

function toAccount(vault: Vault, row: store.PayoutAccountRow): PayoutAccount {
  const bank_number = openField(vault, BANK, row.id, row.bank_number);
  const broker_account = openField(vault, BROKER, row.id, row.broker_account);
  return { ...row, bank_number, broker_account, bank: bank_number && bankOf(bank_number) };
}

/** The end of the number: mails and the log must not hold the whole. */
const endOf = ({ bank_number, broker_account }: Target) => `…${(bank_number ?? broker_account ?? '').slice(-4)}`;

const momentOf = (at: Date, locale: MailLocale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl-PL', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  }).format(at);

/** @throws ApiProblem forbidden */
export async function listPayoutAccounts({ db, vault }: Context, caller: Identity): Promise<PayoutAccount[]> {
  return (await store.selectPayoutAccounts(db, ownerOf(caller))).map((row) => toAccount(vault, row));
}

async function mailOwners({ config, mailer }: Context, tx: Db, caller: Identity, account: PayoutAccount) {
  for (const { email: to, first_name: name, locale } of await store.selectOwners(tx, accountOwnerOf(caller))) {
    const params = { account: endOf(account), at: momentOf(new Date(account.usable_at), locale) };
    const link = pageUrl(config.publicUrl, locale, PAGE);
    await mailer.enqueue(tx, composeMail('payoutAccountAdded', { to, locale, name, link, params }));
  }
}

async function audit(tx: Db, caller: Identity, action: AuditAction, account: PayoutAccount, now: Date): Promise<void> {
  const { userId, companyId } = accountOwnerOf(caller);
  const subject = companyId
    ? { subjectType: 'company', subjectId: companyId }
    : { subjectType: 'user', subjectId: userId ?? '' };
  const details = { account: endOf(account), usable_at: account.usable_at };
  await insertAudit(tx, { actorId: caller.user.id, action, ...subject, details }, now);
}

interface AddedAccount {
  accountOwner: AccountOwner;
  target: Target;
  addedBy: string;
  usableAt: Date;
}

/** Encrypts and stores an account under the id that this answers, unless its owner has the same one. */
export async function storePayoutAccount(
  tx: Db,
  vault: Vault,
  { target, ...account }: AddedAccount,
  now: Date,
): Promise<string> {
  const id = newId();
  const sealed = {
    bank_number: target.bank_number && vault.seal(aboutField(BANK, id), target.bank_number),
    broker_account: target.broker_account && vault.seal(aboutField(BROKER, id), target.broker_account),
  };
  await store.insertPayoutAccount(tx, { id, ...account, ...sealed, account_hash: hashTarget(vault, target) }, now);
  return id;
}

/**
 * Adds an account for withdrawals, usable 24 hours later. The owners are notified by mail. An existing one is answered as it is.
 *
 * @throws ApiProblem forbidden, validation_failed (bank_number, broker_account), limit_reached, throttled
 */
export async function addPayoutAccount(
  context: Context,
  caller: Identity,
  body: AddPayoutAccountBody,
): Promise<PayoutAccount> {
  const { clock, db, mailer, vault } = context;
  const accountOwner = ownerOf(caller);
  const target = readTarget(body);
  const account_hash = hashTarget(vault, target);
  const there = await store.findPayoutAccount(db, accountOwner, account_hash);
  if (there) return toAccount(vault, there);
  await throttle(db, ADDITIONS, caller.user.id, clock());
  const now = clock();
  const usableAt = new Date(now.getTime() + WAIT_MS);
  const added = await db.transaction(async (tx) => {
    if ((await store.selectPayoutAccounts(tx, accountOwner)).length >= MOST) throw problem('limit_reached');
    const id = await storePayoutAccount(tx, vault, { accountOwner, target, addedBy: caller.user.id, usableAt }, now);
    const stored = await store.findPayoutAccount(tx, accountOwner, account_hash);
    if (!stored) throw problem('not_found');
    const account = toAccount(vault, stored);
    if (stored.id !== id) return account;
    await audit(tx, caller, 'payout_account.added', account, now);
    await mailOwners(context, tx, caller, account);
    return account;
  });
  mailer.deliverSoon();
  return added;
}

/** Also stops one that still waits. @throws ApiProblem forbidden, not_found */
export async function removePayoutAccount(context: Context, caller: Identity, id: string): Promise<void> {
  const { clock, db, vault } = context;
  await db.transaction(async (tx) => {
    const row = await store.deletePayoutAccount(tx, ownerOf(caller), id);
    if (!row) throw problem('not_found');
    await audit(tx, caller, 'payout_account.removed', toAccount(vault, row), clock());
  });
}
