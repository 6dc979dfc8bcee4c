import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { sidesOf } from './threads.sql.ts';

export interface UnreadThreads {
  count: number;
  /** Of the other sides, those who wrote last first; at most three. */
  names: string[];
}

/** Threads with unread messages of a profile. */
export async function selectUnreadThreads(db: Db, accountOwner: AccountOwner): Promise<UnreadThreads> {
  const row = await db.one<UnreadThreads>(sql`
    with unread as (
      select s.thread_id, s.side, s.last_message_at from message_sides s where ${sidesOf(accountOwner)} and s.unread > 0),
    newest as (select * from unread order by last_message_at desc, thread_id desc limit 3)
    select (select count(*)::int from unread) as count, coalesce((
      select array_agg(coalesce(c.name, u.first_name || ' ' || u.last_name) order by n.last_message_at desc, n.thread_id desc)
      from newest n join message_sides o on o.thread_id = n.thread_id and o.side = 1 - n.side
      left join users u on u.id = o.user_id left join companies c on c.id = o.company_id), '{}') as names`);
  return row ?? { count: 0, names: [] };
}
