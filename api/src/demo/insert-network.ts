import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import { DEMO_DOMAIN } from './people.ts';
import type { World } from './world.ts';

/** Contacts of the last year, in the order in which they are made. */
const DAYS = 360;

/** Contacts, invitations of the last days, and introductions of user@. */
export async function insertNetwork(tx: Db, world: World): Promise<void> {
  const contacts = world.contacts.map(([from, to], index) => ({ from, to, at: world.daysAgo(12 + (index % DAYS)) }));
  const invitations = world.contactInvitations.map(([from, to], index) => ({ from, to, at: world.daysAgo(1 + index) }));
  const edges = [...contacts, ...contacts.map(({ from, to, at }) => ({ from: to, to: from, at })), ...invitations];
  await tx.query(sql`
    insert into network_edges (from_node, to_node, created_at)
    select a.id, b.id, e.at
    from json_to_recordset(${json(edges)}::json) as e("from" uuid, "to" uuid, at timestamptz)
    join network_nodes a on e."from" in (a.user_id, a.company_id)
    join network_nodes b on e."to" in (b.user_id, b.company_id)`);
  await insertIntroductions(tx, world);
}

/** One that waits for user@: a person wants to meet a company. And one by which user@ has met a company. */
async function insertIntroductions(tx: Db, world: World): Promise<void> {
  const [asked, ends] = [world.daysAgo(1), world.daysAgo(-29)];
  const [askedOnce, introduced] = [world.daysAgo(9), world.daysAgo(8)];
  const [open, made, notification] = [world.newId(asked), world.newId(askedOnce), world.newId(asked)];
  const me = sql`(select n.* from network_nodes n join users u on u.id = n.user_id where u.email = ${`user@${DEMO_DOMAIN}`})`;
  await tx.query(sql`
    insert into introductions (id, asker_node, target_node, first_node, holder_node, asked_by, text, created_at, expires_at)
    select ${open}, a.id, t.id, me.id, me.id, a.user_id,
      'Prowadzę małą palarnię kawy i szukam kogoś, kto zaprojektuje nam opakowania. Czy możesz nas przedstawić?',
      ${asked}, ${ends}
    from ${me} me, network_nodes a, network_nodes t
    where a.id = any(me.contacts) and a.user_id is not null and t.id = any(me.contacts) and t.company_id is not null
      and t.state = 'active' and not t.id = any(a.contacts)
    order by a.id, t.id limit 1`);
  await tx.query(sql`
    insert into notifications (id, user_id, kind, actor_user_id, subject_type, subject_id, params, created_at)
    select ${notification}, me.user_id, 'IntroductionAsked', i.asked_by, 'introduction', i.id,
      jsonb_build_object('person', c.name), i.created_at
    from ${me} me, introductions i join network_nodes t on t.id = i.target_node join companies c on c.id = t.company_id
    where i.id = ${open}`);
  await tx.query(sql`
    insert into introductions (id, asker_node, target_node, first_node, holder_node, asked_by, text, answered_by, words, status,
                               created_at, expires_at, ended_at)
    select ${made}, me.id, t.id, by.id, by.id, me.user_id, 'Szukam sprawdzonej firmy na dłuższą współpracę.', by.user_id,
      'Pracowaliśmy razem przy dwóch zleceniach. Polecam z czystym sumieniem.', 'introduced',
      ${askedOnce}, ${world.daysAgo(-21)}, ${introduced}
    from ${me} me, network_nodes by, network_nodes t
    where by.id = any(me.contacts) and by.user_id is not null and t.id = any(me.contacts) and t.company_id is not null
      and t.state = 'active' and t.id = any(by.contacts)
    order by by.id, t.id limit 1`);
}
