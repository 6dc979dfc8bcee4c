import { HOUR_MS } from '@wspolnik/settings';
import { newId } from '../platform/ids.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { Talks } from './build-talks.ts';
import type { World } from './world.ts';

/** Companies of the conversation: that of owner@, and a partner that offers it work. */
const [OWN, PARTNER] = [0, 3];
const NOTE = 'Mamy wolny zespół od 15 września. Szkicuję wycenę, wyślę ją jutro. Przy tym zakresie proponuję rabat 5%.';

/** manager@ looks after a conversation of the company of owner@, and has written a note about it; nobody looks after the others. */
export async function insertCompanyInbox(
  tx: Db,
  { companies, members, now }: World,
  { threads }: Talks,
): Promise<void> {
  const [own, partner] = [companies[OWN]?.id, companies[PARTNER]?.id];
  const thread = threads.find(({ pair }) => [own, partner].every((id) => String(pair).includes(id ?? '-')));
  const memberOf = (role: string) => members.find((one) => one.company_id === own && one.role === role)?.user_id;
  const [owner, manager] = [memberOf('owner'), memberOf('manager')];
  if (!thread || !own || !owner || !manager) return;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await tx.query(sql`
    insert into thread_assignments (thread_id, company_id, user_id, assigned_by, assigned_at)
    values (${String(thread.id)}, ${own}, ${manager}, ${owner}, ${at(4)})`);
  await tx.query(sql`
    insert into thread_notes (id, thread_id, company_id, author_id, position, text, created_at)
    values (${newId()}, ${String(thread.id)}, ${own}, ${manager}, ${Number(thread.last_number)}, ${NOTE}, ${at(3)})`);
}
