import type { Context } from '../../platform/context.ts';
import { lockAdmins } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { lockUserByEmail, updateRole } from './admin-users.sql.ts';

/** Its message tells the operator what to do. */
export class FirstAdminRefused extends Error {
  override readonly name = 'FirstAdminRefused';
}

/**
 * Makes the first administrator of an installation, who makes all others on the pages. Whoever runs this has the database and its
 * keys, and could do the same by hand; here the rules hold, and the log of decisions tells of it.
 *
 * @throws FirstAdminRefused
 */
export async function makeFirstAdmin({ clock, config, db }: Context, email: string): Promise<void> {
  const refuse = (sentence: string): never => {
    throw new FirstAdminRefused(sentence);
  };
  await db.transaction(async (tx) => {
    const account = await lockUserByEmail(tx, email);
    const admins = await lockAdmins(tx);
    if (account && admins.includes(account.id)) refuse(`${email} is an administrator already.`);
    if (admins.length > 0) {
      refuse(
        `There is an administrator already, and only administrators make others: ${config.publicUrl}/admin/users.`,
      );
    }
    if (!account) return refuse(`No account has the address ${email}. Sign up at ${config.publicUrl} first.`);
    if (!account.verified) refuse(`${email} is not confirmed. Open the link of the mail that was sent there first.`);
    if (account.hidden) refuse(`The account of ${email} is suspended, or its deletion was requested.`);
    const now = clock();
    await updateRole(tx, account.id, 'ADMIN', now);
    const entry = { actorId: null, action: 'user.admin_granted', subjectType: 'user', subjectId: account.id } as const;
    await insertAudit(tx, { ...entry, details: { reason: 'make-admin' } }, now);
  });
}
