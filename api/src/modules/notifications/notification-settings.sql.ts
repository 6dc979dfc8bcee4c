import type { MailChoice, SentKind } from '@wspolnik/contract/notification-kinds';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export interface StoredSetting {
  kind: SentKind;
  in_product: boolean;
  mail: MailChoice;
}

/** Choices of the person; kinds with their default have no row. */
export function selectSettings(db: Db, userId: string): Promise<StoredSetting[]> {
  return db.query<StoredSetting>(sql`
    select kind, in_product, mail from notification_settings where user_id = ${userId}`);
}

interface SettingChange {
  kind: SentKind;
  in_product?: boolean | undefined;
  mail?: MailChoice | undefined;
  /** For a kind without a row. */
  default_mail: MailChoice;
}

/** Stores changes, of which each kind has at most one. An own choice of mail ends what a mailed link could restore. */
export async function upsertSettings(db: Db, userId: string, changes: readonly SettingChange[], now: Date) {
  await db.query(sql`
    with changes as (
      select c.* from json_to_recordset(${json(changes)}::json)
        as c (kind text, in_product boolean, mail text, default_mail text))
    insert into notification_settings as s (user_id, kind, in_product, mail, updated_at)
    select ${userId}::uuid, c.kind, coalesce(c.in_product, true), coalesce(c.mail, c.default_mail), ${now}::timestamptz
    from changes c order by c.kind
    on conflict (user_id, kind) do update set
      in_product = coalesce((select c.in_product from changes c where c.kind = excluded.kind), s.in_product),
      mail = coalesce((select c.mail from changes c where c.kind = excluded.kind), s.mail),
      mail_before = case when (select c.mail from changes c where c.kind = excluded.kind) is null then s.mail_before end,
      updated_at = excluded.updated_at`);
}

/** Ends the mails of the kinds and remembers the choice of each. Repeating it changes nothing. */
export async function endMails(
  db: Db,
  userId: string,
  kinds: readonly { kind: SentKind; mail: MailChoice }[],
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into notification_settings as s (user_id, kind, in_product, mail, mail_before, updated_at)
    select ${userId}::uuid, k.kind, true, 'never', k.mail, ${now}::timestamptz
    from json_to_recordset(${json(kinds)}::json) as k (kind text, mail text) order by k.kind
    on conflict (user_id, kind) do update set mail = 'never', mail_before = excluded.mail_before, updated_at = excluded.updated_at
      where s.mail <> 'never'`);
}

/** Restores what {@link endMails} ended in this scope; a kind that the person has changed since keeps its choice. */
export async function resumeMails(db: Db, userId: string, scope: 'digest' | SentKind, now: Date): Promise<void> {
  const those = scope === 'digest' ? sql`mail_before = 'daily'` : sql`kind = ${scope} and mail_before is not null`;
  await db.query(sql`
    update notification_settings set mail = mail_before, mail_before = null, updated_at = ${now}
    where user_id = ${userId} and ${those} and mail = 'never'`);
}

/** False for a deleted account. */
export async function isReader(db: Db, userId: string): Promise<boolean> {
  return (await db.one(sql`select 1 as found from users where id = ${userId} and deleted_at is null`)) !== undefined;
}
