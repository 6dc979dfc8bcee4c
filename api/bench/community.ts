import { newId } from '../src/platform/ids.ts';
import { stemVector } from '../src/platform/words/stem-vector.ts';
import type { Database } from '../src/storage/db.ts';
import { sql } from '../src/storage/sql.ts';
import { idOf } from './market.ts';
import { createDice, sentence } from './market-text.ts';

/** Numbers of contacts of the people who read the lists, from a newcomer to a hub. */
const CONTACTS = [5, 20, 50, 150, 500, 1_500, 5_000];
const THREADS = 500;
const MESSAGES = 3;
/** Keeps ids of people apart from those of companies. */
const FIRST_PERSON = 0x1000000;

export interface Person {
  userId: string;
  sessionId: string;
}

/** People with a session that outlasts the measurement; the last one is a hub. */
export const PEOPLE: readonly Person[] = CONTACTS.map((_, index) => {
  const userId = idOf(FIRST_PERSON + index);
  return { userId, sessionId: userId };
});

async function loadPeople(db: Database): Promise<void> {
  const ids = PEOPLE.map(({ userId }) => userId);
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    select id, id || '@bench.test', 'Anna', 'Nowak', '', now() from unnest(${ids}::uuid[]) as u (id)`);
  await db.query(sql`
    insert into sessions (id, user_id, created_at, last_used_at, expires_at)
    select id, id, now(), now(), now() + interval '10 years' from unnest(${ids}::uuid[]) as u (id)`);
}

/** Every company adds eight others, and each person as many as in CONTACTS; the triggers are disabled meanwhile. */
async function loadContacts(db: Database, companies: number): Promise<void> {
  await db.query(sql`alter table network_edges disable trigger user`);
  await db.query(sql`
    insert into network_edges (from_node, to_node)
    select f.id, t.id from network_nodes f cross join generate_series(1, 8) k
    join network_nodes t on t.id = 1 + abs(hashint8(f.id::bigint * 1000 + k)) % ${companies}::int
    where f.company_id is not null and f.id <> t.id on conflict do nothing`);
  for (const [index, { userId }] of PEOPLE.entries()) {
    await db.query(sql`
      insert into network_edges (from_node, to_node)
      select f.id, t.id from network_nodes f cross join generate_series(1, ${CONTACTS[index] ?? 0}::int) k
      join network_nodes t on t.id = 1 + abs(hashint8(f.id::bigint * 100000 + k)) % ${companies}::int
      where f.user_id = ${userId} on conflict do nothing`);
  }
  await db.query(sql`alter table network_edges enable trigger user`);
  await db.query(sql`
    update network_nodes n set contacts = e.contacts
    from (select from_node, array_agg(to_node order by to_node) as contacts from network_edges group by from_node) e
    where e.from_node = n.id`);
}

async function loadPosts(db: Database, posts: number, companies: number): Promise<void> {
  const dice = createDice(3);
  const texts = Array.from({ length: 2_000 }, () => sentence(dice, 40));
  const stems = texts.map((text) => stemVector({ D: text }));
  const person = PEOPLE[0]?.userId ?? '';
  await db.query(sql`
    insert into posts (id, text, stems, author_type, author_company_id, written_by, created_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, (${texts}::text[])[1 + n % ${texts.length}::int],
           (${stems}::tsvector[])[1 + n % ${texts.length}::int], 'company',
           ('00000000-0000-7000-8000-' || lpad(to_hex(n * 7919::bigint % ${companies}::int), 12, '0'))::uuid, ${person},
           timestamptz '2026-01-01' - (${posts}::int - n) * interval '1 minute'
    from generate_series(1, ${posts}::int) n`);
  await db.query(sql`
    insert into post_comments (id, post_id, text, author_user_id, written_by, created_at)
    select gen_random_uuid(), p.id, 'Dziękuję, to się przyda.', ${person}, ${person}, p.created_at
    from posts p order by p.created_at desc limit 1000`);
  await db.query(sql`
    insert into post_reactions (id, post_id, user_id, reaction_type, created_at)
    select gen_random_uuid(), p.id, u.id, 'like', p.created_at
    from (select * from posts order by created_at desc limit 1000) p
    cross join unnest(${PEOPLE.map(({ userId }) => userId)}::uuid[]) as u (id)`);
}

/** Every person has conversations with companies. */
async function loadThreads(db: Database, companies: number): Promise<void> {
  for (const { userId } of PEOPLE) {
    const ids = Array.from({ length: Math.min(THREADS, companies - 1) }, () => newId());
    const t = sql`unnest(${ids}::uuid[]) with ordinality as t (id, n)`;
    const at = sql`timestamptz '2026-01-01' - t.n * interval '1 hour'`;
    await db.query(sql`
      insert into message_threads (id, pair, last_number, created_at)
      select t.id, t.id::text, ${MESSAGES}::int, ${at} from ${t}`);
    await db.query(sql`
      insert into message_sides (thread_id, side, user_id, last_message_at, unread) select t.id, 0, ${userId}, ${at}, 1 from ${t}`);
    await db.query(sql`
      insert into message_sides (thread_id, side, company_id, last_message_at)
      select t.id, 1, ('00000000-0000-7000-8000-' || lpad(to_hex(t.n), 12, '0'))::uuid, ${at} from ${t}`);
    await db.query(sql`
      insert into messages (id, thread_id, number, side, author_id, text, created_at)
      select gen_random_uuid(), t.id, k, k % 2, ${userId}, 'Dzień dobry, proszę o wycenę na przyszły tydzień.', ${at}
      from ${t} cross join generate_series(1, ${MESSAGES}::int) k`);
  }
}

/** Contacts, a feed and conversations in addition to the market. */
export async function loadCommunity(db: Database, { companies }: { companies: number }): Promise<void> {
  await loadPeople(db);
  await loadContacts(db, companies);
  await loadPosts(db, companies / 2, companies);
  await loadThreads(db, companies);
}
